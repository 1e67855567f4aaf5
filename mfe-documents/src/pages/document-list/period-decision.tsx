import type { DocumentRequest } from '@assay/shared/contracts';
import type { ListStage } from '@assay/shared/domain';
import { useMoveDocuments } from '../../features/document-actions/index.ts';
import { DuplicateDialog } from '../../features/duplicates/index.ts';

export interface PeriodDecisionProps {
  readonly document: DocumentRequest;
  readonly stage: ListStage;
  readonly onClose: () => void;
}

/** Decides on a document whose fund, type and reporting date another one has: it replaces that, stays beside it, or goes. */
export function PeriodDecision({ document: { id, fileName }, stage, onClose }: PeriodDecisionProps) {
  const move = useMoveDocuments({ onMoved: onClose, onMovedElsewhere: onClose });
  return (
    <DuplicateDialog
      kind="period"
      document={{ id, name: fileName }}
      onDiscard={() => move.mutate({ ids: [id], from: stage, to: 'TRASHED' })}
      onKept={onClose}
      onClose={onClose}
    />
  );
}
