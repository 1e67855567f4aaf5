import { useEffect, useEffectEvent, type RefObject } from 'react';

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

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const PRESSING = 'a, button, [role="menuitem"], [role="tab"]';

/** What of a key counts here; React's events have it, and the browser's own. */
type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target' | 'preventDefault'
>;

/** The action of a key, or undefined where it has none here. */
function actionOf(event: KeyEvent, actions: ReviewKeyActions): (() => void) | undefined {
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
 * button or link, Enter presses it. While a value is being typed, a key pressed elsewhere only leads back to it.
 */
export function handleReviewKey(event: KeyEvent, root: HTMLElement, actions: ReviewKeyActions): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (!root.contains(target) && target !== document.body) return;
  const isConfirming = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (target.closest(TYPING) && !isConfirming) return;
  if (target.closest(PRESSING) && event.key === 'Enter' && !isConfirming) return;
  const action = actionOf(event, actions);
  if (!action) return;
  event.preventDefault();
  const typing = root.querySelector<HTMLElement>('[data-field] input:not([type="checkbox"], :disabled)');
  if (typing) typing.focus();
  else action();
}

/**
 * Hears the keys that go to the page itself, because what had the focus is gone: a button that was locked or left with
 * what it did, a toast that was closed. So no key is ever dead.
 */
export function useKeysWithoutFocus(
  rootRef: RefObject<HTMLElement | null>,
  handle: (event: KeyEvent, root: HTMLElement) => void,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isOverlaid = document.querySelector('[role="dialog"]') !== null;
    if (event.target === document.body && rootRef.current && !isOverlaid) handle(event, rootRef.current);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
