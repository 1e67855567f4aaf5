export * from './decimal.ts';
export * from './same-amount.ts';
export * from './typed-number.ts';
export * from './written-number.ts';
