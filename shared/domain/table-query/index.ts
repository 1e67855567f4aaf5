export * from './order-by.ts';
export * from './table-actions.ts';
export * from './table-query.ts';
