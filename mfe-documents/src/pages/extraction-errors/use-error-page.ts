import { DOCUMENT_REQUEST_PAGE_SIZE } from '@assay/shared/domain';
import { useSearchParams } from '@assay/shared/router';
import { reduceList, type ListAction } from '@assay/shared/state';
import { useEffect } from 'react';

/** The page of the errors list in the address; its size is fixed at a hundred, so it is not there [ERRX-005]. */
export function useErrorPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get('page') ?? '1';
  const isValid = /^[1-9]\d{0,8}$/.test(text);
  const page = isValid ? Number(text) : 1;

  const goTo = (next: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('page', String(next));
        return after;
      },
      { replace: true },
    );
  useEffect(() => {
    if (!isValid) goTo(1);
  });

  const act = (action: ListAction) => {
    const query = { page, maxPageSize: DOCUMENT_REQUEST_PAGE_SIZE, orderBy: null, filters: {} };
    const next = reduceList(query, action);
    if (next.page !== page) goTo(next.page);
  };
  return {
    page,
    goTo,
    /** Documents left the list: the page goes back by their number [STATE-016]. */
    stepBack: (count: number) => act({ type: 'removed', count }),
    /** A page that emptied under us leads to the last one. */
    settle: (count: number, totalCount: number) => act({ type: 'loaded', count, totalCount }),
  };
}
