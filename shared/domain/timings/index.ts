export * from './timings.ts';
