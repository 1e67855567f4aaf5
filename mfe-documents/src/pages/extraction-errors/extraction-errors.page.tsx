import { DOCUMENT_REQUEST_PAGE_SIZE, RECOGNISED_TYPE } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ListView, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import {
  DocumentWarning,
  TypeToReprocess,
  useDeleteDocuments,
  useReprocessDocuments,
  type PendingAct,
} from '../../features/document-actions/index.ts';
import { DuplicateDialog } from '../../features/duplicates/index.ts';
import { groupByCategory, useDocumentTypes } from '../../features/document-types/index.ts';
import {
  extractionErrorColumns,
  extractionErrorsQuery,
  type ExtractionError,
} from '../../features/extraction-errors/index.ts';
import classes from './extraction-errors.module.css';

/** A hundred errors at a time, in an order that can not be changed [ERRX-005, ERRX-006]. */
const RULES: ListRules = { pageSizes: [DOCUMENT_REQUEST_PAGE_SIZE] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 900;

interface Pending {
  readonly act: PendingAct['act'];
  readonly error: ExtractionError;
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
  const types = useDocumentTypes();
  const list = useList({
    rules: RULES,
    columns: extractionErrorColumns({
      onRetry: (error) => {
        setTypeToRead(error.documentType ?? RECOGNISED_TYPE);
        setPending({ act: 'reprocess', error });
      },
      onDelete: (error) => setPending({ act: 'delete', error }),
      onDecide: setDuplicate,
    }),
    query: extractionErrorsQuery,
    failure: 'extraction.errorsFailed',
  });
  const retried = pending && { ...pending, error: { ...pending.error, documentType: typeToRead } };
  const warning = useErrorWarning(retried, () => setPending(null), list.stepBack);
  return (
    <div className={classes.page}>
      <ListView
        list={list}
        label={text('extraction.tabErrors')}
        rowKey={({ id }) => id}
        minWidth={MIN_WIDTH}
        empty={{ message: text('extraction.emptyErrors'), hint: text('extraction.emptyErrorsHint') }}
      />
      <DocumentWarning {...warning}>
        <TypeToReprocess
          typeChoices={groupByCategory(types.data ?? [])}
          value={typeToRead}
          onChange={setTypeToRead}
        />
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
