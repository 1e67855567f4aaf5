import { readTableQuery, writeTableQuery, type TableQuery, type TableRules } from '@assay/shared/domain';
import { useAddressUpdate, useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { SELECTED } from './selected-keys.ts';
import { useOptimisticParam } from './use-optimistic-param.ts';

/** The query of a list, which lives in the address [STORE-021]. */
export interface TableAddress {
  readonly query: TableQuery;
  /** The query as last written, also before the next render: two changes in one tick build on each other. */
  readonly latest: () => TableQuery;
  /** Replaces the address; the browser history gets no entry. */
  readonly write: (next: TableQuery) => void;
}

/** Other filters start an empty selection: nobody acts on rows that the list does not show any more. */
function endSelection(before: URLSearchParams, after: URLSearchParams, rules: TableRules): URLSearchParams {
  const filtersOf = (params: URLSearchParams) => JSON.stringify(readTableQuery(params, rules).query.filters);
  if (filtersOf(before) !== filtersOf(after)) after.delete(SELECTED);
  return after;
}

/** Reads the query of a list from the address and writes it back. An invalid address resets itself [STORE-020]. */
export function useTableAddress(rules: TableRules): TableAddress {
  const [params] = useSearchParams();
  const update = useAddressUpdate();
  const { query: shown, isValid } = useMemo(() => readTableQuery(params, rules), [params, rules]);
  const [query, setWritten] = useOptimisticParam(params, shown);
  const lastWritten = useRef(query);
  useLayoutEffect(() => {
    lastWritten.current = query;
  }, [query]);
  const replace = useCallback(
    (next: TableQuery) =>
      update((before) => endSelection(before, writeTableQuery(before, next, rules), rules)),
    [update, rules],
  );
  const write = useCallback(
    (next: TableQuery) => {
      lastWritten.current = next;
      setWritten(next);
      replace(next);
    },
    [replace, setWritten],
  );
  useEffect(() => {
    if (!isValid) replace(shown);
  }, [isValid, shown, replace]);
  const latest = useCallback(() => lastWritten.current, []);
  return useMemo(() => ({ query, latest, write }), [query, latest, write]);
}
