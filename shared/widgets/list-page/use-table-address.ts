import { readTableQuery, writeTableQuery, type TableQuery, type TableRules } from '@assay/shared/domain';
import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The query of a list, which lives in the address [STORE-021]. */
export interface TableAddress {
  readonly query: TableQuery;
  /** The query as last written, also before the next render: two changes in one tick build on each other. */
  readonly latest: () => TableQuery;
  /** Replaces the address; the browser history gets no entry. */
  readonly write: (next: TableQuery) => void;
}

/** A query that was written, until the address shows it. The router takes its time to render an address. */
interface Written {
  readonly query: TableQuery;
  /** The query of the address at that moment. */
  readonly over: TableQuery;
}

/**
 * Reads the query of a list from the address and writes it back. What was written counts at once, so that a checkbox
 * keeps the tick that it was given. An invalid address resets itself [STORE-020].
 */
export function useTableAddress(rules: TableRules): TableAddress {
  const [params, setParams] = useSearchParams();
  const { query: shown, isValid } = useMemo(() => readTableQuery(params, rules), [params, rules]);
  const [written, setWritten] = useState<Written | null>(null);
  const query = written?.over === shown ? written.query : shown;
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
      setWritten({ query: next, over: shown });
      replace(next);
    },
    [replace, shown],
  );
  useEffect(() => {
    if (!isValid) replace(shown);
  }, [isValid, shown, replace]);
  const latest = useCallback(() => lastWritten.current, []);
  return useMemo(() => ({ query, latest, write }), [query, latest, write]);
}
