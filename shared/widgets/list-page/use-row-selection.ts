import { useQuery, type QueryKey } from '@assay/shared/query';
import { useAddressUpdate, useLocation, useSearchParams } from '@assay/shared/router';
import type { TableSelection } from '@assay/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readSelectedKeys, writeSelectedKeys } from './selected-keys.ts';
import type { List } from './use-list.ts';
import { useOptimisticParam } from './use-optimistic-param.ts';

/** The selected rows of a list. */
export interface RowSelection<Row> extends TableSelection {
  /** The selected rows: those of other pages, then those of this page in the order of the list. */
  readonly rows: readonly Row[];
  /** Selected rows of other pages are still being loaded. */
  readonly isLoading: boolean;
  readonly clear: () => void;
  /** Selects these rows and no others. */
  readonly select: (rows: readonly Row[]) => void;
  /** Takes rows out of the selection. */
  readonly drop: (keys: readonly string[]) => void;
}

/** Loads rows by their keys. */
export interface RowsQuery<Row> {
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<readonly Row[]>;
}

/** How the rows of a selection are known. */
export interface SelectedRows<Row> {
  readonly rowKey: (row: Row) => string;
  /**
   * The query of rows by their keys, for a selection that spans pages: those that the list still has. Without it, rows that
   * are not on the page drop out, so that nobody acts on rows that are not on the screen.
   */
  readonly rowsQuery?: (keys: readonly string[]) => RowsQuery<Row>;
}

const NO_ROWS: RowsQuery<never> = { queryKey: ['no-rows'], load: () => Promise.resolve([]) };

/** The selected keys, which live in the address [STORE-021]. */
function useSelectedKeys(): readonly [readonly string[], (keys: readonly string[]) => void] {
  const [params] = useSearchParams();
  const update = useAddressUpdate();
  const { pathname } = useLocation();
  const shown = useMemo(() => readSelectedKeys(params, pathname), [params, pathname]);
  const [keys, setWritten] = useOptimisticParam(params, shown);
  const write = useCallback(
    (next: readonly string[]) => {
      setWritten(next);
      update((before) => writeSelectedKeys(before, pathname, next));
    },
    [update, setWritten, pathname],
  );
  return [keys, write];
}

/**
 * Selects rows of a list; the address holds which [STORE-021], so that a reload and Back keep them. Other filters start an
 * empty selection.
 */
export function useRowSelection<Row>(
  list: List<Row>,
  { rowKey, rowsQuery }: SelectedRows<Row>,
): RowSelection<Row> {
  const [keys, write] = useSelectedKeys();
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const onPage = new Map(list.rows.map((row) => [rowKey(row), row]));
  const isListed = list.load.status === 'ready' && !list.load.isPlaceholder;

  const unknown = keys.filter((key) => !onPage.has(key) && !seen.has(key));
  const isAsking = rowsQuery !== undefined && isListed && unknown.length > 0;
  const query = isAsking ? rowsQuery(unknown) : NO_ROWS;
  const { data: found, isFetching } = useQuery<readonly Row[]>({
    queryKey: query.queryKey,
    queryFn: ({ signal }) => query.load(signal),
    enabled: isAsking,
  });
  const elsewhere =
    rowsQuery === undefined
      ? new Map<string, Row>()
      : new Map([...seen, ...(found ?? []).map((row) => [rowKey(row), row] as const)]);
  const kept = keys.filter((key) => onPage.has(key) || elsewhere.has(key));
  const isKnown = isListed && (!isAsking || found !== undefined);
  const lost = isKnown && kept.length < keys.length ? kept.join() : null;
  useEffect(() => {
    if (lost !== null) write(lost === '' ? [] : lost.split(','));
  }, [lost, write]);

  const change = (next: readonly string[], known: ReadonlyMap<string, Row>) => {
    setSeen(new Map([...known].filter(([key]) => next.includes(key))));
    write(next);
  };
  return {
    rows: [
      ...kept.flatMap((key) => (onPage.has(key) ? [] : (elsewhere.get(key) ?? []))),
      ...list.rows.filter((row) => kept.includes(rowKey(row))),
    ],
    selected: new Set(kept),
    isLoading: !isKnown && isFetching,
    onChange: (selected) => {
      // A row that is still being loaded has no checkbox that was changed.
      const isStill = (key: string) => !onPage.has(key) && (selected.has(key) || !elsewhere.has(key));
      change(
        [...keys.filter(isStill), ...[...onPage.keys()].filter((key) => selected.has(key))],
        new Map([...elsewhere, ...onPage]),
      );
    },
    clear: () => write([]),
    select: (rows) => change(rows.map(rowKey), new Map(rows.map((row) => [rowKey(row), row]))),
    drop: (dropped) => write(keys.filter((key) => !dropped.includes(key))),
  };
}
