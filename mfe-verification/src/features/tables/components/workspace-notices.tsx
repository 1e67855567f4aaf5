import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, EmptyState, Text } from '@assay/shared/ui';
import { type ReadingProgress, selectCell } from '@assay/shared/widgets/data-grid';
import { useRef } from 'react';
import type { PasteRefusal } from '../hooks/table-commands-input.ts';
import type { TableGrid } from '../hooks/use-table-grid.ts';
import classes from './table-workspace.module.css';

/** How much of a large paste is read, and the way to end it. */
export function Progress({
  progress: { read, of },
  onCancel,
}: {
  readonly progress: ReadingProgress;
  readonly onCancel: () => void;
}) {
  return (
    <Text as="div" caption className={classes.progress} role="status">
      <span>
        {text('tables.reading', { read: formatNumber(String(read)), of: formatNumber(String(of)) })}
      </span>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {text('generic.cancel')}
      </Button>
    </Text>
  );
}

/** Says why nothing was pasted, and goes from one unreadable text to the next. */
export function Refusal({
  refusal,
  grid,
  onDismiss,
}: {
  readonly refusal: PasteRefusal;
  readonly grid: TableGrid;
  readonly onDismiss: () => void;
}) {
  const { problems } = refusal;
  const next = useRef(0);
  const showNext = () => {
    const problem = problems[next.current % problems.length];
    next.current += 1;
    if (problem) grid.select(() => selectCell(problem.place));
  };
  return (
    <Text as="div" caption className={classes.refusal} role="alert">
      <span>{refusal.message}</span>
      {problems[0] && <span>{`“${problems[0].typed}”: ${problems[0].problem}`}</span>}
      {problems.length > 0 && (
        <Button size="sm" onClick={showNext}>
          {text('tables.nextProblem')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onDismiss}>
        {text('tables.dismiss')}
      </Button>
    </Text>
  );
}

/** Says that no row is shown, and offers to show all. */
export function NoRows({
  filter,
  onShowAll,
}: {
  readonly filter: TableGrid['filter'];
  readonly onShowAll: () => void;
}) {
  const isFiltered = filter !== 'all';
  return (
    <div className={classes.empty}>
      <EmptyState
        message={text(isFiltered ? 'tables.noRowsMatch' : 'verification.tablesEmpty')}
        description={text(isFiltered ? 'tables.noRowsMatchHint' : 'verification.tablesEmptyHint')}
        action={isFiltered ? <Button onClick={onShowAll}>{text('tables.showAll')}</Button> : undefined}
      />
    </div>
  );
}
