import { useImperativeHandle, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, isTakenByList, Locked } from '@assay/shared/ui';
import { MetricValue } from '../metric-value/metric-value.tsx';
import type { DatapointDraft, EditedDatapoint, EditedMetric, OpenEdit } from './datapoint-draft.ts';
import { DatapointInput } from './datapoint-input.tsx';
import type { TypingContext } from './typing-context.ts';
import { useDatapointEditing } from './use-datapoint-editing.ts';
import type { DatapointEditorEvent } from './use-datapoint-editing.ts';
import { useOutsideClick } from './use-outside-click.ts';
import classes from './datapoint-editor.module.css';

/** Controls an editor from a keyboard-driven screen. */
export interface DatapointEditorHandle {
  /** Opens the editor, like its Edit button. */
  readonly edit: () => void;
  /** Returns the focus to the input that had it last. False while nothing is being edited. */
  readonly focusInput: () => boolean;
}

export interface DatapointEditorProps {
  readonly ref?: Ref<DatapointEditorHandle>;
  readonly metric: EditedMetric;
  /** The stored value; null if the metric has no datapoint yet. */
  readonly datapoint: EditedDatapoint | null;
  readonly language: Language;
  /**
   * Saves what the user changed; unchanged parts are null [AMB-069]. After a rejection the editor stays open with the typed
   * value, and the caller tells the user why.
   */
  readonly onSave: (change: DatapointDraft) => Promise<void>;
  readonly canEdit?: boolean;
  /** Why the value cannot be edited, if no permission is missing. */
  readonly lockedReason?: string | undefined;
  /** Explains a missing permission. */
  readonly lockedExplanation?: string | undefined;
  /** What is known where the value is typed: the currency, and how numbers and dates are written. */
  readonly typing: TypingContext;
  /** The values that were found for the metric; they help to read what is typed [AMB-123]. */
  readonly foundValues?: readonly string[];
  /** The power of ten by which a typed amount is offered, because its page states it so; 0 for none. */
  readonly offeredPower?: ((decimal: string) => number) | undefined;
  /** What belongs to the edit beside the value, such as its date; shown under the input while editing. */
  readonly editingDetail?: ReactNode;
  /** An edit that was not saved: the editor opens with it. */
  readonly resumedEdit?: OpenEdit | null;
  /** Gets the edit with every change, so that it can be kept; null as long as nothing is edited. */
  readonly onProgress?: (edit: OpenEdit | null) => void;
  /** Reports what happened, for analytics. */
  readonly onEvent?: (event: DatapointEditorEvent) => void;
}

const NOTHING_FOUND: readonly string[] = [];

/**
 * Shows a value, and after Edit an input to change and save it [DPE-001, DPE-002]. A click outside cancels after 300 ms
 * unless a save is running. Escape cancels, Enter saves, and saving without a change cancels. An invalid value shows its
 * error and cannot be saved.
 */
export function DatapointEditor({
  metric,
  datapoint,
  language,
  onSave,
  canEdit = true,
  lockedReason,
  lockedExplanation,
  typing,
  foundValues = NOTHING_FOUND,
  offeredPower,
  editingDetail,
  resumedEdit,
  onProgress,
  onEvent,
  ref,
}: DatapointEditorProps) {
  const editing = useDatapointEditing({
    metric,
    datapoint,
    defaultCurrency: typing.currency,
    resumedEdit: canEdit ? resumedEdit : null,
    onSave,
    onEvent,
    onProgress,
  });
  const isReading = editing.phase === 'reading';
  const lastInput = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    edit: () => canEdit && isReading && editing.edit(),
    focusInput: () => {
      if (editing.phase === 'editing') lastInput.current?.focus();
      return editing.phase === 'editing';
    },
  }));
  const handleClickInside = useOutsideClick(!isReading, editing.cancel);

  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) lastInput.current = target;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isReading) return;
    if (event.key === 'Escape' && isTakenByList(event.target)) return;
    if (event.key === 'Escape') editing.cancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void editing.save();
    else return;
    event.stopPropagation();
  };

  return (
    <div
      className={classes.editor}
      role="group"
      aria-label={metric.name}
      data-reading={isReading || undefined}
      data-editing={!isReading || undefined}
      onClickCapture={handleClickInside}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    >
      <div className={classes.value}>
        {isReading ? (
          <MetricValue metric={metric} datapoint={datapoint} language={language} />
        ) : (
          <DatapointInput
            metric={metric}
            shown={editing.shown}
            onChange={editing.change}
            onInvalid={editing.setIsUnreadable}
            error={editing.error}
            disabled={editing.phase === 'saving'}
            language={language}
            typing={typing}
            foundValues={foundValues}
            offeredPower={offeredPower}
            initialText={editing.inputText}
            onTextChange={editing.setInputText}
          />
        )}
        {!isReading && editingDetail}
      </div>
      {isReading ? (
        <Locked when={!canEdit} reason={lockedReason} explanation={lockedExplanation}>
          <Button size="sm" variant="quiet" onClick={editing.edit}>
            {text('datapoints.edit')}
          </Button>
        </Locked>
      ) : (
        <Button
          size="sm"
          variant="primary"
          disabled={!editing.canSave}
          loading={editing.phase === 'saving'}
          onClick={editing.save}
        >
          {text('datapoints.save')}
        </Button>
      )}
    </div>
  );
}
