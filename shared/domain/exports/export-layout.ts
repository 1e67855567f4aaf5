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
  value: 'Value',
  currency: 'Currency',
  verified: 'Verified',
  confidence: 'Confidence',
  page: 'Page',
  link: 'Link',
} as const;
export type ExportField = keyof typeof EXPORT_FIELDS;

/** How negative numbers are written; `reversed` turns the sign of every amount, for ledgers that book the other side. */
export const EXPORT_SIGNS = ['minus', 'parentheses', 'reversed'] as const;
/** The unit of amounts. Other numbers stay as they are. */
export const EXPORT_SCALES = ['units', 'thousands', 'millions'] as const;
/** How dates are written; `client` is the form of the client's language. */
export const EXPORT_DATE_FORMS = ['client', 'iso', 'dayFirst', 'monthFirst'] as const;

export interface ExportColumn {
  readonly field: ExportField;
  readonly title: string;
}

/** The form of a CSV or Excel file of metrics. */
export interface ExportLayout {
  readonly columns: readonly ExportColumn[];
  readonly sign: (typeof EXPORT_SIGNS)[number];
  readonly scale: (typeof EXPORT_SCALES)[number];
  readonly dateForm: (typeof EXPORT_DATE_FORMS)[number];
}

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
  columns: STANDARD_FIELDS.map((field) => ({ field, title: EXPORT_FIELDS[field] })),
  sign: 'minus',
  scale: 'units',
  dateForm: 'client',
};
