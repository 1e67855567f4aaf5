/** Formats in which verified metrics are exported, the default first [EXP-001]. */
export const METRIC_EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type MetricExportFormat = (typeof METRIC_EXPORT_FORMATS)[number];

/** The name of an exported file; `day` is YYYY-MM-DD [AMB-072]. */
export function exportFileName(format: MetricExportFormat, day: string): string {
  return `metrics-${day}.${format}`;
}
