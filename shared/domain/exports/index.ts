export * from './export-options.ts';
export * from './verified-csv-check.ts';
