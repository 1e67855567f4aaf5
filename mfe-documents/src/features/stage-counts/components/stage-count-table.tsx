import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import type { StageLine } from '../model/stage-totals.ts';
import classes from './stage-count-table.module.css';

export interface StageCountTableProps {
  /** Undefined while they load. */
  readonly lines: readonly StageLine[] | undefined;
  /** The number of a line, which opens its documents. */
  readonly renderCount: (line: StageLine) => ReactNode;
}

/** Documents per stage: the stage's share of all as a bar, and the number. */
export function StageCountTable({ lines, renderCount }: StageCountTableProps) {
  const total = Math.max(
    1,
    (lines ?? []).reduce((sum, { count }) => sum + count, 0),
  );
  const columns: readonly TableColumn<StageLine>[] = [
    { id: 'stage', header: text('usage.columnStage'), width: 220, cell: ({ label }) => label },
    {
      id: 'bar',
      header: text('usage.columnShare'),
      cell: ({ count }) => <span className={classes.bar} style={{ width: `${(count / total) * 100}%` }} />,
    },
    {
      id: 'count',
      header: text('usage.columnDocuments'),
      width: 120,
      align: 'right',
      cell: renderCount,
    },
  ];
  return (
    <div className={classes.frame}>
      <DataTable
        label={text('usage.stages')}
        columns={columns}
        rows={lines ?? []}
        rowKey={({ label }) => label}
        isLoading={lines === undefined}
        density="compact"
        empty={{ message: text('generic.empty') }}
      />
    </div>
  );
}
