export { BYTE_ORDER_MARK, csvRow, unmarkFormulas } from './csv.ts';
export { textCell, type ExportCell } from './metric-rows.ts';
export { requireExportable } from './policy.ts';
export { findExportedDocuments, metricValues } from './queries.ts';
export type { ExportedDocument } from './repository.ts';
export { workbookOf } from './xlsx.ts';
