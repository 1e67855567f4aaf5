import { formatNumber } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';
import type { ReactNode } from 'react';

/** Actions that ask for confirmation [AMB-036, AMB-037]. */
export type ConfirmableAction = 'delete' | 'reprocess';

/** An action on documents that waits for confirmation. */
export interface PendingAction {
  readonly act: ConfirmableAction;
  /** How many documents of a list are selected; without it, one whose extraction failed. */
  readonly selected?: number;
}

const WARNINGS = {
  failed: { delete: 'extraction.confirmDelete', reprocess: 'extraction.confirmReprocess' },
  selected: { delete: 'documents.confirmDelete', reprocess: 'documents.confirmReprocess' },
} as const satisfies Record<string, Record<ConfirmableAction, MessageKey>>;

function warningOf({ act, selected }: PendingAction): string {
  return selected === undefined
    ? text(WARNINGS.failed[act])
    : text(WARNINGS.selected[act], { count: formatNumber(String(selected)) });
}

export interface DocumentWarningProps {
  /** The action to confirm, or null. */
  readonly pending: PendingAction | null;
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
