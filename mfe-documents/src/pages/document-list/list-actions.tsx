import type { ListAction, ListStage } from '@assay/shared/domain';
import type { OptionGroup } from '@assay/shared/ui';
import { useState } from 'react';
import { DialogOnDemand } from '../../dialogs/dialog-on-demand.tsx';
import {
  BulkActionBar,
  bulkActionsOf,
  DocumentWarning,
  TagsDialog,
  ACTION_TARGETS,
  ReprocessTypeSelect,
  useDeleteDocuments,
  useMoveDocuments,
  useReprocessDocuments,
  type PendingAction,
} from '../../features/document-actions/index.ts';
import { ExportDocuments, useGenerateReport } from '../../features/document-export/index.ts';
import type { DocumentSelection } from '../../features/document-list/index.ts';
import { VerifyProvenDialog } from '../../features/proven-values/index.ts';
import { useReview } from '../../features/document-queue/index.ts';

interface ListActionsProps {
  readonly stage: ListStage;
  readonly selection: DocumentSelection;
  /** The document types that can be chosen when documents are re-processed. */
  readonly typeChoices: readonly OptionGroup[];
  /** Called with the number of documents that left the list [STATE-016]. */
  readonly onLeft: (count: number) => void;
}

/** The bulk actions of a list on its selection, with the warning and the export dialog that some of them open. */
export function ListActions({ stage, selection, typeChoices, onLeft }: ListActionsProps) {
  const selected = selection.rows;
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [isExportOpen, setExportOpen] = useState(false);
  const [isProvenOpen, setProvenOpen] = useState(false);
  const [areTagsOpen, setTagsOpen] = useState(false);
  const [typeToRead, setTypeToRead] = useState<string | null>(null);
  const leave = (count: number) => {
    selection.clear(); // Documents that come back by Undo come back unselected.
    onLeft(count);
  };
  const move = useMoveDocuments({ onMoved: leave, onMovedElsewhere: selection.drop });
  const remove = useDeleteDocuments({ onDeleted: leave });
  const reprocess = useReprocessDocuments({ origin: 'list', onSent: leave });
  const report = useGenerateReport();
  const { startQueue, openSideBySide } = useReview();
  const ids = selected.map(({ id }) => id);

  const start = (action: ListAction) => {
    switch (action) {
      case 'verify':
        return startQueue(selected);
      case 'verifyProven':
        return setProvenOpen(true);
      case 'sideBySide':
        return openSideBySide(ids);
      case 'moveBack':
      case 'archive':
      case 'trash':
        return move.mutate({ ids, from: stage, to: ACTION_TARGETS[action] });
      case 'delete':
      case 'reprocess':
        setTypeToRead(null);
        return setPending({ act: action, selected: selected.length });
      case 'tags':
        return setTagsOpen(true);
      case 'export':
        return setExportOpen(true);
      case 'report':
        return report.mutate(ids);
    }
  };

  const continuePending = () => {
    const onSettled = () => setPending(null);
    if (pending?.act === 'delete') remove.mutate(ids, { onSettled });
    const sent = selected.map(({ id, documentType }) => ({
      id,
      documentType: typeToRead ?? documentType,
      isTypeChosen: typeToRead !== null,
    }));
    if (pending?.act === 'reprocess') reprocess.mutate(sent, { onSettled });
  };

  return (
    <>
      <BulkActionBar
        actions={bulkActionsOf(stage)}
        count={selected.length}
        everything={selection.everything}
        isSelectingAll={selection.isSelectingAll}
        onSelectAll={selection.selectAll}
        isBusy={selection.isLoading || move.isPending || report.isPending}
        onAction={start}
        onClear={selection.clear}
      />
      <DocumentWarning
        pending={pending}
        isRunning={remove.isPending || reprocess.isPending}
        onCancel={() => setPending(null)}
        onContinue={continuePending}
      >
        <ReprocessTypeSelect typeChoices={typeChoices} value={typeToRead} onChange={setTypeToRead} />
      </DocumentWarning>
      <DialogOnDemand opened={areTagsOpen}>
        {areTagsOpen && <TagsDialog documents={selected} onClose={() => setTagsOpen(false)} />}
      </DialogOnDemand>
      <DialogOnDemand opened={isProvenOpen}>
        <VerifyProvenDialog opened={isProvenOpen} ids={ids} onClose={() => setProvenOpen(false)} />
      </DialogOnDemand>
      <DialogOnDemand opened={isExportOpen}>
        <ExportDocuments opened={isExportOpen} documents={selected} onClose={() => setExportOpen(false)} />
      </DialogOnDemand>
    </>
  );
}
