/** Formats of exports on the wire [EXP-007]. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'document_graph'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportOptionEntry {
  /** The formats offered; none when there is nothing to choose. */
  formats: readonly ExportFormat[];
  defaultFormat: ExportFormat;
  /** Whether unverified values are in it, so that the user is warned first [EXP-004]. */
  includesUnverified: boolean;
}

/** The three export options of the document lists [EXP-001, EXP-002, EXP-003]. */
export const EXPORT_OPTIONS = {
  verifiedMetrics: { formats: ['csv', 'xlsx', 'json'], defaultFormat: 'csv', includesUnverified: false },
  allMetrics: { formats: ['csv', 'json'], defaultFormat: 'csv', includesUnverified: true },
  documents: { formats: [], defaultFormat: 'document_graph', includesUnverified: true },
} as const satisfies Record<string, ExportOptionEntry>;
export type ExportOption = keyof typeof EXPORT_OPTIONS;

/** The name of an exported file; `day` is YYYY-MM-DD. All metrics as CSV come as a zip of CSVs [AMB-071, AMB-072]. */
export function exportFileName(option: ExportOption, format: ExportFormat, day: string): string {
  if (option === 'documents' || format === 'document_graph') return `documents-${day}.zip`;
  return `metrics-${day}.${option === 'allMetrics' && format === 'csv' ? 'zip' : format}`;
}
