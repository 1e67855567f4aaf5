import { DOCUMENT_LIST_COLUMNS, type DocumentRequest } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { useNotify, usePlatform } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { listStatusOf, useListControls, useListSettling, type ListAddressRules } from '@assay/shared/state';
import {
  Button,
  ErrorPanel,
  iconProps,
  IconUpload,
  LoadingOverlay,
  PageHeader,
  Pagination,
  type ButtonProps,
} from '@assay/shared/ui';
import { useEffect, useRef } from 'react';
import { BulkActionBar, bulkActionsOf, DocumentWarning } from '../../features/document-actions/index.ts';
import { ExportDialog } from '../../features/document-export/index.ts';
import {
  DOCUMENT_LISTS,
  DocumentTable,
  DocumentToolbar,
  tagChoices,
  useDocumentList,
  type DocumentList,
} from '../../features/document-list/index.ts';
import { useDocumentTypes } from '../../features/document-types/index.ts';
import { useListActions } from './use-list-actions.ts';
import { useSelection } from './use-selection.ts';
import classes from './document-list.module.css';

/** What the address of a document list may say [AMB-029, LIST-014]. */
const ADDRESS_RULES: ListAddressRules = {
  columns: DOCUMENT_LIST_COLUMNS,
  filterNames: ['search', 'documentType', 'tags'],
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};

const NO_DOCUMENTS: readonly DocumentRequest[] = [];

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

/** Says that a reload failed while the rows from before stay in sight; a list that never showed has its own panel. */
function useReloadFailure(error: Error | null, hasRows: boolean) {
  const notify = useNotify();
  const hasShownRows = useRef(false);
  useEffect(() => {
    if (hasRows) hasShownRows.current = true;
  }, [hasRows]);
  useEffect(() => {
    if (error && hasShownRows.current) notify.failure(error, 'documents.loadFailed');
  }, [error, notify]);
}

function DocumentListPage({ list }: { readonly list: DocumentList }) {
  const { settings } = usePlatform();
  const controls = useListControls(ADDRESS_RULES);
  const { query } = controls;
  const load = useDocumentList({ stage: list.stage, query, offset: controls.offset });
  useListSettling(controls, load);
  useReloadFailure(load.error, load.data !== undefined);
  const types = useDocumentTypes();

  const documents = load.data?.items ?? NO_DOCUMENTS;
  const totalCount = load.data?.totalCount ?? 0;
  const selection = useSelection(documents, query);
  const leave = (count: number) => {
    selection.clear(); // What comes back by Undo comes back unselected.
    controls.stepBack(count);
  };
  const actions = useListActions({ list, selected: selection.documents, onLeft: leave });
  const isHub = list.name === 'verification';

  return (
    <div className={classes.page}>
      <PageHeader
        title={textOf(list.title)}
        detail={totalCount > 0 ? formatNumber(String(totalCount)) : undefined}
        actions={isHub && <UploadLink variant="primary" />}
      >
        <DocumentToolbar
          filters={query.filters}
          documentTypes={types.data ?? []}
          tags={tagChoices(documents, query.filters.tags ?? [])}
          onFilter={controls.mergeFilters}
          onClear={controls.clearFilters}
        />
      </PageHeader>
      <div className={classes.list}>
        <LoadingOverlay visible={listStatusOf(load) === 'pending'} />
        {load.status === 'erroring' && !load.data ? (
          <ErrorPanel
            title={text('documents.loadFailed')}
            onRetry={() => void load.load().catch(() => undefined)}
          />
        ) : (
          <DocumentTable
            list={list}
            documents={documents}
            language={settings.defaultLanguage}
            isLoading={load.status === 'blank' || load.status === 'loading'}
            isFiltered={Object.keys(query.filters).length > 0}
            sort={query.orderBy}
            onSort={controls.toggleOrder}
            selection={selection}
            onOpenRow={actions.review.openOne}
            onOpenLink={actions.review.endQueue}
            emptyAction={isHub && <UploadLink />}
          />
        )}
      </div>
      {totalCount > 0 && (
        <div className={classes.foot}>
          <Pagination
            page={query.page}
            pageSize={query.maxPageSize}
            total={totalCount}
            isTotalCapped={load.data?.isTotalCapped}
            onPageChange={controls.goToPage}
            onPageSizeChange={controls.setPageSize}
          />
        </div>
      )}
      <div className={classes.rest} />
      <BulkActionBar
        actions={bulkActionsOf(list.stage)}
        count={selection.documents.length}
        isBusy={actions.isBusy}
        onAction={actions.start}
        onClear={selection.clear}
      />
      <DocumentWarning {...actions.warning} />
      <ExportDialog {...actions.exportDialog} />
    </div>
  );
}

/** `/verification`: documents whose extraction is done [ROUTE-006]. */
export function VerificationPage() {
  return <DocumentListPage key="verification" list={DOCUMENT_LISTS.verification} />;
}

/** `/archive` [ROUTE-007]. */
export function ArchivePage() {
  return <DocumentListPage key="archive" list={DOCUMENT_LISTS.archive} />;
}

/** `/trash` [ROUTE-008]. */
export function TrashPage() {
  return <DocumentListPage key="trash" list={DOCUMENT_LISTS.trash} />;
}

/** `/qa`: documents that wait for provider staff [ROUTE-009]. */
export function ManualQaPage() {
  return <DocumentListPage key="qa" list={DOCUMENT_LISTS.qa} />;
}
