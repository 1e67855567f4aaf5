import { formatNumber } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { ListPage } from '@assay/shared/widgets/list-page';
import {
  DOCUMENT_LISTS,
  DocumentToolbar,
  UploadLink,
  useDocumentList,
  useSelection,
  type DocumentList,
} from '../../features/document-list/index.ts';
import { useListedDocuments, useReview } from '../../features/document-queue/index.ts';
import { groupByCategory, useDocumentTypes } from '../../features/document-types/index.ts';
import { ListActions } from './list-actions.tsx';

function DocumentListPage({ kind }: { readonly kind: DocumentList }) {
  const { list, columns } = useDocumentList(kind);
  const types = useDocumentTypes();
  const selection = useSelection(list, kind.stage);
  const { openOne } = useReview();
  useListedDocuments(list.rows);
  const isHub = kind.name === 'verification';
  return (
    <ListPage
      list={list}
      title={textOf(kind.title)}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      actions={isHub && <UploadLink variant="primary" />}
      toolbar={
        <DocumentToolbar list={list} stage={kind.stage} columns={columns} documentTypes={types.data ?? []} />
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
        action: isHub && <UploadLink />,
      }}
    >
      <ListActions
        stage={kind.stage}
        selection={selection}
        typeChoices={groupByCategory(types.data ?? [])}
        onLeft={list.stepBack}
      />
    </ListPage>
  );
}

/** `/verification`: documents whose extraction is done [ROUTE-006]. */
export function VerificationPage() {
  return <DocumentListPage key="verification" kind={DOCUMENT_LISTS.verification} />;
}

/** `/archive` [ROUTE-007]. */
export function ArchivePage() {
  return <DocumentListPage key="archive" kind={DOCUMENT_LISTS.archive} />;
}

/** `/trash` [ROUTE-008]. */
export function TrashPage() {
  return <DocumentListPage key="trash" kind={DOCUMENT_LISTS.trash} />;
}

/** `/qa`: documents that wait for provider staff [ROUTE-009]. */
export function ManualQaPage() {
  return <DocumentListPage key="qa" kind={DOCUMENT_LISTS.qa} />;
}
