import type { StoreApi } from '@assay/shared/state';
import { listAlternatives } from '../../../document/metric-state.ts';
import {
  isVerifiable,
  nextFieldAfter,
  orderForReview,
  type ReviewField,
} from '../../../document/review-fields.ts';
import type { ActiveElements } from './active-elements.ts';
import type { FieldActions } from './field-actions.ts';
import type { FieldNavigation } from './field-navigation.ts';
import type { ReviewKeyActions } from './review-keys.ts';
import type { ReviewRights } from './review-rights.ts';
import type { ReviewSession } from './review-session.ts';

interface KeyActionsInput {
  readonly session: ReviewSession;
  readonly fields: readonly ReviewField[];
  readonly rights: ReviewRights;
  readonly activeId: string | null;
  readonly actions: FieldActions;
  readonly navigation: StoreApi<FieldNavigation>;
  readonly activeElements: ActiveElements;
}

/** The actions of the keys in a review; those of `screen` belong to the screen around it. */
export function createReviewKeyActions(
  { session, fields, rights, activeId, actions, navigation, activeElements }: KeyActionsInput,
  screen: Pick<ReviewKeyActions, 'confirm' | 'showShortcuts'>,
): ReviewKeyActions {
  const active = fields.find(({ metric }) => metric.id === activeId);
  const { undo, redo } = session.draft.getState();
  return {
    accept: () => {
      const next = nextFieldAfter(orderForReview(fields), activeId);
      if (active && isVerifiable(active)) actions.setVerified(active.metric.id, true);
      if (next !== null) actions.show(next);
    },
    goBack: () => navigation.getState().goBack(),
    edit: () => activeElements.editor.current?.edit(),
    choose: (digit) => {
      const alternative = active && listAlternatives(active.state)[digit - 1];
      if (alternative) actions.choose(active.metric.id, alternative.index);
    },
    toggleVerified: () => active && actions.setVerified(active.metric.id, !active.state.isVerified),
    undo: () => !rights.isReadOnly && undo(),
    redo: () => !rights.isReadOnly && redo(),
    ...screen,
    focusOpenEditor: () => activeElements.editor.current?.focusInput() ?? false,
  };
}
