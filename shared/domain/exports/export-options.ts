import { EXPORT_LIMITS } from '../limits/index.ts';

/** Formats of exports [EXP-007]. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'document_graph'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats in which verified metrics are exported, the default first [EXP-001]. */
export const METRIC_EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const satisfies readonly ExportFormat[];
export type MetricExportFormat = (typeof METRIC_EXPORT_FORMATS)[number];

/** What the lists export, and the formats of each, the default first; tables, always a workbook, and documents have none [EXP-001, EXP-002, EXP-003]. */
export const EXPORT_KINDS = {
  verifiedMetrics: METRIC_EXPORT_FORMATS,
  allMetrics: ['csv', 'json'],
  tables: [],
  documents: [],
} as const satisfies Record<string, readonly MetricExportFormat[]>;
export type ExportKind = keyof typeof EXPORT_KINDS;

/** An export as it is chosen: metrics in one of the formats of their kind, or whole documents. */
export type ExportChoice =
  | { readonly kind: 'verifiedMetrics'; readonly format: MetricExportFormat }
  | { readonly kind: 'allMetrics'; readonly format: (typeof EXPORT_KINDS)['allMetrics'][number] }
  | { readonly kind: 'tables' }
  | { readonly kind: 'documents' };

/** The name of an exported file; `day` is YYYY-MM-DD. All metrics as CSV are a zip of CSV files [AMB-071, AMB-072]. */
export function exportFileName(
  choice: ExportChoice,
  day: string,
  { changesOnly = false }: { readonly changesOnly?: boolean } = {},
): string {
  if (choice.kind === 'documents') return `documents-${day}.zip`;
  if (choice.kind === 'tables') return `tables-${day}.xlsx`;
  if (choice.kind === 'verifiedMetrics' && changesOnly) return `changes-${day}.${choice.format}`;
  const isZip = choice.kind === 'allMetrics' && choice.format === 'csv';
  return `metrics-${day}.${isZip ? 'zip' : choice.format}`;
}

/** An export is written in the background when its documents have more values, or more files, than the limits say. */
export function runsInBackground(
  kind: ExportKind,
  documents: readonly { readonly metricsTotal: number }[],
): boolean {
  if (kind === 'documents') return documents.length > EXPORT_LIMITS.directFiles;
  return documents.reduce((sum, { metricsTotal }) => sum + metricsTotal, 0) > EXPORT_LIMITS.directValues;
}

/** The choice of a kind and a format, the default one if none is given; null where the kind has no such format. */
export function toExportChoice(
  kind: ExportKind,
  format: MetricExportFormat | undefined,
): ExportChoice | null {
  if (kind === 'documents' || kind === 'tables') return format === undefined ? { kind } : null;
  if (kind === 'verifiedMetrics') return { kind, format: format ?? EXPORT_KINDS.verifiedMetrics[0] };
  const found = format ?? EXPORT_KINDS.allMetrics[0];
  return found === 'xlsx' ? null : { kind, format: found };
}
