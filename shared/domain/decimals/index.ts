export * from './decimal.ts';
export * from './typed-number.ts';
