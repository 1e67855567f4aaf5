export * from './input-limits.ts';
export * from './load-limits.ts';
