import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { readListAddress, writeListAddress, type ListAddressRules } from './list-address.ts';
import type { ListQuery } from './list-controls.ts';

/** A list state that lives in the address. */
export interface ListAddressAccess {
  readonly query: ListQuery;
  /** The state as last written, also before the next render: two changes in one tick build on each other. */
  readonly latest: () => ListQuery;
  /** Replaces the address. */
  readonly write: (next: ListQuery) => void;
}

/** Rules are plain data and often written in place: equal ones are the same one. */
export function useEqualRules(rules: ListAddressRules): ListAddressRules {
  const written = JSON.stringify(rules);
  return useMemo(() => JSON.parse(written) as ListAddressRules, [written]);
}

/** Reads a list state from the address and writes it back; an invalid address resets itself [STORE-020]. */
export function useListAddress(rules: ListAddressRules): ListAddressAccess {
  const [params, setParams] = useSearchParams();
  const { query, isValid } = useMemo(() => readListAddress(params, rules), [params, rules]);
  const present = useRef(query);
  useLayoutEffect(() => {
    present.current = query;
  }, [query]);
  const write = useCallback(
    (next: ListQuery) => {
      present.current = next;
      setParams((before) => writeListAddress(before, next, rules.filterNames), { replace: true });
    },
    [setParams, rules],
  );
  useEffect(() => {
    if (!isValid) write(query);
  }, [isValid, query, write]);
  const latest = useCallback(() => present.current, []);
  return useMemo(() => ({ query, latest, write }), [query, latest, write]);
}
