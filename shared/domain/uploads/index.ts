export * from './upload-limit.ts';
