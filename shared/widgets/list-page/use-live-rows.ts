import { LIVE_LISTS } from '@assay/shared/domain';
import { useStageChanges, type ChangedIds } from '@assay/shared/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListData } from './list-data.ts';

/** The page of a list as it can be read again while it stays on the screen. */
export interface LiveSource<Row> {
  /** Stages of documents whose changes may change the list. */
  readonly stages: readonly string[];
  /** Names the page: another page, order or filter has another. */
  readonly key: string;
  readonly data: ListData<Row> | undefined;
  readonly load: () => Promise<ListData<Row>>;
  readonly show: (data: ListData<Row>) => void;
}

/** What waits to be shown. */
interface WaitingData<Row> {
  readonly key: string;
  readonly data: ListData<Row>;
  readonly ids: ChangedIds;
}

/** What is different in the rows that wait. */
export interface WaitingRows {
  readonly added: number;
  readonly moved: number;
  readonly show: () => void;
}

interface LiveRowsOptions<Row> {
  readonly rowKey: (row: Row) => string;
  /** Whether somebody is at work with the rows, so that none may come, go or change its place. */
  readonly isAtWork: () => boolean;
}

const both = (some: ChangedIds, more: ChangedIds): ChangedIds =>
  some === null || more === null ? null : new Set([...some, ...more]);

/**
 * Keeps the rows of a list true while it is on the screen. Cells change in place. Rows come, go and change places at once where
 * nobody is at work with them, else when that ends, or when they are asked for.
 */
export function useLiveRows<Row>(
  source: LiveSource<Row> | null,
  { rowKey, isAtWork }: LiveRowsOptions<Row>,
): WaitingRows | null {
  const [waiting, setWaiting] = useState<WaitingData<Row> | null>(null);
  const keysOf = ({ items }: ListData<Row>) => items.map(rowKey);
  const isSameOrder = (one: ListData<Row>, other: ListData<Row>) =>
    keysOf(one).join() === keysOf(other).join();

  // The page and its rows as they are when a response has arrived.
  const latest = useRef({ source, isAtWork });
  useEffect(() => {
    latest.current = { source, isAtWork };
  });

  const take = (key: string, fresh: ListData<Row>, ids: ChangedIds) => {
    const present = latest.current;
    const shown = present.source?.data;
    if (present.source?.key !== key || shown === undefined) return;
    if (isSameOrder(shown, fresh) || !present.isAtWork()) {
      setWaiting(null);
      present.source.show(fresh);
      return;
    }
    const rows = new Map(fresh.items.map((row) => [rowKey(row), row]));
    present.source.show({ ...shown, items: shown.items.map((row) => rows.get(rowKey(row)) ?? row) });
    setWaiting((before) => ({
      key,
      data: fresh,
      ids: before?.key === key ? both(before.ids, ids) : ids,
    }));
  };
  useStageChanges(source?.stages ?? [], (ids) => {
    if (source === null) return;
    // What fails is read again with the next change.
    source.load().then(
      (fresh) => take(source.key, fresh, ids),
      () => undefined,
    );
  });

  const present = waiting !== null && waiting.key === source?.key ? waiting : null;
  const show = () => {
    if (present) source?.show(present.data);
    setWaiting(null);
  };
  const showWhereFree = useEffectEvent(() => {
    if (!isAtWork()) show();
  });
  const isWaiting = present !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => showWhereFree(), LIVE_LISTS.reloadMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (present === null || source?.data === undefined || isSameOrder(source.data, present.data)) return null;
  const isChanged = (key: string) => present.ids === null || present.ids.has(key);
  const count = (some: ListData<Row>, others: ListData<Row>) => {
    const known = new Set(keysOf(others));
    return keysOf(some).filter((key) => !known.has(key) && isChanged(key)).length;
  };
  return { added: count(present.data, source.data), moved: count(source.data, present.data), show };
}
