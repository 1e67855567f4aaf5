/** What the keys of the review do. */
export interface ReviewKeyActions {
  /** Verifies the active field if it can be verified, and goes to the next field. */
  readonly accept: () => void;
  readonly goBack: () => void;
  readonly edit: () => void;
  /** Begins or ends taking the active value from the page. */
  readonly capture: () => void;
  /** Gets the digit, from 1. */
  readonly choose: (digit: number) => void;
  /** Links the active name to the likeliest entity. */
  readonly link: () => void;
  /** Remembers the active name as an AKA of its entity. */
  readonly rememberAka: () => void;
  readonly toggleVerified: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly confirm: () => void;
  readonly verifyProven: () => void;
  readonly verifyProvenAndConfirm: () => void;
  readonly showShortcuts: () => void;
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
function findAction(event: KeyEvent, actions: ReviewKeyActions): (() => void) | undefined {
  if (isConfirmKey(event)) return event.shiftKey ? actions.verifyProvenAndConfirm : actions.confirm;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return findCommand(event, actions);
  if (event.key === 'Enter') return event.shiftKey ? actions.goBack : actions.accept;
  if (/^[1-9]$/.test(event.key)) return () => actions.choose(Number(event.key));
  const actionsByKey: Readonly<Record<string, () => void>> = {
    e: actions.edit,
    c: actions.capture,
    v: actions.toggleVerified,
    l: actions.link,
    a: actions.rememberAka,
    p: actions.verifyProven,
    z: actions.undo,
    y: actions.redo,
    '?': actions.showShortcuts,
  };
  return actionsByKey[event.key.toLowerCase()];
}

/**
 * Handles a key that was pressed anywhere in `root`, or without any focus. In a text control every key but Ctrl+Enter is
 * text; on a button or link, Enter presses it. While a value is being edited, a key that is pressed elsewhere only
 * returns the focus to it.
 */
export function handleReviewKey(event: KeyEvent, root: HTMLElement, actions: ReviewKeyActions): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (!root.contains(target) && target !== document.body) return;
  if (!isConfirmKey(event)) {
    if (target.closest(TEXT_CONTROLS)) return;
    if (event.key === 'Enter' && target.closest(PRESSABLE_CONTROLS)) return;
  }
  const action = findAction(event, actions);
  if (!action) return;
  event.preventDefault();
  if (event.repeat && event.key === 'Enter') return; // A key that is held down verifies and confirms nothing.
  if (!actions.focusOpenEditor()) action();
}
