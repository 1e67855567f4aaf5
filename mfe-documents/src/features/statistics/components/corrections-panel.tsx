import type { AccuracyRow } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import type { StatisticQuery } from '../model/figure-query.ts';
import { percentText } from '../model/figure-texts.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import classes from './figures.module.css';

export interface CorrectionsPanelProps {
  readonly title: string;
  readonly hint: string;
  /** The header of what the rows are. */
  readonly header: string;
  readonly load: PanelLoad<readonly AccuracyRow[]>;
  /** The documents in which what a row is about was extracted. */
  readonly extractedIn: (row: AccuracyRow) => StatisticQuery;
  /** Those of them in which it was corrected. */
  readonly correctedIn: (row: AccuracyRow) => StatisticQuery;
}

function Bar({ accuracy }: AccuracyRow) {
  return (
    <span className={classes.shareTrack} aria-hidden>
      <span className={classes.share} style={{ width: `${accuracy * 100}%` }} />
    </span>
  );
}

function columnsOf({
  header,
  extractedIn,
  correctedIn,
}: CorrectionsPanelProps): readonly TableColumn<AccuracyRow>[] {
  const right = { width: 104, align: 'right' } as const;
  return [
    { id: 'name', header, cell: ({ name }) => name },
    { id: 'bar', header: text('usage.columnShare'), width: '30%', cell: (row) => <Bar {...row} /> },
    {
      ...right,
      id: 'accuracy',
      header: text('usage.columnAccuracy'),
      cell: (row) => (
        <StatisticLink count={row.extracted} name={row.name} query={extractedIn(row)}>
          {percentText(row.accuracy)}
        </StatisticLink>
      ),
    },
    {
      ...right,
      id: 'corrected',
      header: text('dashboards.columnCorrected'),
      cell: (row) => <StatisticLink count={row.corrected} name={row.name} query={correctedIn(row)} />,
    },
    {
      ...right,
      id: 'extracted',
      header: text('dashboards.columnExtracted'),
      cell: (row) => <StatisticLink count={row.extracted} name={row.name} query={extractedIn(row)} />,
    },
  ];
}

/** Accuracy under several headings, the worst first: a bar in each row, and its figures [AMB-009]. */
export function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { title, hint, load } = props;
  return (
    <StatisticPanel
      title={title}
      hint={hint}
      load={load}
      failure="dashboards.loadFailed"
      table={(rows) => (
        <DataTable
          label={title}
          columns={columnsOf(props)}
          rows={rows}
          rowKey={({ id }) => id}
          density="compact"
          minWidth={620}
          empty={{ message: text('dashboards.noCorrections') }}
        />
      )}
    />
  );
}
