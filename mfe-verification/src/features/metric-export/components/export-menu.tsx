import { text, type MessageKey } from '@assay/shared/messages';
import { METRIC_EXPORT_FORMATS, type MetricExportFormat } from '@assay/shared/domain';
import { Button, IconChevronDown, iconProps, Menu } from '@assay/shared/ui';

const LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

export interface ExportMenuProps {
  readonly isExporting: boolean;
  readonly onExport: (format: MetricExportFormat) => void;
}

/** Exports the verified metrics of a document in one of their forms. */
export function ExportMenu({ isExporting, onExport }: ExportMenuProps) {
  return (
    <Menu
      position="bottom-end"
      trigger={
        <Button
          variant="quiet"
          loading={isExporting}
          trailingIcon={<IconChevronDown {...iconProps} size={14} />}
        >
          {text('verification.export')}
        </Button>
      }
      items={[
        { kind: 'heading', id: 'heading', label: text('exports.verifiedMetrics') },
        ...METRIC_EXPORT_FORMATS.map((format) => ({
          id: format,
          label: text(LABELS[format]),
          onSelect: () => onExport(format),
        })),
      ]}
    />
  );
}
