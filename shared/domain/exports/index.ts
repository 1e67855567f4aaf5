export * from './export-layout.ts';
export * from './export-options.ts';
export * from './source-address.ts';
export * from './verified-csv-check.ts';
