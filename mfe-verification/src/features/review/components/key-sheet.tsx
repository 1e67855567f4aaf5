import { text } from '@assay/shared/messages';
import { Button, Kbd, Modal } from '@assay/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import type { KeyBindings } from '../hooks/use-key-bindings.ts';
import {
  KEY_ACTION_NAMES,
  KEY_ACTIONS,
  keyOf,
  labelsOfKey,
  nameOfKey,
  refusalOf,
  type KeyAction,
} from '../model/key-bindings.ts';
import classes from './keys.module.css';

export interface KeySheetProps {
  readonly bindings: KeyBindings;
  readonly opened: boolean;
  /** A confirmation opens the next document. */
  readonly hasNext: boolean;
  /** The key that confirms publishes the changes of a confirmed document. */
  readonly isPublishing: boolean;
  readonly onClose: () => void;
}

/** Keys that cannot be changed, with what they do. */
const FIXED = [
  ['verification.keyChoose', '1–9'],
  ['verification.keyMove', '↑', '↓'],
  ['verification.searchDocument', 'Ctrl', 'F'],
  ['verification.keyPage', '←', '→'],
  ['verification.keyZoom', '+', '−', '0', 'R'],
] as const;

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/** All keys of the review, in a dialog. A key that is pressed after a click on an action becomes the key of that action. */
export function KeySheet({ bindings, opened, hasNext, isPublishing, onClose }: KeySheetProps) {
  const { chosen, rebind, reset } = bindings;
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = (action: KeyAction | null) => {
    setAsked(action);
    setRefusal(null);
  };
  const take = (event: KeyboardEvent, action: KeyAction) => {
    if (asked !== action || event.key === 'Tab' || MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      ask(null);
      return;
    }
    const key = nameOfKey(event);
    const reason = refusalOf(action, key, chosen);
    setRefusal(reason);
    if (reason !== null || key === null) return;
    rebind(action, key);
    ask(null);
  };
  const confirmName = hasNext ? 'verification.keyConfirmNext' : KEY_ACTIONS.confirm.name;
  const publishName = hasNext ? 'verification.keyPublishNext' : 'verification.keyPublish';
  const nameOf = (action: KeyAction) =>
    text(action === 'confirm' ? (isPublishing ? publishName : confirmName) : KEY_ACTIONS[action].name);
  const close = () => {
    ask(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={text('verification.keysTitle')}
      width={720}
      footer={
        <Button disabled={Object.keys(chosen).length === 0} onClick={reset}>
          {text('reviewKeys.reset')}
        </Button>
      }
    >
      <div className={classes.dialog}>
        <p className={classes.hint} role="status">
          {refusal ??
            text(asked === null ? 'reviewKeys.hint' : 'reviewKeys.press', {
              action: asked ? nameOf(asked) : '',
            })}
        </p>
        <ul aria-label={text('verification.keysTitle')}>
          {KEY_ACTION_NAMES.map((action) => (
            <li key={action}>
              <button
                type="button"
                className={classes.action}
                aria-label={text('reviewKeys.change', {
                  action: nameOf(action),
                  key: labelsOfKey(keyOf(action, chosen)).join(' '),
                })}
                aria-pressed={asked === action}
                data-chosen={chosen[action] !== undefined || undefined}
                onClick={() => ask(asked === action ? null : action)}
                onBlur={() => asked === action && ask(null)}
                onKeyDown={(event) => take(event, action)}
              >
                <span>{nameOf(action)}</span>
                <Keys keys={asked === action ? ['…'] : labelsOfKey(keyOf(action, chosen))} />
              </button>
            </li>
          ))}
          {FIXED.map(([name, ...keys]) => (
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
