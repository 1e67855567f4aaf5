export * from './settings.ts';
export * from './trial.ts';
