/**
 * What a column of an exported file can hold, with the title that it has unless another is chosen. Titles are data for
 * other programs, not screen texts.
 */
export const EXPORT_FIELDS = {
  document: 'Document',
  documentType: 'Document Type',
  fund: 'Fund',
  fundManager: 'Fund Manager',
  reportingDate: 'Reporting Date',
  uploadedDate: 'Uploaded Date',
  group: 'Group',
  row: 'Row',
  metric: 'Metric',
  fin: 'Metric ID',
  timePeriod: 'Time Period',
  value: 'Value',
  currency: 'Currency',
  verified: 'Verified',
  published: 'Published',
  confidence: 'Confidence',
  page: 'Page',
  link: 'Link',
  /** The value of one metric, and its currency: in files with one row per document. */
  metricValue: 'Metric value',
  metricCurrency: 'Metric currency',
} as const;
export type ExportField = keyof typeof EXPORT_FIELDS;

/** What a row of a file is. */
export const EXPORT_ROWS = ['values', 'documents'] as const;
/** How negative numbers are written; `reversed` turns the sign of every amount, for ledgers that book the other side. */
export const EXPORT_SIGNS = ['minus', 'parentheses', 'reversed'] as const;
/** The unit of amounts. Other numbers stay as they are. */
export const EXPORT_SCALES = ['units', 'thousands', 'millions'] as const;
/** How dates are written; `client` is the form of the client's language. */
export const EXPORT_DATE_FORMS = ['client', 'iso', 'dayFirst', 'monthFirst'] as const;
/** What stands before the decimals of a number in a CSV file. A workbook shows numbers as its reader is set. */
export const EXPORT_DECIMAL_MARKS = ['point', 'comma'] as const;
/** What stands between the fields of a CSV file. */
export const EXPORT_DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type ExportDelimiter = keyof typeof EXPORT_DELIMITERS;

export interface ExportColumn {
  readonly field: ExportField;
  readonly title: string;
  /** Of `metricValue` and `metricCurrency`: which metric. */
  readonly fin?: string | undefined;
}

/** The form of a CSV or Excel file of metrics. */
export interface ExportLayout {
  readonly rows: (typeof EXPORT_ROWS)[number];
  readonly columns: readonly ExportColumn[];
  readonly sign: (typeof EXPORT_SIGNS)[number];
  readonly scale: (typeof EXPORT_SCALES)[number];
  readonly dateForm: (typeof EXPORT_DATE_FORMS)[number];
  readonly decimalMark: (typeof EXPORT_DECIMAL_MARKS)[number];
  readonly delimiter: ExportDelimiter;
}

/** The fields that a file with this kind of row offers, in the order in which they are offered. */
export const EXPORT_ROW_FIELDS = {
  values: [
    'document',
    'documentType',
    'fund',
    'fundManager',
    'reportingDate',
    'uploadedDate',
    'group',
    'row',
    'metric',
    'fin',
    'timePeriod',
    'value',
    'currency',
    'verified',
    'published',
    'confidence',
    'page',
    'link',
  ],
  documents: [
    'document',
    'documentType',
    'fund',
    'fundManager',
    'reportingDate',
    'uploadedDate',
    'link',
    'metricValue',
    'metricCurrency',
  ],
} as const satisfies Record<ExportLayout['rows'], readonly ExportField[]>;

/** Whether a field is one of the columns that name a metric. */
export const isMetricField = (field: ExportField): boolean =>
  field === 'metricValue' || field === 'metricCurrency';

const STANDARD_FIELDS = [
  'document',
  'documentType',
  'fund',
  'reportingDate',
  'group',
  'row',
  'metric',
  'value',
  'currency',
  'verified',
  'link',
] as const satisfies readonly ExportField[];

/** The form without a profile: the columns of AMB-072, then the link to the source of each value. */
export const STANDARD_LAYOUT: ExportLayout = {
  rows: 'values',
  columns: STANDARD_FIELDS.map((field) => ({ field, title: EXPORT_FIELDS[field] })),
  sign: 'minus',
  scale: 'units',
  dateForm: 'client',
  decimalMark: 'point',
  delimiter: 'comma',
};

/** Why a layout can not be used. */
export const LAYOUT_FAULTS = ['noColumns', 'noTitle', 'sameTitle', 'otherRows', 'noMetric'] as const;

export interface LayoutFault {
  readonly reason: (typeof LAYOUT_FAULTS)[number];
  /** Index of the column; null for the layout as a whole. */
  readonly column: number | null;
}

function faultOfColumn(
  { field, title, fin }: ExportColumn,
  { rows }: ExportLayout,
): LayoutFault['reason'] | null {
  const offered: readonly ExportField[] = EXPORT_ROW_FIELDS[rows];
  if (!offered.includes(field)) return 'otherRows';
  if (isMetricField(field) && (fin ?? '') === '') return 'noMetric';
  return title.trim() === '' ? 'noTitle' : null;
}

/**
 * The first fault of a layout, or null. Readers of CSV find columns by their titles, so no two columns have the same one,
 * whatever its case.
 */
export function layoutFaultOf(layout: ExportLayout): LayoutFault | null {
  if (layout.columns.length === 0) return { reason: 'noColumns', column: null };
  const titles = new Set<string>();
  for (const [column, one] of layout.columns.entries()) {
    const reason = faultOfColumn(one, layout);
    if (reason !== null) return { reason, column };
    const title = one.title.trim().toLowerCase();
    if (titles.has(title)) return { reason: 'sameTitle', column };
    titles.add(title);
  }
  return null;
}
