import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { GridChangeDialogProps } from '@assay/shared/widgets/data-grid';
import type { ValueChange } from './plan-value-change.ts';
import { valueInWords } from './value-rows.ts';

/** A change of values in words, for the question before it. */
export function describeValueChange(
  { edits, problems, beyond }: ValueChange,
  language: Language,
): Omit<GridChangeDialogProps, 'onCancel' | 'onContinue'> {
  const overwritten = edits.filter(({ from, to }) => from.value !== '' && from.id === to.id).length;
  const verified = edits.filter(
    ({ row, from, to }) => row.datapoint?.isVerified === true && from.id === to.id,
  ).length;
  const counted = (
    key:
      | 'datapoints.gridAdded'
      | 'datapoints.gridChanged'
      | 'datapoints.gridBeyond'
      | 'tables.gridUnread'
      | 'datapoints.gridVerified',
    count: number,
  ) => (count > 0 ? [text(key, { count })] : []);
  return {
    facts: [
      ...counted('datapoints.gridAdded', edits.length - overwritten),
      ...counted('datapoints.gridChanged', overwritten),
      ...counted('datapoints.gridVerified', verified),
    ],
    leftOut: [...counted('datapoints.gridBeyond', beyond), ...counted('tables.gridUnread', problems.length)],
    problems,
    changeCount: edits.length,
    columns: [text('datapoints.columnMetric')],
    listChanges: (count) =>
      edits.slice(0, count).map(({ row, from, to }) => ({
        key: row.metric.fin,
        of: [row.metric.name],
        before: valueInWords(row, from, language),
        after: valueInWords(row, to, language),
      })),
  };
}
