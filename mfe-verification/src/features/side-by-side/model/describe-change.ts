import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { GridChangeDialogProps } from '@assay/shared/widgets/data-grid';
import { countEdits, type GridEdit } from '../../../document/metric-grid.ts';
import type { GridChange } from './plan-grid-change.ts';

/** A change of values of several documents in words, for the question before it. */
export function describeChange(
  { edits, problems, beyond }: GridChange,
  language: Language,
): Omit<GridChangeDialogProps, 'onCancel' | 'onContinue'> {
  const { values, documents, overwritten, verified } = countEdits(edits);
  const show = ({ metric }: GridEdit, { value, currency }: GridEdit['to']) =>
    value === '' ? text('tables.gridNoValue') : formatMetricValue({ ...metric, value, currency }, language);
  return {
    facts: [
      text('tables.gridChanges', { values, documents }),
      ...(overwritten > 0 ? [text('tables.gridOverwrites', { count: overwritten })] : []),
      ...(verified > 0 ? [text('tables.gridUnverifies', { count: verified })] : []),
    ],
    leftOut: [
      ...(beyond > 0 ? [text('tables.gridBeyond', { count: beyond })] : []),
      ...(problems.length > 0 ? [text('tables.gridUnread', { count: problems.length })] : []),
    ],
    problems,
    changeCount: values,
    columns: [text('tables.gridDocument'), text('tables.gridMetric')],
    listChanges: (count) =>
      edits.slice(0, count).map((edit) => ({
        key: edit.from.metricId,
        of: [edit.document.fileName, edit.metric.label],
        before: show(edit, edit.from),
        after: show(edit, edit.to),
      })),
  };
}
