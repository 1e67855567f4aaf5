import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { Button, Text } from '@assay/shared/ui';
import type { LostEdits } from '../../../editing/lost-edits.ts';
import classes from './lost-edits-note.module.css';

/** Says which values were not saved because somebody else deleted what they belong to, and keeps their text to copy. */
export function LostEditsNote({ lost }: { readonly lost: LostEdits }) {
  const { log, notify } = usePlatform();
  const { edits } = lost;
  if (edits.length === 0) return null;
  const copy = () => {
    const lines = edits.map(({ label, value }) => `${label}\t${value}`).join('\n');
    navigator.clipboard.writeText(lines).then(
      () => notify('verification.lostCopied'),
      (error: unknown) => log.warn('The clipboard refused the lost edits', { error }),
    );
  };
  return (
    <Text
      as="section"
      caption
      className={classes.note}
      role="alert"
      aria-label={text('verification.lostEdits')}
    >
      <p className={classes.title}>{text('verification.lostEditCount', { count: edits.length })}</p>
      <ul className={classes.list}>
        {edits.map(({ label, value }, index) => (
          <li key={index}>
            {label}: <strong>{value}</strong>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="sm" onClick={copy}>
          {text('verification.copyLost')}
        </Button>
        <Button size="sm" variant="quiet" onClick={lost.dismiss}>
          {text('tables.dismiss')}
        </Button>
      </div>
    </Text>
  );
}
