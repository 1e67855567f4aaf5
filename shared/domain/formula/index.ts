export * from './check.ts';
export * from './dependencies.ts';
export * from './evaluate.ts';
export * from './expression.ts';
export * from './parse.ts';
export * from './problems.ts';
