import { DOCUMENT_REQUEST_PAGE_SIZE } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { ErrorPanel, LoadingOverlay, Pagination } from '@assay/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import {
  DocumentWarning,
  useDeleteDocuments,
  useReprocessDocuments,
  type PendingAct,
} from '../../features/document-actions/index.ts';
import {
  ExtractionErrorTable,
  useExtractionErrors,
  type ExtractionError,
} from '../../features/extraction-errors/index.ts';
import { useErrorPage } from './use-error-page.ts';
import classes from './extraction-errors.module.css';

interface Pending {
  readonly act: PendingAct;
  readonly error: ExtractionError;
}

/** Retry and delete of one failed document, each behind the WARNING [ERRX-003, ERRX-004]. */
function useErrorActs(stepBack: (count: number) => void) {
  const [pending, setPending] = useState<Pending | null>(null);
  const reprocess = useReprocessDocuments({ origin: 'document', onSent: stepBack });
  const remove = useDeleteDocuments({ onDeleted: stepBack });
  return {
    onRetry: useCallback(
      (error: ExtractionError) => setPending({ error, act: { act: 'reprocess', scope: 'document' } }),
      [],
    ),
    onDelete: useCallback(
      (error: ExtractionError) => setPending({ error, act: { act: 'delete', scope: 'document' } }),
      [],
    ),
    warning: {
      pending: pending?.act ?? null,
      isRunning: reprocess.isPending || remove.isPending,
      onCancel: () => setPending(null),
      onContinue: () => {
        const onSettled = () => setPending(null);
        if (pending?.act.act === 'reprocess') reprocess.mutate([pending.error], { onSettled });
        if (pending?.act.act === 'delete') remove.mutate([pending.error.id], { onSettled });
      },
    },
  };
}

/** `/upload/errors`: documents whose extraction failed [ROUTE-015, ERRX-001]. */
export function ExtractionErrorsPage() {
  const { settings } = usePlatform();
  const { page, goTo, stepBack, settle } = useErrorPage();
  const load = useExtractionErrors(page);
  const { warning, ...acts } = useErrorActs(stepBack);
  const totalCount = load.data?.totalCount ?? 0;

  useEffect(() => {
    if (load.status === 'ready' && !load.isPlaceholder && load.data)
      settle(load.data.items.length, load.data.totalCount);
  });

  if (load.status === 'erroring' && !load.data)
    return (
      <ErrorPanel
        title={text('extraction.errorsFailed')}
        onRetry={() => void load.load().catch(() => undefined)}
      />
    );
  return (
    <div className={classes.list}>
      <LoadingOverlay visible={load.isPlaceholder} />
      <ExtractionErrorTable
        errors={load.data?.items ?? []}
        isLoading={load.data === undefined}
        language={settings.defaultLanguage}
        {...acts}
      />
      {totalCount > DOCUMENT_REQUEST_PAGE_SIZE && (
        <div className={classes.foot}>
          <Pagination
            page={page}
            pageSize={DOCUMENT_REQUEST_PAGE_SIZE}
            total={totalCount}
            hidePageSize
            onPageChange={goTo}
          />
        </div>
      )}
      <DocumentWarning {...warning} />
    </div>
  );
}
