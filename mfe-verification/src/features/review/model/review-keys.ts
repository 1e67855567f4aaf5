import { actionOf, keyFromEvent, type CustomKeyBindings, type KeyAction } from './key-bindings.ts';

/** What the keys of the review do: those that a person may change, and the digits. */
export interface ReviewKeyActions extends Readonly<Record<KeyAction, () => void>> {
  /** Takes the alternative of a digit, from 1. */
  readonly choose: (digit: number) => void;
  /** Returns the focus to the input of a value that is being edited. False if none is. */
  readonly focusOpenEditor: () => boolean;
}

/** Controls in which keys are text. */
const TEXT_CONTROLS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
/** Controls that Enter presses. */
const PRESSABLE_CONTROLS = 'a, button, [role="menuitem"], [role="tab"]';

/** The part of a keyboard event that matters here. Events of React and of the browser have it. */
export type KeyEvent = Pick<
  KeyboardEvent,
  | 'key'
  | 'repeat'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'target'
  | 'preventDefault'
>;

const isConfirmKey = ({ key, ctrlKey, metaKey }: KeyEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** The action of a key with Ctrl, as every program has it. */
function findCommand(
  { key, shiftKey }: KeyEvent,
  { undo, redo }: ReviewKeyActions,
): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' && !shiftKey ? redo : undefined;
}

/** The action of a key; undefined if it has none. */
function findAction(
  event: KeyEvent,
  actions: ReviewKeyActions,
  chosen: CustomKeyBindings,
): (() => void) | undefined {
  const key = keyFromEvent(event);
  if (key === null) return event.ctrlKey || event.metaKey ? findCommand(event, actions) : undefined;
  if (/^[1-9]$/.test(key)) return () => actions.choose(Number(key));
  const action = actionOf(key, chosen);
  return action && actions[action];
}

/**
 * Handles a key that was pressed anywhere in `root`, or without any focus. In a text control every key but Ctrl+Enter is
 * text; on a button or link, Enter presses it. While a value is being edited, a key that is pressed elsewhere only
 * returns the focus to it.
 */
export function handleReviewKey(
  event: KeyEvent,
  root: HTMLElement,
  actions: ReviewKeyActions,
  chosen: CustomKeyBindings,
): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (!root.contains(target) && !target.contains(root)) return;
  if (!isConfirmKey(event)) {
    if (target.closest(TEXT_CONTROLS)) return;
    if (event.key === 'Enter' && target.closest(PRESSABLE_CONTROLS)) return;
  }
  const action = findAction(event, actions, chosen);
  if (!action) return;
  event.preventDefault();
  if (event.repeat && event.key === 'Enter') return; // A key that is held down verifies and confirms nothing.
  if (!actions.focusOpenEditor()) action();
}
