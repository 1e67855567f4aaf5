import { EXPORT_OPTIONS } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A form in which verified metrics leave [EXP-001]. */
export type MetricExportFormat = (typeof EXPORT_OPTIONS.verifiedMetrics.formats)[number];

const LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

/** The forms on offer with their names, the default first. */
export const METRIC_EXPORT_FORMATS = EXPORT_OPTIONS.verifiedMetrics.formats.map((format) => ({
  format,
  label: LABELS[format],
}));
