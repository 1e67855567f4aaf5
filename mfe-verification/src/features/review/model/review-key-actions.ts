import type { StoreApi } from '@assay/shared/state';
import { listAlternatives, setVerified } from '../../../document/metric-state.ts';
import { findStep, type ReviewField } from '../../../document/review-fields.ts';
import type { ActiveElements } from './active-elements.ts';
import type { FieldActions } from './field-actions.ts';
import type { FieldNavigation } from './field-navigation.ts';
import type { ReviewKeyActions } from './review-keys.ts';
import type { ReviewRights } from './review-rights.ts';
import type { DocumentSession } from '../../../editing/document-session.ts';

interface KeyActionsInput {
  readonly session: DocumentSession;
  readonly fields: readonly ReviewField[];
  readonly rights: ReviewRights;
  readonly activeId: string | null;
  readonly actions: FieldActions;
  readonly navigation: StoreApi<FieldNavigation>;
  readonly activeElements: ActiveElements;
}

/** What the keys do that belongs to the screen around the fields. */
interface ScreenKeyActions extends Pick<
  ReviewKeyActions,
  'capture' | 'confirm' | 'verifyProven' | 'verifyProvenAndConfirm' | 'showShortcuts'
> {
  /** Says which fields are still open, after the last of them. */
  readonly sayOpen: (metricIds: readonly string[]) => void;
}

/** The actions of the keys in a review; those of `screen` belong to the screen around it. */
export function createReviewKeyActions(
  { session, fields, rights, activeId, actions, navigation, activeElements }: KeyActionsInput,
  { sayOpen, ...screen }: ScreenKeyActions,
): ReviewKeyActions {
  const active = fields.find(({ metric }) => metric.id === activeId);
  const { undo, redo } = session.draft.getState();
  /** Goes back or forward in the history of edits, and to the field of the edit where it is one of a single field. */
  const inHistory = (move: () => void) => {
    if (rights.isReadOnly) return;
    const { value: before } = session.draft.getState();
    move();
    const { value: after } = session.draft.getState();
    const [changed, ...others] = Object.keys(after).filter((id) => after[id] && before[id] !== after[id]);
    if (changed !== undefined && others.length === 0 && changed !== activeId) actions.show(changed);
  };
  return {
    accept: () => {
      const step = findStep(fields, activeId, rights.canVerify);
      if (step.verifies.length > 0)
        session.changeMetrics(step.verifies, 'verify', (state) => setVerified(state, true));
      if (step.next !== null) actions.show(step.next);
      if (step.isAtEnd && step.open.length > 0) sayOpen(step.open);
      if (step.isAtEnd && step.open.length === 0 && step.verifies.length === 0) screen.confirm();
    },
    goBack: () => navigation.getState().goBack(),
    edit: () => activeElements.editor.current?.edit(),
    choose: (digit) => {
      const alternative = active && listAlternatives(active.state)[digit - 1];
      if (alternative) actions.choose(active.metric.id, alternative.index);
    },
    toggleScale: () => active?.scale && actions.toggleScale(active.metric.id, active.scale),
    link: () => activeElements.link.current?.linkBest(),
    rememberAka: () => activeElements.link.current?.rememberAka(),
    toggleVerified: () => active && actions.setVerified(active.metric.id, !active.state.isVerified),
    undo: () => inHistory(undo),
    redo: () => inHistory(redo),
    ...screen,
    focusOpenEditor: () => activeElements.editor.current?.focusInput() ?? false,
  };
}
