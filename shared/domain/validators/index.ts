export * from './email.ts';
export * from './is-record.ts';
export * from './metric-validator.ts';
export * from './pattern.ts';
export * from './user-forms.ts';
