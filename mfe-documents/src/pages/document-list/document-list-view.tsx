import type { DocumentRequest } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { ListPage, SavedViews } from '@assay/shared/widgets/list-page';
import { lazy, useState } from 'react';
import { DialogOnDemand } from '../../dialogs/dialog-on-demand.tsx';
import {
  DocumentToolbar,
  UploadButton,
  useDocumentList,
  useListedDocuments,
  useSelection,
  type DocumentList,
} from '../../features/document-list/index.ts';
import { useReview } from '../../features/document-queue/index.ts';
import { ExportTray } from '../../features/document-export/index.ts';
import { groupByCategory, useDocumentTypes } from '../../features/document-types/index.ts';
import { ListActions } from './list-actions.tsx';

const PeriodDecision = lazy(async () => ({
  default: (await import('./period-decision.tsx')).PeriodDecision,
}));

interface DocumentListViewProps {
  readonly kind: DocumentList;
  /** Opens the upload dialog, on the list that has one. */
  readonly onUpload?: (() => void) | undefined;
}

/** One of the document lists: its toolbar, its table, and what can be done with the selected documents. */
export function DocumentListView({ kind, onUpload }: DocumentListViewProps) {
  const [repeating, setRepeating] = useState<DocumentRequest | null>(null);
  const { list, columns } = useDocumentList(kind, { onDecide: setRepeating });
  const types = useDocumentTypes();
  const selection = useSelection(list, kind.stage);
  const { openOne } = useReview();
  useListedDocuments(kind.stage, list);
  return (
    <ListPage
      list={list}
      title={textOf(kind.title)}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      actions={
        <>
          <ExportTray />
          {onUpload && <UploadButton variant="primary" onClick={onUpload} />}
        </>
      }
      toolbar={
        <DocumentToolbar list={list} stage={kind.stage} columns={columns} documentTypes={types.data ?? []}>
          <SavedViews list={kind.name} />
        </DocumentToolbar>
      }
      rowKey={({ id }) => id}
      rowLabel={({ fileName }) => fileName}
      selection={selection}
      onRowOpen={openOne}
      minWidth={columns.minWidth}
      onColumnResize={columns.resize}
      empty={{
        message: textOf(kind.emptyTitle),
        hint: textOf(kind.emptyHint),
        action: onUpload && <UploadButton onClick={onUpload} />,
      }}
    >
      <ListActions
        stage={kind.stage}
        selection={selection}
        typeChoices={groupByCategory(types.data ?? [])}
        onLeft={list.stepBack}
      />
      <DialogOnDemand opened={repeating !== null}>
        {repeating && (
          <PeriodDecision document={repeating} stage={kind.stage} onClose={() => setRepeating(null)} />
        )}
      </DialogOnDemand>
    </ListPage>
  );
}
