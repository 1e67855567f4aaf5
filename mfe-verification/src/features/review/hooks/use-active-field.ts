import { useCallback, useRef, useState } from 'react';
import { orderForReview, type ReviewField } from '../../../document/attention.ts';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';

/** The field under review, and the ways to another one. */
export interface ActiveField {
  readonly activeId: string | null;
  /** The box to bring into view; a new object for each wish. */
  readonly reveal: PageBox | null;
  /** Makes a field the active one; its box comes into view unless it is the active one already. */
  readonly activate: (id: string) => void;
  /** The same, and its box comes into view in any case. */
  readonly show: (id: string) => void;
  /** Brings a page into view; the active field stays. */
  readonly showPage: (page: number) => void;
  /** Returns to the field before. */
  readonly goBack: () => void;
}

/** Keeps the active field. At first it is `wanted`, else the first value that needs a look [AMB-053, ahead 1]. */
export function useActiveField(fields: readonly ReviewField[], wanted: string | null): ActiveField {
  const boxOf = (id: string | null): PageBox | null => {
    const field = fields.find(({ metric }) => metric.id === id);
    const location = field && currentDatapoint(field.state).location;
    return location ? { ...location } : null;
  };
  const [activeId, setActiveId] = useState(() => {
    const isKnown = fields.some(({ metric }) => metric.id === wanted);
    return isKnown ? wanted : (orderForReview(fields)[0] ?? fields[0]?.metric.id ?? null);
  });
  const [reveal, setReveal] = useState(() => boxOf(activeId));
  const trail = useRef<string[]>([]);

  const moveTo = useCallback(
    (id: string, box: PageBox | null, isBack = false) => {
      if (!isBack && activeId !== null && activeId !== id) trail.current.push(activeId);
      setActiveId(id);
      if (box) setReveal(box);
    },
    [activeId],
  );
  return {
    activeId,
    reveal,
    activate: (id) => {
      if (id !== activeId) moveTo(id, boxOf(id));
    },
    show: (id) => moveTo(id, boxOf(id)),
    showPage: (page) => setReveal({ page, x: 0, y: 0, w: 1, h: 1 }),
    goBack: () => {
      const before = trail.current.pop();
      if (before !== undefined) moveTo(before, boxOf(before), true);
    },
  };
}
