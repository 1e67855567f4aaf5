import { formatNumber } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';
import type { ReactNode } from 'react';

/** Actions that ask for confirmation [AMB-036, AMB-037]. */
export type WarnedAct = 'delete' | 'reprocess';

/** An action on documents that waits for confirmation. */
export interface PendingAct {
  readonly act: WarnedAct;
  /** How many documents of a list are selected; without it, one whose extraction failed. */
  readonly selected?: number;
}

const WARNINGS = {
  failed: { delete: 'extraction.confirmDelete', reprocess: 'extraction.confirmReprocess' },
  one: { delete: 'documents.confirmDeleteOne', reprocess: 'documents.confirmReprocessOne' },
} as const satisfies Record<string, Record<WarnedAct, MessageKey>>;

function warningOf({ act, selected }: PendingAct): string {
  if (selected === undefined) return text(WARNINGS.failed[act]);
  if (selected === 1) return text(WARNINGS.one[act]);
  const count = formatNumber(String(selected));
  return act === 'delete'
    ? text('documents.confirmDelete', { count })
    : text('documents.confirmReprocess', { count });
}

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
      {pending && warningOf(pending)}
      {pending?.act === 'reprocess' && children}
    </WarningModal>
  );
}
