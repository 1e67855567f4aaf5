import { useState } from 'react';
import { draftError, isUntouched, UNTOUCHED } from './datapoint-draft.ts';
import type { DatapointDraft, EditedDatapoint, EditedMetric } from './datapoint-draft.ts';

/** What happened in the editor, for analytics. */
export type DatapointEditorEvent = 'edit' | 'cancel' | 'save' | 'saveFailed';

interface Editing {
  readonly metric: EditedMetric;
  readonly datapoint: EditedDatapoint | null;
  readonly onSave: (change: DatapointDraft) => Promise<void>;
  readonly onEvent?: (event: DatapointEditorEvent) => void;
}

/** The editor's state: reading, editing with a draft, or saving it; and the moves between them [1 §4, 2 §4]. */
export function useDatapointEditing({ metric, datapoint, onSave, onEvent }: Editing) {
  const [phase, setPhase] = useState<'reading' | 'editing' | 'saving'>('reading');
  const [draft, setDraft] = useState<DatapointDraft>(UNTOUCHED);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const error = phase === 'reading' || isUnreadable ? null : draftError(metric, datapoint, draft);
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
      await onSave(draft);
      onEvent?.('save');
      leave();
    } catch {
      // The caller told the user why; what was typed stays, to be tried again.
      onEvent?.('saveFailed');
      setPhase('editing');
    }
  };

  return {
    phase,
    error,
    canSave,
    shown: {
      value: draft.value ?? datapoint?.value ?? null,
      currency: draft.currency ?? datapoint?.currency ?? null,
    },
    change: (part: Partial<DatapointDraft>) => setDraft((before) => ({ ...before, ...part })),
    setIsUnreadable,
    edit,
    cancel,
    save,
  };
}
