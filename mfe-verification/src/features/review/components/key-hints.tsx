import { text } from '@assay/shared/messages';
import { KeyboardHints, type KeyboardHint } from '@assay/shared/ui';
import { useChosenKeys } from '../hooks/use-key-bindings.ts';
import { KEY_ACTIONS, keyOf, labelsOfKey, type KeyAction } from '../model/key-bindings.ts';
import classes from './keys.module.css';

/** The most used keys at the bottom of the screen, and how many values are left to verify. */
export function KeyHints({
  openCount,
  isPublishing,
}: {
  readonly openCount: number;
  /** The key that confirms publishes the changes of a confirmed document. */
  readonly isPublishing: boolean;
}) {
  const chosen = useChosenKeys();
  const isDone = openCount === 0;
  const confirmName = isPublishing ? 'verification.keyPublish' : KEY_ACTIONS.confirm.name;
  const hint = (action: KeyAction): KeyboardHint => ({
    keys: labelsOfKey(keyOf(action, chosen)),
    label: text(action === 'confirm' ? confirmName : KEY_ACTIONS[action].name),
  });
  // After the last value, the key that accepts confirms.
  const accept = isDone ? { ...hint('accept'), label: text(confirmName) } : hint('accept');
  return (
    <footer className={classes.footer}>
      <KeyboardHints
        label={text('verification.keys')}
        hints={[
          accept,
          hint('edit'),
          hint('capture'),
          { keys: ['1–9'], label: text('verification.keyChoose') },
          hint('goBack'),
          hint('undo'),
          ...(isDone ? [] : [hint('confirm')]),
          hint('showShortcuts'),
        ]}
      />
      <span className={classes.left} role="status">
        {isDone ? text('verification.nothingOpen') : text('verification.openCount', { count: openCount })}
      </span>
    </footer>
  );
}
