import type { DocumentRequest } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { ListPage } from '@assay/shared/widgets/list-page';
import { lazy, useState } from 'react';
import { DialogOnDemand } from '../../dialogs/dialog-on-demand.tsx';
import {
  DOCUMENT_LISTS,
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
import { SavedViews } from '../../features/saved-views/index.ts';
import { UploadArea } from '../upload/upload-area.tsx';
import { ListActions } from './list-actions.tsx';

const PeriodDecision = lazy(async () => ({
  default: (await import('./period-decision.tsx')).PeriodDecision,
}));

interface DocumentListPageProps {
  readonly kind: DocumentList;
  /** Opens the upload dialog, on the list that has one. */
  readonly onUpload?: (() => void) | undefined;
}

function DocumentListPage({ kind, onUpload }: DocumentListPageProps) {
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

interface ListWithUploadsProps {
  readonly kind: DocumentList;
  /** Whether the list has a button for uploads besides; files are dropped on every list. */
  readonly hasButton?: boolean;
}

/** A list on which files can be dropped. They are extracted first, wherever they were dropped. */
function ListWithUploads({ kind, hasButton = false }: ListWithUploadsProps) {
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const handleStarted = (count: number) =>
    notify(
      'extraction.uploadStarted',
      { count },
      {
        label: 'extraction.showUploads',
        run: () => navigateTo('documents.uploads'),
      },
    );
  return (
    <UploadArea onStarted={handleStarted}>
      {(openDialog) => (
        <DocumentListPage key={kind.name} kind={kind} onUpload={hasButton ? openDialog : undefined} />
      )}
    </UploadArea>
  );
}

/** `/verification`: documents whose extraction is done [ROUTE-006]. */
export function VerificationPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.verification} hasButton />;
}

/** `/archive` [ROUTE-007]. */
export function ArchivePage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.archive} />;
}

/** `/trash` [ROUTE-008]. */
export function TrashPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.trash} />;
}

/** `/qa`: documents that wait for provider staff [ROUTE-009]. */
export function ManualQaPage() {
  return <ListWithUploads kind={DOCUMENT_LISTS.qa} />;
}
