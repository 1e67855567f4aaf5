export * from './input-limits.ts';
