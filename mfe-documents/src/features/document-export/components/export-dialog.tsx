import {
  EXPORT_KINDS,
  runsInBackground,
  STANDARD_LAYOUT,
  type ExportKind,
  type MetricExportFormat,
} from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import {
  Button,
  Checkbox,
  IconClock,
  iconProps,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  WarningModal,
} from '@assay/shared/ui';
import { useState, type ReactNode } from 'react';
import type { DocumentExport } from '../api/export-documents.mutations.ts';
import { newProfile, type ProfileDraft } from '../model/profile-draft.ts';
import { useExportChoice } from '../use-export-choice.ts';
import { ExportPreview } from './export-preview.tsx';
import { ProfileChoice } from './profile-choice.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import classes from './export-dialog.module.css';

const KINDS = {
  verifiedMetrics: { label: 'exports.verifiedMetrics', hint: 'exports.verifiedMetricsHint' },
  allMetrics: { label: 'exports.allMetrics', hint: 'exports.allMetricsHint' },
  tables: { label: 'exports.tables', hint: 'exports.tablesHint' },
  documents: { label: 'exports.documents', hint: 'exports.documentsHint' },
} as const satisfies Record<ExportKind, Record<'label' | 'hint', MessageKey>>;
const KIND_NAMES = [
  'verifiedMetrics',
  'allMetrics',
  'tables',
  'documents',
] as const satisfies readonly ExportKind[];

const FORMAT_LABELS = {
  csv: 'exports.formatCsv',
  xlsx: 'exports.formatExcel',
  json: 'exports.formatJson',
} as const satisfies Record<MetricExportFormat, MessageKey>;

/** Width of the dialog, in px: a preview of a few columns. */
const DIALOG_WIDTH = 680;

/** A document to export. */
export interface DocumentToExport {
  readonly id: string;
  readonly metricsTotal: number;
}

/** What the dialog asks for. */
export type ExportRequest = Omit<DocumentExport, 'ids'>;

export interface ExportDialogProps {
  readonly opened: boolean;
  readonly documents: readonly DocumentToExport[];
  readonly isRunning: boolean;
  readonly onExport: (request: ExportRequest) => void;
  readonly onClose: () => void;
  /** The kind, the format or the profile was changed. */
  readonly onChange: () => void;
  /** What keeps the last choice from leaving. */
  readonly children?: ReactNode;
}

/** Asks what leaves, and in which form [EXP-001, EXP-002, EXP-003]; unverified values leave only after a warning [EXP-004]. */
export function ExportDialog(props: ExportDialogProps) {
  const { opened, documents, isRunning, onExport, onClose, onChange, children } = props;
  const chosen = useExportChoice(opened);
  const { kind, choice, profile, changesOnly } = chosen;
  const [isWarned, setWarned] = useState(false);
  const [edited, setEdited] = useState<ProfileDraft | null>(null);
  const isUnverified = kind === 'allMetrics' || kind === 'tables';
  const ids = documents.map(({ id }) => id);
  const start = () => choice && onExport({ choice, profile: profile?.id ?? null, changesOnly });
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onChange();
    };
  if (opened && edited !== null)
    return (
      <ProfileEditor
        profile={edited}
        ids={ids}
        onSaved={(id) => {
          chosen.chooseProfile(id);
          setEdited(null);
        }}
        onClose={() => setEdited(null)}
      />
    );
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
              onClick={isUnverified ? () => setWarned(true) : start}
            >
              {text('exports.start')}
            </Button>
          </>
        }
      >
        <Stack gap="sm">
          <Text as="p" quiet>
            {text('exports.documentCount', { count: documents.length })}
          </Text>
          <SegmentedControl
            label={text('exports.kind')}
            options={KIND_NAMES.map((name) => ({ value: name, label: text(KINDS[name].label) }))}
            value={kind}
            onChange={choose(chosen.chooseKind)}
            disabled={isRunning}
            fullWidth
          />
          <div className={classes.choice}>
            <Text quiet>{text(KINDS[kind].hint)}</Text>
            {choice !== null && 'format' in choice && (
              <SegmentedControl
                label={text('exports.format')}
                options={EXPORT_KINDS[choice.kind].map((option) => ({
                  value: option,
                  label: text(FORMAT_LABELS[option]),
                }))}
                value={choice.format}
                onChange={choose(chosen.chooseFormat)}
                disabled={isRunning}
              />
            )}
          </div>
          {chosen.takesForm && opened && (
            <>
              <ProfileChoice
                profiles={chosen.profiles}
                value={profile}
                onChange={choose(chosen.chooseProfile)}
                onCreate={() => setEdited(newProfile())}
                onEdit={() => profile && setEdited({ ...profile, basedOn: profile.version })}
                disabled={isRunning}
              />
              <ExportPreview
                ids={ids}
                layout={profile?.layout ?? STANDARD_LAYOUT}
                includeUnverified={kind === 'allMetrics'}
              />
            </>
          )}
          {kind === 'verifiedMetrics' && (
            <Checkbox
              label={text('exports.changesOnly')}
              checked={changesOnly}
              onChange={choose(chosen.chooseChangesOnly)}
              disabled={isRunning}
            />
          )}
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
