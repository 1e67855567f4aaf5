import { text } from '@assay/shared/messages';
import { KeyboardHints, Modal, type KeyboardHint } from '@assay/shared/ui';
import classes from './keyboard-shortcuts.module.css';

const hint = (label: string, ...keys: string[]): KeyboardHint => ({ keys, label });

/** The most used keys at the bottom of the screen, and how many values are left to verify. */
export function KeyHints({ openCount }: { readonly openCount: number }) {
  const isDone = openCount === 0;
  return (
    <footer className={classes.footer}>
      <KeyboardHints
        label={text('verification.keys')}
        hints={[
          hint(text(isDone ? 'verification.keyConfirm' : 'verification.keyAccept'), '↵'),
          hint(text('verification.keyEdit'), 'E'),
          hint(text('verification.keyCapture'), 'C'),
          hint(text('verification.keyChoose'), '1–9'),
          hint(text('verification.keyBack'), '⇧', '↵'),
          hint(text('verification.keyUndo'), 'Z'),
          ...(isDone ? [] : [hint(text('verification.keyConfirm'), 'Ctrl', '↵')]),
          hint(text('verification.keySheet'), '?'),
        ]}
      />
      <span className={classes.left} role="status">
        {isDone ? text('verification.nothingOpen') : text('verification.openCount', { count: openCount })}
      </span>
    </footer>
  );
}

export interface KeyboardShortcutsProps {
  readonly opened: boolean;
  /** A confirmation opens the next document. */
  readonly hasNext: boolean;
  readonly onClose: () => void;
}

/** All keys of the review, in a dialog. */
export function KeyboardShortcuts({ opened, hasNext, onClose }: KeyboardShortcutsProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text('verification.keysTitle')} width={680}>
      <div className={classes.dialog}>
        <KeyboardHints
          label={text('verification.keysTitle')}
          hints={[
            hint(text('verification.keyAccept'), '↵'),
            hint(text('verification.keyBack'), '⇧', '↵'),
            hint(text('verification.keyEdit'), 'E'),
            hint(text('verification.keyCapture'), 'C'),
            hint(text('verification.keyChoose'), '1–9'),
            hint(text('verification.keyVerified'), 'V'),
            hint(text('verification.keyLink'), text('verification.keyOfLink')),
            hint(text('verification.keyAka'), text('verification.keyOfAka')),
            hint(text('verification.verifyProven'), 'P'),
            hint(text('verification.keyUndo'), 'Z'),
            hint(text('verification.keyRedo'), 'Y'),
            hint(text('verification.keyMove'), '↑', '↓'),
            hint(text(hasNext ? 'verification.keyConfirmNext' : 'verification.keyConfirm'), 'Ctrl', '↵'),
            hint(text('verification.verifyProvenAndConfirm'), 'Ctrl', '⇧', '↵'),
            hint(text('verification.searchDocument'), 'Ctrl', 'F'),
            hint(text('verification.keyPage'), '←', '→'),
            hint(text('verification.keyZoom'), '+', '−', '0', 'R'),
            hint(text('verification.keySheet'), '?'),
          ]}
        />
      </div>
    </Modal>
  );
}
