import { text, type MessageKey } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';
import type { ReactNode } from 'react';

/** Actions that ask for confirmation [AMB-036, AMB-037]. */
export type WarnedAct = 'delete' | 'reprocess';

/** An action on documents that waits for confirmation. */
export interface PendingAct {
  readonly act: WarnedAct;
  /** A single document, or the selection of a list. */
  readonly scope: 'document' | 'list';
}

const WARNINGS = {
  document: { delete: 'extraction.confirmDelete', reprocess: 'extraction.confirmReprocess' },
  list: { delete: 'documents.confirmDelete', reprocess: 'documents.confirmReprocess' },
} as const satisfies Record<PendingAct['scope'], Record<WarnedAct, MessageKey>>;

export interface DocumentWarningProps {
  /** The action to confirm, or null. */
  readonly pending: PendingAct | null;
  readonly isRunning: boolean;
  /** What is chosen before re-processing. */
  readonly children?: ReactNode;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The WARNING before documents are deleted or extracted again. */
export function DocumentWarning({
  pending,
  isRunning,
  children,
  onCancel,
  onContinue,
}: DocumentWarningProps) {
  return (
    <WarningModal
      opened={pending !== null}
      continuing={isRunning}
      onCancel={onCancel}
      onContinue={onContinue}
    >
      {pending && text(WARNINGS[pending.scope][pending.act])}
      {pending?.act === 'reprocess' && children}
    </WarningModal>
  );
}
