import { formatNumber } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Button, iconProps, IconUpload, type ButtonProps } from '@assay/shared/ui';
import { ListPage, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { BulkActionBar, bulkActionsOf, DocumentWarning } from '../../features/document-actions/index.ts';
import { ExportDialog } from '../../features/document-export/index.ts';
import {
  DOCUMENT_LISTS,
  documentColumns,
  documentListQuery,
  DocumentToolbar,
  type DocumentList,
} from '../../features/document-list/index.ts';
import { useDocumentTypes } from '../../features/document-types/index.ts';
import { useListActions } from './use-list-actions.ts';
import { useSelection } from './use-selection.ts';

const RULES: ListRules = {
  filterNames: ['search', 'documentType', 'tags'],
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};
/** Minimum width of the table in px: dates and funds must not be cut off. */
const MIN_WIDTH = 1320;

function UploadLink({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button
      variant={variant}
      icon={<IconUpload {...iconProps} />}
      render={(look) => <RouteLink route="documents.upload" {...look} />}
    >
      {text('documents.upload')}
    </Button>
  );
}

function DocumentListPage({ kind }: { readonly kind: DocumentList }) {
  const { stage } = kind;
  const list = useList({
    rules: RULES,
    columns: documentColumns,
    query: (api, request) => documentListQuery(api, stage, request),
    failure: 'documents.loadFailed',
  });
  const types = useDocumentTypes();
  const selection = useSelection(list.rows, list.query);
  const actions = useListActions({
    stage,
    selected: selection.documents,
    onLeft: (count) => {
      selection.clear(); // Documents that come back by Undo come back unselected.
      list.stepBack(count);
    },
  });
  const isHub = kind.name === 'verification';
  return (
    <ListPage
      list={list}
      title={textOf(kind.title)}
      detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
      actions={isHub && <UploadLink variant="primary" />}
      toolbar={<DocumentToolbar list={list} documentTypes={types.data ?? []} />}
      rowKey={({ id }) => id}
      rowLabel={({ fileName }) => fileName}
      selection={selection}
      onRowOpen={actions.review.openOne}
      minWidth={MIN_WIDTH}
      empty={{
        message: textOf(kind.emptyTitle),
        hint: textOf(kind.emptyHint),
        action: isHub && <UploadLink />,
      }}
    >
      <BulkActionBar
        actions={bulkActionsOf(stage)}
        count={selection.documents.length}
        isBusy={actions.isBusy}
        onAction={actions.start}
        onClear={selection.clear}
      />
      <DocumentWarning {...actions.warning} />
      <ExportDialog {...actions.exportDialog} />
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
