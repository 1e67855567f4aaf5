import { EXPORT_OPTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Modal, SegmentedControl, Stack } from '@assay/shared/ui';
import { useState } from 'react';
import { METRIC_EXPORT_FORMATS, type MetricExportFormat } from '../model/export-formats.ts';
import classes from './export-dialog.module.css';

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
  const [format, setFormat] = useState<MetricExportFormat>(EXPORT_OPTIONS.verifiedMetrics.defaultFormat);
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
              value: option.format,
              label: text(option.label),
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
