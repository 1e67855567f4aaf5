export * from './decimal.ts';
export * from './same-figure.ts';
export * from './typed-number.ts';
export * from './written-number.ts';
