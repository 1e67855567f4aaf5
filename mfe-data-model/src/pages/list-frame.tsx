import { textOf, type MessageKey } from '@assay/shared/messages';
import { useListSettling, type ListControls, type LoadState } from '@assay/shared/state';
import { ErrorPanel, Pagination } from '@assay/shared/ui';
import type { ReactNode } from 'react';

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
  return (
    <>
      {renderTable(list.data?.items ?? [], !list.data)}
      <Pagination
        page={controls.query.page}
        pageSize={controls.query.maxPageSize}
        total={list.data?.totalCount ?? 0}
        onPageChange={controls.goToPage}
        onPageSizeChange={controls.setPageSize}
      />
    </>
  );
}
