export * from './decimal.ts';
export * from './typed-number.ts';
export * from './written-number.ts';
