export * from './order-by.ts';
export * from './table-query.ts';
