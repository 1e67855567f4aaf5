export * from './transition.ts';
