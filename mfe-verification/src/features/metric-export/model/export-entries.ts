import { METRIC_EXPORT_FORMATS, type MetricExportFormat } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import type { MenuEntry } from '@assay/shared/ui';

const LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

/** The entries of a menu that exports the verified metrics of a document in one of their forms. */
export const exportEntries = (
  mayExport: boolean,
  onExport: (format: MetricExportFormat) => void,
): readonly MenuEntry[] => [
  { kind: 'heading', id: 'heading', label: text('exports.verifiedMetrics') },
  ...METRIC_EXPORT_FORMATS.map((format) => ({
    id: format,
    label: text(LABELS[format]),
    ...(mayExport ? {} : { detail: text('generic.insufficientPermissions'), disabled: true }),
    onSelect: () => onExport(format),
  })),
];
