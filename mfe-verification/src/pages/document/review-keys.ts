import type { KeyboardEvent } from 'react';

/** What the keys of the review do [ahead 1]. */
export interface ReviewKeyActions {
  readonly accept: () => void;
  readonly back: () => void;
  readonly edit: () => void;
  /** Gets the digit, from 1. */
  readonly choose: (digit: number) => void;
  readonly toggleVerified: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly confirm: () => void;
  readonly showSheet: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';
const PRESSING = 'a, button, [role="menuitem"], [role="tab"]';

/** The action of a key, or undefined where it has none here. */
function actionOf(event: KeyboardEvent, actions: ReviewKeyActions): (() => void) | undefined {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return actions.confirm;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Enter') return event.shiftKey ? actions.back : actions.accept;
  if (/^[1-9]$/.test(event.key)) return () => actions.choose(Number(event.key));
  const named: Readonly<Record<string, () => void>> = {
    e: actions.edit,
    v: actions.toggleVerified,
    z: actions.undo,
    y: actions.redo,
    '?': actions.showSheet,
  };
  return named[event.key.toLowerCase()];
}

/**
 * Handles a key of the review wherever the focus is on the page. Where one types, all keys but Ctrl+Enter are text; on a
 * button or link, Enter presses it.
 */
export function handleReviewKey(event: KeyboardEvent<HTMLElement>, actions: ReviewKeyActions): void {
  if (
    event.defaultPrevented ||
    !(event.target instanceof Element) ||
    !event.currentTarget.contains(event.target)
  )
    return;
  const isConfirming = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (event.target.closest(TYPING) && !isConfirming) return;
  if (event.target.closest(PRESSING) && event.key === 'Enter' && !isConfirming) return;
  const action = actionOf(event, actions);
  if (!action) return;
  event.preventDefault();
  action();
}
