export * from './file-name.ts';
export * from './upload-limit.ts';
export * from './recognised-type.ts';
