import { textOf, type MessageKey } from '@assay/shared/messages';
import { listStatusOf, useListSettling, type ListControls, type LoadState } from '@assay/shared/state';
import { ErrorPanel, LoadingOverlay, Pagination } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import classes from './list-frame.module.css';

interface ListFrameProps<Row> {
  readonly controls: ListControls;
  readonly list: LoadState<{ readonly items: readonly Row[]; readonly totalCount: number }>;
  /** What a reader is told when nothing could be loaded. */
  readonly failure: MessageKey;
  readonly renderTable: (rows: readonly Row[], isLoading: boolean) => ReactNode;
}

/** The body of a list page: its table over its pages, or the reason why there is none with a way to try again. */
export function ListFrame<Row>({ controls, list, failure, renderTable }: ListFrameProps<Row>) {
  useListSettling(controls, list);
  if (list.status === 'erroring' && !list.data) {
    return <ErrorPanel title={textOf(failure)} onRetry={() => void list.load().catch(() => undefined)} />;
  }
  const totalCount = list.data?.totalCount ?? 0;
  return (
    <>
      <div className={classes.list}>
        <LoadingOverlay visible={listStatusOf(list) === 'pending'} />
        {renderTable(list.data?.items ?? [], !list.data)}
      </div>
      {totalCount > 0 && (
        <div className={classes.foot}>
          <Pagination
            page={controls.query.page}
            pageSize={controls.query.maxPageSize}
            total={totalCount}
            onPageChange={controls.goToPage}
            onPageSizeChange={controls.setPageSize}
          />
        </div>
      )}
    </>
  );
}
