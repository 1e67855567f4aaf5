export * from './email.ts';
export * from './metric-validator.ts';
export * from './user-forms.ts';
