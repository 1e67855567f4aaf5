export * from './export-limits.ts';
export * from './import-limits.ts';
export * from './input-limits.ts';
export * from './load-limits.ts';
