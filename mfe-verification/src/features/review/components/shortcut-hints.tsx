import { text } from '@assay/shared/messages';
import { type KeyboardHint, KeyboardHints, Text } from '@assay/shared/ui';
import { useCustomKeyBindings } from '../hooks/use-key-bindings.ts';
import { KEY_ACTIONS, keyOf, toKeyLabels, type KeyAction } from '../model/key-bindings.ts';
import classes from './shortcuts.module.css';

/** The most used keys at the bottom of the screen, and how many values are left to verify. */
export function ShortcutHints({
  openCount,
  isPublishing,
}: {
  readonly openCount: number;
  /** The key that confirms publishes the changes of a confirmed document. */
  readonly isPublishing: boolean;
}) {
  const chosen = useCustomKeyBindings();
  const isDone = openCount === 0;
  const confirmName = isPublishing ? 'verification.keyPublish' : KEY_ACTIONS.confirm.name;
  const hint = (action: KeyAction): KeyboardHint => ({
    keys: toKeyLabels(keyOf(action, chosen)),
    label: text(action === 'confirm' ? confirmName : KEY_ACTIONS[action].name),
  });
  // Once nothing is left to verify, the accept key confirms the document.
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
      <Text quiet caption figures className={classes.left} role="status">
        {isDone ? text('verification.nothingOpen') : text('verification.openCount', { count: openCount })}
      </Text>
    </footer>
  );
}
