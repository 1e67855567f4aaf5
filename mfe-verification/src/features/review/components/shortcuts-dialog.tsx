import { text } from '@assay/shared/messages';
import { Button, Kbd, Modal, Text } from '@assay/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import type { KeyBindings } from '../hooks/use-key-bindings.ts';
import {
  KEY_ACTION_NAMES,
  KEY_ACTIONS,
  keyOf,
  toKeyLabels,
  keyFromEvent,
  refusalOf as findBindingError,
  type KeyAction,
} from '../model/key-bindings.ts';
import classes from './shortcuts.module.css';

export interface ShortcutsDialogProps {
  readonly bindings: KeyBindings;
  readonly opened: boolean;
  /** Confirming opens the next document. */
  readonly hasNext: boolean;
  /** The key that confirms publishes the changes of a confirmed document. */
  readonly isPublishing: boolean;
  readonly onClose: () => void;
}

/** Keys that cannot be changed, with what they do. */
const RESERVED_SHORTCUTS = [
  ['verification.keyChoose', '1–9'],
  ['verification.keyMove', '↑', '↓'],
  ['verification.searchDocument', 'Ctrl', 'F'],
  ['verification.keyPage', '←', '→'],
  ['verification.keyZoom', '+', '−', '0', 'R'],
] as const;

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/** All keys of the review, in a dialog. Click an action, then press a key to rebind it. */
export function ShortcutsDialog({ bindings, opened, hasNext, isPublishing, onClose }: ShortcutsDialogProps) {
  const { chosen: customBindings, rebind, reset } = bindings;
  const [rebindingAction, setRebindingAction] = useState<KeyAction | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const startRebinding = (action: KeyAction | null) => {
    setRebindingAction(action);
    setRefusal(null);
  };
  const handleKeyDown = (event: KeyboardEvent, action: KeyAction) => {
    if (rebindingAction !== action || event.key === 'Tab' || MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      startRebinding(null);
      return;
    }
    const key = keyFromEvent(event);
    const reason = findBindingError(action, key, customBindings);
    setRefusal(reason);
    if (reason !== null || key === null) return;
    rebind(action, key);
    startRebinding(null);
  };
  const confirmName = hasNext ? 'verification.keyConfirmNext' : KEY_ACTIONS.confirm.name;
  const publishName = hasNext ? 'verification.keyPublishNext' : 'verification.keyPublish';
  const nameOf = (action: KeyAction) =>
    text(action === 'confirm' ? (isPublishing ? publishName : confirmName) : KEY_ACTIONS[action].name);
  const close = () => {
    startRebinding(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={text('verification.keysTitle')}
      width={720}
      footer={
        <Button disabled={Object.keys(customBindings).length === 0} onClick={reset}>
          {text('reviewKeys.reset')}
        </Button>
      }
    >
      <div className={classes.dialog}>
        <Text as="p" quiet className={classes.hint} role="status">
          {refusal ??
            text(rebindingAction === null ? 'reviewKeys.hint' : 'reviewKeys.press', {
              action: rebindingAction ? nameOf(rebindingAction) : '',
            })}
        </Text>
        <ul aria-label={text('verification.keysTitle')}>
          {KEY_ACTION_NAMES.map((action) => (
            <li key={action}>
              <button
                type="button"
                className={classes.action}
                aria-label={text('reviewKeys.change', {
                  action: nameOf(action),
                  key: toKeyLabels(keyOf(action, customBindings)).join(' '),
                })}
                aria-pressed={rebindingAction === action}
                data-chosen={customBindings[action] !== undefined || undefined}
                onClick={() => startRebinding(rebindingAction === action ? null : action)}
                onBlur={() => rebindingAction === action && startRebinding(null)}
                onKeyDown={(event) => handleKeyDown(event, action)}
              >
                <span>{nameOf(action)}</span>
                <Keys
                  keys={rebindingAction === action ? ['…'] : toKeyLabels(keyOf(action, customBindings))}
                />
              </button>
            </li>
          ))}
          {RESERVED_SHORTCUTS.map(([name, ...keys]) => (
            <li key={name} className={classes.fixed}>
              <span>{text(name)}</span>
              <Keys keys={keys} />
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
