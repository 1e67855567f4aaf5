export { BYTE_ORDER_MARK, csvRow, unmarkFormulas } from './csv.ts';
export { valueWriter } from './metric-rows.ts';
export { requireExportable } from './policy.ts';
export { findExportedDocuments, metricValues } from './queries.ts';
export type { ExportedDocument } from './repository.ts';
export { XML_CELLS } from './xlsx-cells.ts';
export { workbookOf } from './xlsx.ts';
