import { hasCurrency } from '@assay/shared/domain';
import { usePatternTests } from '@assay/shared/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { completeDraft, findDraftError, isUntouched, UNTOUCHED } from './datapoint-draft.ts';
import type { DatapointDraft, EditedDatapoint, EditedMetric, OpenEdit } from './datapoint-draft.ts';

/** What happened in the editor, for analytics. */
export type DatapointEditorEvent = 'edit' | 'cancel' | 'save' | 'saveFailed';

interface Editing {
  readonly metric: EditedMetric;
  readonly datapoint: EditedDatapoint | null;
  /** The currency for an amount that has none yet. */
  readonly defaultCurrency: string | null;
  /** The editor is open from the beginning, with the stored value or with another one. */
  readonly opensWith?: 'storedValue' | DatapointDraft;
  /** The editor is open from the beginning with an edit that was not saved. */
  readonly resumedEdit?: OpenEdit | null | undefined;
  /** Gets the edit with every change; null as long as nothing is edited. */
  readonly onProgress?: ((edit: OpenEdit | null) => void) | undefined;
  readonly onSave: (change: DatapointDraft) => Promise<void>;
  readonly onEvent?: (event: DatapointEditorEvent) => void;
}

/** The state that an edit is made of, which is reported with every change. */
function useEditState({ opensWith, resumedEdit, onProgress }: Editing) {
  const opensAtOnce = opensWith !== undefined || Boolean(resumedEdit);
  const [phase, setPhase] = useState<'reading' | 'editing' | 'saving'>(opensAtOnce ? 'editing' : 'reading');
  const [draft, setDraft] = useState<DatapointDraft>(
    resumedEdit?.draft ?? (typeof opensWith === 'object' ? opensWith : UNTOUCHED),
  );
  const [isUnreadable, setIsUnreadable] = useState(resumedEdit?.isUnreadable ?? false);
  const [inputText, setInputText] = useState(resumedEdit?.text ?? null);
  const report = useEffectEvent((edit: OpenEdit | null) => onProgress?.(edit));
  useEffect(() => {
    report(phase === 'reading' ? null : { draft, text: inputText, isUnreadable });
  }, [phase, draft, inputText, isUnreadable]);
  const leave = () => {
    setPhase('reading');
    setDraft(UNTOUCHED);
    setIsUnreadable(false);
    setInputText(null);
  };
  return { phase, setPhase, draft, setDraft, isUnreadable, setIsUnreadable, inputText, setInputText, leave };
}

/** The state of the editor: reading, editing a draft, or saving it [DPE-001]. */
export function useDatapointEditing(props: Editing) {
  const { metric, datapoint, defaultCurrency, onSave, onEvent } = props;
  const { phase, setPhase, draft, setDraft, isUnreadable, leave, ...input } = useEditState(props);
  const testPattern = usePatternTests();

  const shown = {
    value: draft.value ?? datapoint?.value ?? null,
    currency:
      draft.currency ?? datapoint?.currency ?? (hasCurrency(metric.dataType) ? defaultCurrency : null),
  };
  const isChecked = phase !== 'reading' && !isUnreadable;
  const error = isChecked ? findDraftError({ ...metric, testPattern }, datapoint, draft) : null;
  const canSave =
    phase === 'editing' && (isUntouched(draft) ? !isUnreadable : error === null && !isUnreadable);

  const edit = () => {
    setPhase('editing');
    onEvent?.('edit');
  };
  const cancel = () => {
    if (phase !== 'editing') return;
    leave();
    onEvent?.('cancel');
  };
  const save = async () => {
    if (!canSave) return;
    if (isUntouched(draft)) return cancel();
    setPhase('saving');
    try {
      await onSave(completeDraft(draft, metric, shown.currency));
      onEvent?.('save');
      leave();
    } catch {
      // The caller tells the user why. The typed value stays, so that the user can try again.
      onEvent?.('saveFailed');
      setPhase('editing');
    }
  };

  return {
    phase,
    error,
    canSave,
    shown,
    change: (part: Partial<DatapointDraft>) => setDraft((before) => ({ ...before, ...part })),
    setIsUnreadable: input.setIsUnreadable,
    /** The text in the input, where it is more than the value. */
    inputText: input.inputText,
    setInputText: input.setInputText,
    edit,
    cancel,
    save,
  };
}
