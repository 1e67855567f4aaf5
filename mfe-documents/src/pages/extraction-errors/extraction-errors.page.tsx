import { ACTIONS, DOCUMENT_REQUEST_PAGE_SIZE, FAILED_STAGES, RECOGNISED_TYPE } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useCan } from '@assay/shared/platform';
import { Button, SelectionBar } from '@assay/shared/ui';
import { ListView, useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import {
  DocumentWarning,
  ReprocessTypeSelect,
  useDeleteDocuments,
  useReprocessDocuments,
  type DocumentToReprocess,
  type PendingAction,
} from '../../features/document-actions/index.ts';
import { DuplicateDialog } from '../../features/duplicates/index.ts';
import { groupByCategory, useDocumentTypes } from '../../features/document-types/index.ts';
import {
  ErrorsFilter,
  extractionErrorColumns,
  extractionErrorsQuery,
  NEEDS_TYPE,
  type ExtractionError,
} from '../../features/extraction-errors/index.ts';
import { RowTypes, SelectionTypes } from './type-choices.tsx';
import classes from './extraction-errors.module.css';

/** A hundred errors at a time, in an order that can not be changed [ERRX-005, ERRX-006]. */
const RULES: ListRules = { pageSizes: [DOCUMENT_REQUEST_PAGE_SIZE], filterNames: [NEEDS_TYPE] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 900;

interface Pending {
  readonly act: PendingAction['act'];
  readonly error: ExtractionError & Pick<DocumentToReprocess, 'isTypeChosen'>;
}

/** The warning before a failed document is extracted again or deleted [ERRX-003, ERRX-004]. */
function useErrorWarning(pending: Pending | null, onClose: () => void, onLeft: (count: number) => void) {
  const reprocess = useReprocessDocuments({ origin: 'document', onSent: onLeft });
  const remove = useDeleteDocuments({ onDeleted: onLeft });
  return {
    pending: pending && { act: pending.act },
    isRunning: reprocess.isPending || remove.isPending,
    onCancel: onClose,
    onContinue: () => {
      if (pending?.act === 'reprocess') reprocess.mutate([pending.error], { onSettled: onClose });
      if (pending?.act === 'delete') remove.mutate([pending.error.id], { onSettled: onClose });
    },
  };
}

/** `/upload/errors`: documents whose extraction failed [ROUTE-015, ERRX-001]. */
export function ExtractionErrorsPage() {
  const [pending, setPending] = useState<Pending | null>(null);
  const [duplicate, setDuplicate] = useState<ExtractionError | null>(null);
  const [typeToRead, setTypeToRead] = useState<string | null>(null);
  const canReprocess = useCan(ACTIONS['documents.reprocess']);
  const types = useDocumentTypes();
  const typeChoices = groupByCategory(types.data ?? []);
  const retry = (error: ExtractionError) => {
    setTypeToRead(error.documentType ?? RECOGNISED_TYPE);
    setPending({ act: 'reprocess', error });
  };
  const list = useList({
    rules: RULES,
    columns: extractionErrorColumns({
      onRetry: retry,
      onDelete: (error) => setPending({ act: 'delete', error }),
      onDecide: setDuplicate,
      renderTypes: (error) => <RowTypes error={error} typeChoices={typeChoices} />,
    }),
    query: extractionErrorsQuery,
    failure: 'extraction.errorsFailed',
    stages: FAILED_STAGES,
  });
  const selection = useRowSelection(list, { rowKey: ({ id }) => id });
  const isTypeChosen = typeToRead !== null && typeToRead !== (pending?.error.documentType ?? RECOGNISED_TYPE);
  const retried = pending && {
    ...pending,
    error: { ...pending.error, documentType: typeToRead, isTypeChosen },
  };
  const warning = useErrorWarning(retried, () => setPending(null), list.stepBack);
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <ErrorsFilter list={list} />
        {types.status === 'erroring' && (
          <p className={classes.failed} role="alert">
            {text('extraction.documentTypesFailed')}
            <Button size="sm" onClick={types.retry}>
              {text('generic.retry')}
            </Button>
          </p>
        )}
      </div>
      <ListView
        list={list}
        label={text('extraction.tabErrors')}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        // Only documents that need a type get one together.
        selection={list.isFiltered ? selection : undefined}
        onRowOpen={list.isFiltered && canReprocess ? retry : undefined}
        minWidth={MIN_WIDTH}
        empty={{
          message: list.isFiltered ? text('extraction.emptyTypes') : text('extraction.emptyErrors'),
          hint: text('extraction.emptyErrorsHint'),
        }}
      />
      <div className={classes.rest} />
      <SelectionBar count={selection.rows.length} onClear={selection.clear}>
        <SelectionTypes
          errors={selection.rows}
          typeChoices={typeChoices}
          onLeft={(count) => {
            selection.clear();
            list.stepBack(count);
          }}
        />
      </SelectionBar>
      <DocumentWarning {...warning}>
        <ReprocessTypeSelect typeChoices={typeChoices} value={typeToRead} onChange={setTypeToRead} />
      </DocumentWarning>
      {duplicate && (
        <DuplicateDialog
          kind="file"
          document={duplicate}
          onDiscard={() => {
            setDuplicate(null);
            setPending({ act: 'delete', error: duplicate });
          }}
          onKept={() => {
            setDuplicate(null);
            list.stepBack(1);
          }}
          onClose={() => setDuplicate(null)}
        />
      )}
    </div>
  );
}
