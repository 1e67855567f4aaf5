import { useSearchParams } from '@assay/shared/router';
import type { TableSelection } from '@assay/shared/ui';
import { useCallback, useEffect } from 'react';
import type { List } from './use-list.ts';
import { useWrittenValue } from './use-written-value.ts';

/** The selected rows of a list. */
export interface RowSelection<Row> extends TableSelection {
  /** The selected rows in the order of the list. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

const PARAMETER = 'selected';
const separator = ',';

/**
 * Selects rows of a list; the address holds which [STORE-021]. Rows that are not on the page drop out, so that nobody acts
 * on rows that are not on the screen.
 */
export function useRowSelection<Row>(list: List<Row>, rowKey: (row: Row) => string): RowSelection<Row> {
  const [params, setParams] = useSearchParams();
  const [written, setWritten] = useWrittenValue(params, params.get(PARAMETER));
  const chosen = new Set(written?.split(separator));
  const rows = list.rows.filter((row) => chosen.has(rowKey(row)));
  const kept = rows.map(rowKey).join(separator);

  const write = useCallback(
    (keys: string) => {
      setWritten(keys);
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (keys === '') next.delete(PARAMETER);
          else next.set(PARAMETER, keys);
          return next;
        },
        { replace: true },
      );
    },
    [setParams, setWritten],
  );
  const { status, isPlaceholder } = list.load;
  const isLoaded = status === 'ready' && !isPlaceholder;
  useEffect(() => {
    if (isLoaded && written !== null && written !== kept) write(kept);
  }, [isLoaded, written, kept, write]);

  return {
    rows,
    selected: new Set(rows.map(rowKey)),
    onChange: (selected) =>
      write(
        list.rows
          .map(rowKey)
          .filter((key) => selected.has(key))
          .join(separator),
      ),
    clear: () => write(''),
  };
}
