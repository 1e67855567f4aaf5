import type { Language } from '@assay/shared/domain';
import { CellEditor, type CellEditorExit, type CellEditorHandle } from '@assay/shared/widgets';
import { namedCurrency } from '@assay/shared/widgets/data-grid';
import { useMemo, type Ref } from 'react';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import type { TypedValue } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { toEditorInput, toTypedValue } from '../../../document/value-editing.ts';
import type { TableCell } from '../../../grid/table-draft.ts';
import { createCell } from '../../../grid/table-rows.ts';

export interface TableCellEditorProps {
  readonly ref: Ref<CellEditorHandle>;
  readonly metric: ReviewMetric;
  /** Undefined in the blank row, and where a row lacks the metric. */
  readonly cell: TableCell | undefined;
  readonly isReplacing: boolean;
  /** The currency of the table: that of a new amount. */
  readonly tableCurrency: string;
  readonly typing: DocumentTyping;
  readonly language: Language;
  readonly onSave: (value: TypedValue) => void;
  readonly onClose: (exit: CellEditorExit | null) => void;
}

/** The editor of the active cell. */
export function TableCellEditor({
  ref,
  metric,
  cell,
  isReplacing,
  tableCurrency,
  typing,
  language,
  onSave,
  onClose,
}: TableCellEditorProps) {
  const currency = namedCurrency(tableCurrency) ?? typing.currency;
  const state = useMemo(
    () => (cell ?? createCell(metric, currency ?? '', '')).state,
    [cell, metric, currency],
  );
  const inTable = useMemo(() => ({ ...typing, currency }), [typing, currency]);
  const { foundValues = [], ...input } = toEditorInput(metric, state, typing.scales);
  return (
    <CellEditor
      {...input}
      ref={ref}
      foundValues={foundValues}
      isReplacing={isReplacing}
      language={language}
      typing={inTable}
      onSave={(draft) => onSave(toTypedValue(draft, state))}
      onClose={onClose}
    />
  );
}
