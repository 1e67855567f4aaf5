import { formatDateForExport, toIsoDate, type ExportDelimiter, type Language } from '@assay/shared/domain';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';
import { textCell } from './metric-rows.ts';
import type { ExportedDocument } from './repository.ts';

interface Surroundings {
  readonly publicUrl: string;
  readonly language: Language;
  readonly delimiter: ExportDelimiter;
}

const TITLES = [
  'Document',
  'Document Type',
  'Fund',
  'Fund Manager',
  'Reporting Date',
  'Uploaded Date',
  'Uploaded By',
  'Confirmed By',
  'Metrics',
  'Verified Metrics',
  'Tags',
  'Link',
];

/** The exported documents as CSV, one a row. */
export function writeDocumentList(
  documents: readonly ExportedDocument[],
  { publicUrl, language, delimiter }: Surroundings,
): string {
  const rows = documents.map((document) => [
    textCell(document.file_name),
    textCell(document.document_type_id),
    textCell(document.fund),
    textCell(document.fund_manager),
    textCell(formatDateForExport(document.reporting_date, language)),
    textCell(formatDateForExport(toIsoDate(document.upload_date), language)),
    textCell(document.uploaded_by),
    textCell(document.is_verified ? document.verified_by : null),
    { text: String(document.metrics_total), isNumber: true },
    { text: String(document.metrics_verified), isNumber: true },
    textCell(document.tags.join('; ')),
    textCell(`${publicUrl}/verification/${document.id}/document`),
  ]);
  return BYTE_ORDER_MARK + [TITLES.map(textCell), ...rows].map((row) => csvRow(row, delimiter)).join('');
}
