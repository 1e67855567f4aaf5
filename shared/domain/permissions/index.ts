export * from './access-rules.ts';
export * from './document-actions.ts';
export * from './entity-actions.ts';
export * from './metric-actions.ts';
export * from './permission.ts';
export * from './provider.ts';
export * from './roles.ts';
export * from './user-rules.ts';
