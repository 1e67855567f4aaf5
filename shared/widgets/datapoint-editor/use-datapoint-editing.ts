import { usePatternTests } from '@assay/shared/state';
import { useState } from 'react';
import { completeDraft, findDraftError, isUntouched, UNTOUCHED } from './datapoint-draft.ts';
import type { DatapointDraft, EditedDatapoint, EditedMetric } from './datapoint-draft.ts';

/** What happened in the editor, for analytics. */
export type DatapointEditorEvent = 'edit' | 'cancel' | 'save' | 'saveFailed';

interface Editing {
  readonly metric: EditedMetric;
  readonly datapoint: EditedDatapoint | null;
  /** The currency for an amount that has none yet. */
  readonly defaultCurrency: string | null;
  /** The editor is open from the beginning, with the stored value or with another one. */
  readonly opensWith?: 'storedValue' | DatapointDraft;
  readonly onSave: (change: DatapointDraft) => Promise<void>;
  readonly onEvent?: (event: DatapointEditorEvent) => void;
}

/** The state of the editor: reading, editing a draft, or saving it [DPE-001]. */
export function useDatapointEditing(props: Editing) {
  const { metric, datapoint, defaultCurrency, opensWith, onSave, onEvent } = props;
  const [phase, setPhase] = useState<'reading' | 'editing' | 'saving'>(opensWith ? 'editing' : 'reading');
  const [draft, setDraft] = useState<DatapointDraft>(typeof opensWith === 'object' ? opensWith : UNTOUCHED);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const testPattern = usePatternTests();

  const shown = {
    value: draft.value ?? datapoint?.value ?? null,
    currency:
      draft.currency ?? datapoint?.currency ?? (metric.dataType === 'CURRENCY' ? defaultCurrency : null),
  };
  const isChecked = phase !== 'reading' && !isUnreadable;
  const error = isChecked ? findDraftError({ ...metric, testPattern }, datapoint, draft) : null;
  const canSave =
    phase === 'editing' && (isUntouched(draft) ? !isUnreadable : error === null && !isUnreadable);

  const leave = () => {
    setPhase('reading');
    setDraft(UNTOUCHED);
    setIsUnreadable(false);
  };
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
    setIsUnreadable,
    edit,
    cancel,
    save,
  };
}
