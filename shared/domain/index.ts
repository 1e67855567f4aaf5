/**
 * The rules of Assay as pure functions and tables: no React, no input or output, the same in browser and server.
 * One folder per family of rules; each file cites a requirement (LIST-014) or a decision (AMB-nnn).
 */
export * from './brand/index.ts';
export * from './checks/index.ts';
export * from './decimals/index.ts';
export * from './entity-names/index.ts';
export * from './errors/index.ts';
export * from './expectations/index.ts';
export * from './exports/index.ts';
export * from './formats/index.ts';
export * from './formula/index.ts';
export * from './limits/index.ts';
export * from './logging/index.ts';
export * from './metrics/index.ts';
export * from './paging/index.ts';
export * from './password/index.ts';
export * from './permissions/index.ts';
export * from './review/index.ts';
export * from './prior-period/index.ts';
export * from './schema-editing/index.ts';
export * from './settings/index.ts';
export * from './stages/index.ts';
export * from './statistics/index.ts';
export * from './switches/index.ts';
export * from './table-edits/index.ts';
export * from './table-query/index.ts';
export * from './timings/index.ts';
export * from './uploads/index.ts';
export * from './user-acceptance/index.ts';
export * from './validators/index.ts';
