export * from './failures.ts';
export * from './list-actions.ts';
export * from './moves.ts';
export * from './stage.ts';
export * from './verify-status.ts';
export * from './unsupported-document-kinds.ts';
