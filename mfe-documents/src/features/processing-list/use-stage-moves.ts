import { useEffect, useRef } from 'react';
import type { ProcessingRow } from './model/processing-row.ts';

/** Calls back when a document moved to another stage, appeared or left between two loads, because counts are stale then. */
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
