import { text } from '@assay/shared/messages';
import { Button } from '@assay/shared/ui';
import type { WaitingRows } from './use-live-rows.ts';
import classes from './list-page.module.css';

function changesOf({ added, moved }: WaitingRows): string {
  const parts = [
    ...(added > 0 ? [text('generic.newRows', { count: added })] : []),
    ...(moved > 0 ? [text('generic.movedRows', { count: moved })] : []),
  ];
  return parts.length === 0 ? text('generic.otherOrder') : parts.join(', ');
}

/** Over the rows of a list, so that none of them moves: what has changed and is not shown yet, and the key that shows it. */
export function WaitingRowsNote({ waiting }: { readonly waiting: WaitingRows | null }) {
  return (
    <div className={classes.waiting} role="status">
      {waiting && (
        <Button variant="primary" onClick={waiting.show}>
          {text('generic.showChanges', { changes: changesOf(waiting) })}
        </Button>
      )}
    </div>
  );
}
