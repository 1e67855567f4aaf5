import { useNotify } from '@assay/shared/platform';
import type { ReviewGroup, ReviewRow } from '../../../document/review-document.ts';
import type { Review } from './use-review.ts';

/** Adds and removes rows of repeating groups. */
export function useRowActions({ session, fields, activeId, rights, actions }: Review) {
  const notify = useNotify();
  return {
    /** Adds a row with a value in its first column and goes to its first empty cell. */
    add: (group: ReviewGroup, typedValue: string) => {
      if (rights.isReadOnly) return;
      const [first, second] = session.addRow(group.id, typedValue);
      const next = typedValue === '' ? first : (second ?? first);
      if (next !== undefined) actions.show(next);
    },
    /** Removes a row, goes to the field after it, and offers to undo it. */
    remove: (row: ReviewRow, name: string) => {
      const isOwn = (id: string) => row.metricIds.includes(id);
      const last = fields.findLastIndex(({ metric }) => isOwn(metric.id));
      const before = fields.slice(0, last).findLast(({ metric }) => !isOwn(metric.id));
      const next = fields[last + 1] ?? before;
      session.removeRow(row.id);
      if (next && activeId !== null && isOwn(activeId)) actions.show(next.metric.id);
      const undo = { label: 'documents.undo', run: () => session.restoreRow(row.id) } as const;
      notify('verification.rowRemoved', { row: name }, undo);
    },
  };
}
