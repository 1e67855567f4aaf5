export * from './entity-name.ts';
export * from './entity-name-check.ts';
export * from './entity-types.ts';
export * from './name-type.ts';
export * from './entity-address.ts';
export * from './import-problems.ts';
