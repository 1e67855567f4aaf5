import {
  compareDecimals,
  divideDecimals,
  decimalPlacesOf,
  formatDateForExport,
  formatForExport,
  isNumericDataType,
  normaliseDecimal,
  type ExportField,
  type ExportLayout,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';

/** One metric value as exports know it: names, the stored value, and where it stands in its document. */
export interface ExportedMetric {
  readonly documentRequestId: string;
  readonly metricId: string;
  readonly document: string;
  readonly documentType: string;
  readonly fund: string | null;
  readonly fundManager: string | null;
  /** ISO date. */
  readonly reportingDate: string | null;
  /** ISO date. */
  readonly uploadedDate: string;
  readonly group: string;
  /** Row within a repeatable group, from 1; null elsewhere. */
  readonly row: number | null;
  readonly metric: string;
  readonly fin: string;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly currency: string | null;
  readonly verified: boolean;
  readonly confidence: number;
  readonly page: number | null;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
  /** Opens the document at the value. */
  readonly link: string;
}

/** One cell: its text, and whether it is a number, which alone may begin with a sign. */
export interface ExportCell {
  readonly text: string;
  readonly isNumber: boolean;
}

export const textCell = (text: string | null): ExportCell => ({ text: text ?? '', isNumber: false });

const PLAIN_NUMBER = /^-?\d+(\.\d+)?%?$/;
const SCALES = { units: '1', thousands: '1000', millions: '1000000' } as const;
const DATE_LANGUAGES = { dayFirst: 'en-gb', monthFirst: 'en-us' } as const;

/** Writes the cells of metrics in the form of a layout. */
export function createRowWriter(layout: ExportLayout, language: Language) {
  const writeDate = (iso: string | null) => {
    if (layout.dateForm === 'iso') return iso ?? '';
    return formatDateForExport(
      iso,
      layout.dateForm === 'client' ? language : DATE_LANGUAGES[layout.dateForm],
    );
  };
  const writeValue = (metric: ExportedMetric): ExportCell => {
    if (metric.dataType === 'DATE') return textCell(writeDate(metric.value));
    const text = formatForExport(metric, language);
    if (!isNumericDataType(metric.dataType) || !PLAIN_NUMBER.test(text)) return textCell(text);
    return {
      text: metric.dataType === 'CURRENCY' ? writeAmount(text, layout) : writeSign(text, layout),
      isNumber: true,
    };
  };
  const cells: Readonly<Record<ExportField, (metric: ExportedMetric) => ExportCell>> = {
    document: (metric) => textCell(metric.document),
    documentType: (metric) => textCell(metric.documentType),
    fund: (metric) => textCell(metric.fund),
    fundManager: (metric) => textCell(metric.fundManager),
    reportingDate: (metric) => textCell(writeDate(metric.reportingDate)),
    uploadedDate: (metric) => textCell(writeDate(metric.uploadedDate)),
    group: (metric) => textCell(metric.group),
    row: ({ row }) => (row === null ? textCell('') : { text: String(row), isNumber: true }),
    metric: (metric) => textCell(metric.metric),
    fin: (metric) => textCell(metric.fin),
    value: writeValue,
    currency: (metric) => textCell(metric.currency),
    verified: ({ verified }) => textCell(verified ? 'Yes' : 'No'),
    confidence: ({ confidence }) => ({ text: String(confidence), isNumber: true }),
    page: ({ page }) => (page === null ? textCell('') : { text: String(page), isNumber: true }),
    link: (metric) => textCell(metric.link),
  };
  const columns = layout.columns.map(({ field }) => cells[field]);
  return (metric: ExportedMetric): readonly ExportCell[] => columns.map((write) => write(metric));
}

function writeAmount(text: string, { scale, sign }: ExportLayout): string {
  const unit = SCALES[scale];
  const scaled =
    unit === '1' ? text : normaliseDecimal(divideDecimals(text, unit, decimalPlacesOf(text) + unit.length));
  if (sign !== 'reversed') return writeSign(scaled, { sign });
  if (compareDecimals(scaled, '0') === 0) return scaled;
  return scaled.startsWith('-') ? scaled.slice(1) : `-${scaled}`;
}

function writeSign(text: string, { sign }: Pick<ExportLayout, 'sign'>): string {
  return sign === 'parentheses' && text.startsWith('-') ? `(${text.slice(1)})` : text;
}
