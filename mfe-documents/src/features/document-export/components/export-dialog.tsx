import {
  EXPORT_KINDS,
  runsInBackground,
  toExportChoice,
  type ExportChoice,
  type ExportKind,
  type MetricExportFormat,
} from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { Button, IconClock, iconProps, Modal, SegmentedControl, Stack, WarningModal } from '@assay/shared/ui';
import { useState, type ReactNode } from 'react';
import classes from './export-dialog.module.css';

const KINDS = {
  verifiedMetrics: { label: 'exports.verifiedMetrics', hint: 'exports.verifiedMetricsHint' },
  allMetrics: { label: 'exports.allMetrics', hint: 'exports.allMetricsHint' },
  documents: { label: 'exports.documents', hint: 'exports.documentsHint' },
} as const satisfies Record<ExportKind, Record<'label' | 'hint', MessageKey>>;
const KIND_NAMES = ['verifiedMetrics', 'allMetrics', 'documents'] as const satisfies readonly ExportKind[];

const FORMAT_LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

/** Width of the dialog, in px: three kinds side by side. */
const DIALOG_WIDTH = 520;

export interface ExportDialogProps {
  readonly opened: boolean;
  /** What is exported, with the number of values that were found in each document. */
  readonly documents: readonly { readonly metricsTotal: number }[];
  readonly isRunning: boolean;
  readonly onExport: (choice: ExportChoice) => void;
  readonly onClose: () => void;
  /** The kind or the format was changed. */
  readonly onChange: () => void;
  /** What keeps the last choice from leaving. */
  readonly children?: ReactNode;
}

/** Asks what leaves, and in which form [EXP-001, EXP-002, EXP-003]; unverified values leave only after a warning [EXP-004]. */
export function ExportDialog(props: ExportDialogProps) {
  const { opened, documents, isRunning, onExport, onClose, onChange, children } = props;
  const [kind, setKind] = useState<ExportKind>('verifiedMetrics');
  const [formats, setFormats] = useState<Partial<Record<ExportKind, MetricExportFormat>>>({});
  const [isWarned, setWarned] = useState(false);
  const choice = toExportChoice(kind, formats[kind]);
  const start = () => choice && onExport(choice);
  const chooseKind = (next: ExportKind) => {
    setKind(next);
    onChange();
  };
  const count = documents.length;
  return (
    <>
      <Modal
        opened={opened && !isWarned}
        onClose={onClose}
        title={text('exports.title')}
        width={DIALOG_WIDTH}
        footer={
          <>
            <Button onClick={onClose}>{text('generic.cancel')}</Button>
            <Button
              variant="primary"
              loading={isRunning}
              onClick={kind === 'allMetrics' ? () => setWarned(true) : start}
            >
              {text('exports.start')}
            </Button>
          </>
        }
      >
        <Stack gap="sm">
          <p className={classes.count}>
            {count === 1 ? text('exports.oneDocument') : text('exports.documentCount', { count })}
          </p>
          <SegmentedControl
            label={text('exports.kind')}
            options={KIND_NAMES.map((name) => ({ value: name, label: text(KINDS[name].label) }))}
            value={kind}
            onChange={chooseKind}
            disabled={isRunning}
            fullWidth
          />
          <div className={classes.choice}>
            <span className={classes.hint}>{text(KINDS[kind].hint)}</span>
            {choice !== null && choice.kind !== 'documents' && (
              <SegmentedControl
                label={text('exports.format')}
                options={EXPORT_KINDS[choice.kind].map((option) => ({
                  value: option,
                  label: text(FORMAT_LABELS[option]),
                }))}
                value={choice.format}
                onChange={(format) => {
                  setFormats({ ...formats, [kind]: format });
                  onChange();
                }}
                disabled={isRunning}
              />
            )}
          </div>
          {runsInBackground(kind, documents) && (
            <p className={classes.note}>
              <IconClock {...iconProps} />
              {text('exports.inBackground')}
            </p>
          )}
          {children}
        </Stack>
      </Modal>
      <WarningModal
        opened={opened && isWarned}
        hideNote
        onCancel={() => setWarned(false)}
        onContinue={() => {
          setWarned(false);
          start();
        }}
      >
        {text('exports.unverifiedWarning')}
      </WarningModal>
    </>
  );
}
