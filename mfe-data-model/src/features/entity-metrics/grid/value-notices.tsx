import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
import type { ValueEdits } from './use-value-edits.ts';
import { valueInWords, type ValueRow } from './value-rows.ts';
import classes from './value-grid.module.css';

export interface ValueNoticesProps {
  readonly rows: readonly ValueRow[];
  readonly edits: ValueEdits;
  /** Why the last key or text did nothing. */
  readonly refusal: string | null;
  /** Why nothing can be changed. */
  readonly lock: string | null;
  readonly language: Language;
}

/** What stands in the way of an edit: values that were not saved, those that somebody else changed, a missing right. */
export function ValueNotices({ rows, edits, refusal, lock, language }: ValueNoticesProps) {
  const conflict = rows.find(({ metric }) => edits.conflicts.has(metric.fin));
  const values = conflict && edits.conflicts.get(conflict.metric.fin);
  return (
    <>
      {lock !== null && (
        <Text as="p" quiet caption className={classes.lock}>
          {lock}
        </Text>
      )}
      {refusal !== null && (
        <Text as="div" caption className={classes.refusal} role="alert">
          {refusal}
        </Text>
      )}
      {edits.failed.size > 0 && (
        <Text as="div" caption className={classes.refusal} role="alert">
          <span>{text('tables.gridNotSaved', { count: edits.failed.size })}</span>
          <Button size="sm" onClick={() => void edits.retry()}>
            {text('generic.retry')}
          </Button>
        </Text>
      )}
      {conflict && values && (
        <Text as="div" caption className={classes.refusal} role="alert">
          <span>
            {text('datapoints.gridConflict', {
              metric: conflict.metric.name,
              mine: valueInWords(conflict, values.mine, language),
              theirs: valueInWords(conflict, values.theirs, language),
            })}
          </span>
          <Button size="sm" onClick={() => void edits.resolve(conflict.metric.fin, 'mine')}>
            {text('datapoints.gridKeepMine')}
          </Button>
          <Button size="sm" onClick={() => void edits.resolve(conflict.metric.fin, 'theirs')}>
            {text('datapoints.gridTakeTheirs')}
          </Button>
        </Text>
      )}
    </>
  );
}
