export * from './app-error.ts';
export * from './error-code.ts';
