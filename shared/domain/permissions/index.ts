export * from './access-rules.ts';
export * from './actions.ts';
export * from './permission.ts';
export * from './provider.ts';
export * from './roles.ts';
export * from './user-rules.ts';
