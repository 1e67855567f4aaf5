import { useCallback, useMemo, useState } from 'react';
import { fieldsOfCheck, type CheckLine } from '../../features/checks/index.ts';
import type { Review } from '../../features/review/index.ts';

/** The check whose values are marked on the page. */
export interface ShownCheck {
  /** Names the check; null for none. */
  readonly key: string | null;
  /** Ids of the fields that take part in it. */
  readonly markedIds: ReadonlySet<string>;
  /** Marks the values of a check and shows the first; null marks none. The same function while the document is open. */
  readonly show: (line: CheckLine | null) => void;
}

/** The check whose values are marked on the page; one at a time. */
export function useShownCheck({ checks, actions: { showBox } }: Review): ShownCheck {
  const [key, setKey] = useState<string | null>(null);
  const markedIds = useMemo(() => fieldsOfCheck(checks, key), [checks, key]);
  const show = useCallback(
    (line: CheckLine | null) => {
      setKey(line?.key ?? null);
      const [first] = line?.check.values ?? [];
      if (first) showBox(first.metric.id);
    },
    [showBox],
  );
  return { key, markedIds, show };
}
