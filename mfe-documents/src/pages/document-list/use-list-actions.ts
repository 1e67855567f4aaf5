import type { DocumentRequest } from '@assay/shared/contracts';
import type { ListStage, MetricExportFormat } from '@assay/shared/domain';
import { useState } from 'react';
import {
  TARGET_OF_ACTION,
  useDeleteDocuments,
  useMoveDocuments,
  useReprocessDocuments,
  type BulkActionName,
  type PendingAct,
} from '../../features/document-actions/index.ts';
import { useExportVerifiedMetrics } from '../../features/document-export/index.ts';
import { useReview } from '../../features/document-queue/index.ts';

interface ListActionsInput {
  readonly stage: ListStage;
  /** In the order of the list. */
  readonly selected: readonly DocumentRequest[];
  /** Called with the number of documents that left the list [STATE-016]. */
  readonly onLeft: (count: number) => void;
}

/** The bulk actions of a list on its selection, with the warning and the export dialog that some of them open. */
export function useListActions({ stage, selected, onLeft }: ListActionsInput) {
  const [pending, setPending] = useState<PendingAct | null>(null);
  const [isExportOpen, setExportOpen] = useState(false);
  const move = useMoveDocuments({ onMoved: onLeft });
  const remove = useDeleteDocuments({ onDeleted: onLeft });
  const reprocess = useReprocessDocuments({ origin: 'list', onSent: onLeft });
  const exportMetrics = useExportVerifiedMetrics();
  const review = useReview();
  const ids = selected.map(({ id }) => id);

  const start = (action: BulkActionName) => {
    switch (action) {
      case 'verify':
        return review.startQueue(selected);
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

  return {
    start,
    review,
    isBusy: move.isPending,
    warning: {
      pending,
      isRunning: remove.isPending || reprocess.isPending,
      onCancel: () => setPending(null),
      onContinue: continuePending,
    },
    exportDialog: {
      opened: isExportOpen,
      count: selected.length,
      isRunning: exportMetrics.isPending,
      onExport: (format: MetricExportFormat) =>
        exportMetrics.mutate({ ids, format }, { onSuccess: () => setExportOpen(false) }),
      onClose: () => setExportOpen(false),
    },
  };
}
