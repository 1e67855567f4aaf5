import { useEffect, useRef } from 'react';
import type { ProcessingRow } from './model/processing-row.ts';

/** Calls back when, from one answer to the next, a document moved on, arrived or left: counts elsewhere are stale then. */
export function useStageMoves(rows: readonly ProcessingRow[] | undefined, onMove: () => void): void {
  const present = rows?.map(({ id, stageText }) => `${id} ${stageText}`).join('\n');
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (present === undefined) return;
    const hasMoved = seen.current !== undefined && seen.current !== present;
    seen.current = present;
    if (hasMoved) onMove();
  }, [present, onMove]);
}
