import {
  formatDateForExport,
  formatForExport,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';

/** One metric value as exports know it: names, the stored value, and where it stands in its document. */
export interface ExportedMetric {
  readonly document: string;
  readonly documentType: string;
  readonly fund: string | null;
  /** ISO date. */
  readonly reportingDate: string | null;
  readonly group: string;
  /** Row within a repeatable group, from 1; null elsewhere. */
  readonly row: number | null;
  readonly metric: string;
  readonly fin: string;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly currency: string | null;
  readonly verified: boolean;
}

/** Column titles of CSV and Excel exports, in their order [AMB-072]. They are data for other programs, not screen texts. */
export const EXPORT_COLUMNS = [
  'Document',
  'Document Type',
  'Fund',
  'Reporting Date',
  'Group',
  'Row',
  'Metric',
  'Value',
  'Currency',
  'Verified',
] as const;

/** One cell: its text, and whether it is a number, which alone may begin with a sign. */
export interface ExportCell {
  readonly text: string;
  readonly isNumber: boolean;
}

const PLAIN_NUMBER = /^-?\d+(\.\d+)?%?$/;

/** The cells of one metric in the order of `EXPORT_COLUMNS`, written as exports write them. */
export function toExportCells(metric: ExportedMetric, language: Language): readonly ExportCell[] {
  const text = (value: string | null): ExportCell => ({ text: value ?? '', isNumber: false });
  const value = formatForExport(metric, language);
  return [
    text(metric.document),
    text(metric.documentType),
    text(metric.fund),
    text(metric.reportingDate === null ? null : formatDateForExport(metric.reportingDate, language)),
    text(metric.group),
    { text: metric.row === null ? '' : String(metric.row), isNumber: metric.row !== null },
    text(metric.metric),
    { text: value, isNumber: isNumeric(metric.dataType) && PLAIN_NUMBER.test(value) },
    text(metric.currency),
    text(metric.verified ? 'Yes' : 'No'),
  ];
}

function isNumeric(dataType: MetricDataType): boolean {
  return dataType === 'NUMERIC' || dataType === 'CURRENCY' || dataType === 'PERCENTAGE';
}
