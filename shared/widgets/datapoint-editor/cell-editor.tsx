import { hasCurrency } from '@assay/shared/domain';
import { useImperativeHandle } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { Language } from '@assay/shared/domain';
import { isTakenByList } from '@assay/shared/ui';
import type { DatapointDraft, EditedDatapoint, EditedMetric } from './datapoint-draft.ts';
import { DatapointInput } from './datapoint-input.tsx';
import type { TypingContext } from './typing-context.ts';
import { useDatapointEditing } from './use-datapoint-editing.ts';
import classes from './datapoint-editor.module.css';

/** Controls the editor of a cell from the table around it. */
export interface CellEditorHandle {
  /** Saves a changed value and closes. False if the value is invalid: the editor stays open. */
  readonly save: () => boolean;
}

/** The key that ended an edit: it says where the table goes next. */
export type CellEditorExit = 'enter' | 'shiftEnter' | 'tab' | 'shiftTab';

export interface CellEditorProps {
  readonly ref?: Ref<CellEditorHandle>;
  readonly metric: EditedMetric;
  /** The stored value; null for an empty cell. */
  readonly datapoint: EditedDatapoint | null;
  /** The edit began with a typed character, which replaces the value. */
  readonly isReplacing: boolean;
  readonly language: Language;
  /** What is known where the value is typed: how numbers and dates are written, and the currency of a new amount. */
  readonly typing: TypingContext;
  /** The values that were found for the cell; they help to read what is typed [AMB-123]. */
  readonly foundValues: readonly string[];
  /** The power of ten by which a typed amount is offered, because its page states it so; 0 for none. */
  readonly offeredPower?: ((decimal: string) => number) | undefined;
  readonly onSave: (change: DatapointDraft) => void;
  /** The editor is done, after a save or without one. Without an exit it was cancelled. */
  readonly onClose: (exit: CellEditorExit | null) => void;
}

function exitOf({ key, shiftKey }: KeyboardEvent): CellEditorExit | null {
  if (key === 'Enter') return shiftKey ? 'shiftEnter' : 'enter';
  if (key === 'Tab') return shiftKey ? 'shiftTab' : 'tab';
  return null;
}

/**
 * The editor of one cell of a table, with the inputs of `DatapointEditor`, open from the beginning: Enter and Tab save and
 * close, Escape closes without saving, and an invalid value keeps it open with its error.
 */
export function CellEditor(props: CellEditorProps) {
  const {
    ref,
    metric,
    datapoint,
    isReplacing,
    language,
    typing,
    foundValues,
    offeredPower,
    onSave,
    onClose,
  } = props;
  const editing = useDatapointEditing({
    metric,
    datapoint,
    defaultCurrency: typing.currency,
    opensWith: isReplacing ? { value: '', currency: null } : 'storedValue',
    onSave: (change) => Promise.resolve(onSave(change)),
  });
  const save = () => {
    if (!editing.canSave) return false;
    void editing.save();
    return true;
  };
  useImperativeHandle(ref, () => ({ save }));

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // Keys typed here are no keys of the table.
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      if (!isTakenByList(event.target)) onClose(null);
      return;
    }
    const exit = event.target instanceof HTMLInputElement ? exitOf(event) : null;
    // Tab goes from the currency to the number first.
    if (exit === null || (exit === 'tab' && isCurrencyInput(event, metric))) return;
    event.preventDefault();
    if (save()) onClose(exit);
  };

  return (
    <div className={classes.cellEditor} onKeyDown={handleKeyDown}>
      <DatapointInput
        metric={metric}
        shown={editing.shown}
        onChange={editing.change}
        onInvalid={editing.setIsUnreadable}
        error={editing.error}
        disabled={false}
        language={language}
        typing={typing}
        foundValues={foundValues}
        offeredPower={offeredPower}
      />
    </div>
  );
}

/** The currency is a list beside the number. */
const isCurrencyInput = ({ target }: KeyboardEvent, { dataType }: EditedMetric) =>
  hasCurrency(dataType) && target instanceof HTMLInputElement && target.inputMode !== 'decimal';
