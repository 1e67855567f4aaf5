import { text, type MessageKey } from '@assay/shared/messages';

/**
 * The actions that a person may give another key, with their names and their default keys. A key is a letter or sign, a
 * function key, or Enter, which may be pressed together with Ctrl and Shift.
 */
export const KEY_ACTIONS = {
  accept: { name: 'verification.keyAccept', key: 'Enter' },
  goBack: { name: 'verification.keyBack', key: 'Shift+Enter' },
  edit: { name: 'verification.keyEdit', key: 'e' },
  capture: { name: 'verification.keyCapture', key: 'c' },
  toggleScale: { name: 'verification.keyScale', key: 'm' },
  toggleVerified: { name: 'verification.keyVerified', key: 'v' },
  link: { name: 'verification.keyLink', key: 'l' },
  rememberAka: { name: 'verification.keyAka', key: 'a' },
  verifyProven: { name: 'verification.verifyProven', key: 'p' },
  undo: { name: 'verification.keyUndo', key: 'z' },
  redo: { name: 'verification.keyRedo', key: 'y' },
  confirm: { name: 'verification.keyConfirm', key: 'Ctrl+Enter' },
  verifyProvenAndConfirm: { name: 'verification.verifyProvenAndConfirm', key: 'Ctrl+Shift+Enter' },
  showShortcuts: { name: 'verification.keySheet', key: '?' },
} as const satisfies Record<string, { readonly name: MessageKey; readonly key: string }>;

export type KeyAction = keyof typeof KEY_ACTIONS;

/** The actions in the order of the sheet. */
export const KEY_ACTION_NAMES = Object.keys(KEY_ACTIONS).filter((name): name is KeyAction =>
  Object.hasOwn(KEY_ACTIONS, name),
);

/** Keys that no action can have, with what they do. */
const RESERVED_KEYS = [
  ['123456789', 'verification.keyChoose'],
  ['+=-0r', 'verification.keyZoom'],
] as const satisfies readonly (readonly [keys: string, meaning: MessageKey])[];

const FUNCTION_KEYS = ['F2', 'F4', 'F8', 'F9', 'F10']; // Browsers use the others.

/** The keys that a person chose, by action; the others have their default keys. */
export type CustomKeyBindings = Readonly<Partial<Record<KeyAction, string>>>;

/** The part of a keyboard event that names its key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of a pressed key as the table writes it; null for one that no action can have. */
export function keyFromEvent({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  const isCommand = ctrlKey || metaKey;
  if (altKey) return null;
  if (key === 'Enter') return `${isCommand ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}Enter`;
  if (isCommand) return null;
  if (FUNCTION_KEYS.includes(key)) return shiftKey ? null : key;
  return [...key].length === 1 && key.trim() !== '' ? key.toLowerCase() : null;
}

/** The key of an action. */
export const keyOf = (action: KeyAction, chosen: CustomKeyBindings): string =>
  chosen[action] ?? KEY_ACTIONS[action].key;

/** The action of a key; undefined if it has none. */
export function actionOf(key: string, chosen: CustomKeyBindings): KeyAction | undefined {
  return KEY_ACTION_NAMES.find((action) => keyOf(action, chosen) === key);
}

/** Why an action cannot have a key, in a sentence; null where it can. */
export function refusalOf(action: KeyAction, key: string | null, chosen: CustomKeyBindings): string | null {
  if (key === null) return text('reviewKeys.unsuitable');
  const shown = toKeyLabels(key).join(' ');
  const [, meaning] = RESERVED_KEYS.find(([keys]) => keys.includes(key)) ?? [];
  if (meaning) return text('reviewKeys.fixed', { key: shown, meaning: text(meaning) });
  const owner = actionOf(key, chosen);
  if (owner === undefined || owner === action) return null;
  return text('reviewKeys.taken', { key: shown, action: text(KEY_ACTIONS[owner].name) });
}

/** The chosen keys with another one for an action. Its default key is no choice. */
export function withKey(chosen: CustomKeyBindings, action: KeyAction, key: string): CustomKeyBindings {
  const others = Object.entries(chosen).filter(([name]) => name !== action);
  const own = key === KEY_ACTIONS[action].key ? [] : [[action, key]];
  return Object.fromEntries([...others, ...own]);
}

/** Reads what a browser has stored; a key that is no longer possible is left out. */
export function parseCustomKeyBindings(stored: unknown): CustomKeyBindings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  let chosen: CustomKeyBindings = {};
  for (const action of KEY_ACTION_NAMES) {
    const key = entries.get(action);
    if (typeof key === 'string' && refusalOf(action, key, chosen) === null)
      chosen = withKey(chosen, action, key);
  }
  return chosen;
}

const LABELS: Readonly<Record<string, string>> = { Enter: '↵', Shift: '⇧' };

/** A key as it is printed on a keyboard, each of those that are pressed together. */
export function toKeyLabels(key: string): readonly string[] {
  if (!key.includes('Enter')) return [key.length === 1 ? key.toUpperCase() : key];
  return key.split('+').map((part) => LABELS[part] ?? part);
}

/** A key as `aria-keyshortcuts` writes it. */
export const ariaKeyOf = (key: string): string =>
  key.length === 1 ? key.toUpperCase() : key.replace('Ctrl', 'Control');
