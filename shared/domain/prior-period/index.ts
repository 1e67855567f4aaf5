export * from './compare-prior-period.ts';
