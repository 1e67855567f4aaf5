export * from './resolve-switches.ts';
export * from './switch-table.ts';
