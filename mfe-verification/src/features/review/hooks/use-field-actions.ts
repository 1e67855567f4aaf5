import { validateMetricValue } from '@assay/shared/domain';
import { usePlatform, type AnalyticsEvent } from '@assay/shared/platform';
import type { DatapointDraft, DatapointEditorEvent } from '@assay/shared/widgets';
import type { RefObject } from 'react';
import { orderForReview, nextFieldAfter, type ReviewField } from '../../../document/attention.ts';
import {
  listAlternatives,
  chooseAlternative,
  editValue,
  currentDatapoint,
  isPrinted,
  setRequired,
  setVerified,
} from '../../../document/metric-state.ts';
import type { FieldActions } from '../components/metric-row.tsx';
import type { ReviewSession } from '../model/review-session.ts';
import type { ReviewKeyActions } from './review-keys.ts';
import type { ActiveField } from './use-active-field.ts';

interface FieldActionsInput {
  readonly session: ReviewSession;
  readonly fields: readonly ReviewField[];
  readonly active: ActiveField;
  /** Holds the rows; the focus returns to them from the editor. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Whether the value of a metric may be changed. */
  readonly canEdit: (id: string) => boolean;
  readonly canVerify: boolean;
}

/** Where analytics says that an edit happened. */
const LOCATION = 'document-view';

const TRACKED: Readonly<Partial<Record<DatapointEditorEvent, AnalyticsEvent>>> = {
  edit: 'datapoint_edit_started',
  cancel: 'datapoint_edit_cancelled',
  save: 'datapoint_edit_saved',
};

/** What stands in the field after an edit: what was touched, over what was there. */
function toTypedValue({ value, currency, entityId }: DatapointDraft, { state }: ReviewField) {
  const front = currentDatapoint(state);
  return {
    value: value ?? front.value,
    currency: currency ?? front.currency,
    linkedEntityId: entityId,
  };
}

/** Whether a verified mark on the field would mean something: it has a value, a valid one, and nobody else's beside it. */
function isAcceptable({ metric, state, reason }: ReviewField): boolean {
  const front = currentDatapoint(state);
  const { dataType, validators } = metric;
  const check = { value: front.value, dataType, validators, hasDatapoint: true };
  const isValid = front.value === '' || validateMetricValue(check) === null;
  return isPrinted(front) && reason?.kind !== 'conflict' && isValid;
}

/** What pointer and keys do to the fields. */
export function useFieldActions(input: FieldActionsInput) {
  const { session, fields, active, rootRef, canEdit, canVerify } = input;
  const { analytics } = usePlatform();
  const fieldOf = (id: string | null) => fields.find(({ metric }) => metric.id === id);

  const focusRow = (id: string) => {
    const row = rootRef.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`);
    const isElsewhere = document.activeElement !== document.body && !row?.contains(document.activeElement);
    if (!isElsewhere) row?.focus({ preventScroll: true });
  };

  const actions: FieldActions = {
    onActivate: active.activate,
    onReveal: active.show,
    onEdit: (id, draft) => {
      const field = fieldOf(id);
      if (!field || !canEdit(id)) return;
      session.change(id, 'edit', (state) => editValue(state, toTypedValue(draft, field)));
    },
    onEditorEvent: (id, event) => {
      const field = fieldOf(id);
      const tracked = TRACKED[event];
      if (field && tracked) analytics.track(tracked, { location: LOCATION, fin: field.metric.fin });
      if (event === 'save' || event === 'cancel') focusRow(id);
    },
    onChoose: (id, index) => {
      if (!canEdit(id)) return;
      focusRow(id); // The button that was pressed goes away with its alternative.
      session.change(id, 'choose', (state) => chooseAlternative(state, index));
    },
    onVerified: (id, isVerified) => {
      if (canVerify) session.change(id, 'verify', (state) => setVerified(state, isVerified));
    },
    onRequired: (id, isRequired) => {
      if (canEdit(id)) session.change(id, 'require', (state) => setRequired(state, isRequired));
    },
    onSettle: (id, choice) => {
      focusRow(id);
      session.settle(id, choice);
    },
  };

  const present = fieldOf(active.activeId);
  const keys: Pick<ReviewKeyActions, 'accept' | 'back' | 'choose' | 'toggleVerified'> = {
    accept: () => {
      const next = nextFieldAfter(orderForReview(fields), active.activeId);
      if (present && isAcceptable(present)) actions.onVerified(present.metric.id, true);
      if (next !== null) active.show(next);
    },
    back: active.goBack,
    choose: (digit) => {
      const alternative = present && listAlternatives(present.state)[digit - 1];
      if (alternative) actions.onChoose(present.metric.id, alternative.index);
    },
    toggleVerified: () => present && actions.onVerified(present.metric.id, !present.state.isVerified),
  };
  return { actions, keys };
}
