import { readTableQuery, writeTableQuery, type TableQuery, type TableRules } from '@assay/shared/domain';
import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useWrittenValue } from './use-written-value.ts';

/** The query of a list, which lives in the address [STORE-021]. */
export interface TableAddress {
  readonly query: TableQuery;
  /** The query as last written, also before the next render: two changes in one tick build on each other. */
  readonly latest: () => TableQuery;
  /** Replaces the address; the browser history gets no entry. */
  readonly write: (next: TableQuery) => void;
}

/** Reads the query of a list from the address and writes it back. An invalid address resets itself [STORE-020]. */
export function useTableAddress(rules: TableRules): TableAddress {
  const [params, setParams] = useSearchParams();
  const { query: shown, isValid } = useMemo(() => readTableQuery(params, rules), [params, rules]);
  const [query, setWritten] = useWrittenValue(params, shown);
  const lastWritten = useRef(query);
  useLayoutEffect(() => {
    lastWritten.current = query;
  }, [query]);
  const replace = useCallback(
    (next: TableQuery) => setParams((before) => writeTableQuery(before, next, rules), { replace: true }),
    [setParams, rules],
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
