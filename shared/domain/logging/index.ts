export * from './log-level.ts';
