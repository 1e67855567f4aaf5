import { METRIC_EXPORT_FORMATS, type MetricExportFormat } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { Button, Modal, SegmentedControl, Stack } from '@assay/shared/ui';
import { useState } from 'react';
import classes from './export-dialog.module.css';

const LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

/** Width of the dialog, in px: three formats side by side. */
const DIALOG_WIDTH = 440;

export interface ExportDialogProps {
  readonly opened: boolean;
  /** How many documents are exported. */
  readonly count: number;
  readonly isRunning: boolean;
  readonly onExport: (format: MetricExportFormat) => void;
  readonly onClose: () => void;
}

/** Asks for the form in which verified metrics leave [EXP-001]. */
export function ExportDialog({ opened, count, isRunning, onExport, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<MetricExportFormat>(METRIC_EXPORT_FORMATS[0]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text('exports.title')}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button onClick={onClose}>{text('generic.cancel')}</Button>
          <Button variant="primary" loading={isRunning} onClick={() => onExport(format)}>
            {text('exports.start')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <p className={classes.count}>
          {count === 1 ? text('exports.oneDocument') : text('exports.documentCount', { count })}
        </p>
        <div className={classes.choice}>
          <span>{text('exports.verifiedMetrics')}</span>
          <SegmentedControl
            label={text('exports.format')}
            options={METRIC_EXPORT_FORMATS.map((option) => ({
              value: option,
              label: text(LABELS[option]),
            }))}
            value={format}
            onChange={setFormat}
            disabled={isRunning}
          />
        </div>
      </Stack>
    </Modal>
  );
}
