import type { ListStage, MetricExportFormat } from '@assay/shared/domain';
import { useState } from 'react';
import {
  BulkActionBar,
  bulkActionsOf,
  DocumentWarning,
  TARGET_OF_ACTION,
  useDeleteDocuments,
  useMoveDocuments,
  useReprocessDocuments,
  type BulkActionName,
  type PendingAct,
} from '../../features/document-actions/index.ts';
import { ExportDialog, useExportVerifiedMetrics } from '../../features/document-export/index.ts';
import type { DocumentSelection } from '../../features/document-list/index.ts';
import { VerifyProvenDialog } from '../../features/proven-values/index.ts';
import { useReview } from '../../features/document-queue/index.ts';

interface ListActionsProps {
  readonly stage: ListStage;
  readonly selection: DocumentSelection;
  /** Called with the number of documents that left the list [STATE-016]. */
  readonly onLeft: (count: number) => void;
}

/** The bulk actions of a list on its selection, with the warning and the export dialog that some of them open. */
export function ListActions({ stage, selection, onLeft }: ListActionsProps) {
  const selected = selection.documents;
  const [pending, setPending] = useState<PendingAct | null>(null);
  const [isExportOpen, setExportOpen] = useState(false);
  const [isProvenOpen, setProvenOpen] = useState(false);
  const leave = (count: number) => {
    selection.clear(); // Documents that come back by Undo come back unselected.
    onLeft(count);
  };
  const move = useMoveDocuments({ onMoved: leave });
  const remove = useDeleteDocuments({ onDeleted: leave });
  const reprocess = useReprocessDocuments({ origin: 'list', onSent: leave });
  const exportMetrics = useExportVerifiedMetrics();
  const { startQueue } = useReview();
  const ids = selected.map(({ id }) => id);

  const start = (action: BulkActionName) => {
    switch (action) {
      case 'verify':
        return startQueue(selected);
      case 'verifyProven':
        return setProvenOpen(true);
      case 'moveBack':
      case 'archive':
      case 'trash':
        return move.mutate({ ids, from: stage, to: TARGET_OF_ACTION[action] });
      case 'delete':
      case 'reprocess':
        return setPending({ act: action, scope: 'list' });
      case 'export':
        return setExportOpen(true);
    }
  };

  const continuePending = () => {
    const onSettled = () => setPending(null);
    if (pending?.act === 'delete') remove.mutate(ids, { onSettled });
    if (pending?.act === 'reprocess') reprocess.mutate(selected, { onSettled });
  };

  return (
    <>
      <BulkActionBar
        actions={bulkActionsOf(stage)}
        count={selected.length}
        isBusy={move.isPending}
        onAction={start}
        onClear={selection.clear}
      />
      <DocumentWarning
        pending={pending}
        isRunning={remove.isPending || reprocess.isPending}
        onCancel={() => setPending(null)}
        onContinue={continuePending}
      />
      <VerifyProvenDialog opened={isProvenOpen} ids={ids} onClose={() => setProvenOpen(false)} />
      <ExportDialog
        opened={isExportOpen}
        count={selected.length}
        isRunning={exportMetrics.isPending}
        onExport={(format: MetricExportFormat) =>
          exportMetrics.mutate({ ids, format }, { onSuccess: () => setExportOpen(false) })
        }
        onClose={() => setExportOpen(false)}
      />
    </>
  );
}
