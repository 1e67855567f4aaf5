import type { AccuracyPeriod } from '@assay/shared/contracts';
import { spellMonth } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { useNavigateTo } from '@assay/shared/router';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { LineChart } from '@assay/shared/ui/charts';
import type { ReactNode } from 'react';
import type { StatisticQuery } from '../model/figure-query.ts';
import { percentText } from '../model/figure-texts.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';

export interface AccuracyPanelProps {
  readonly title: string;
  /** Periods, the oldest first. */
  readonly load: PanelLoad<readonly AccuracyPeriod[]>;
  readonly failure: MessageKey;
  readonly controls?: ReactNode;
  /** Narrows the documents behind every figure. */
  readonly query?: StatisticQuery;
}

const queryOf = ({ from_date, to_date }: AccuracyPeriod) => ({
  confirmedFrom: from_date,
  confirmedTo: to_date,
});

const accuracyText = ({ accuracy }: AccuracyPeriod) =>
  accuracy === null ? text('usage.none') : percentText(accuracy);

function columnsOf(query: StatisticQuery): readonly TableColumn<AccuracyPeriod>[] {
  return [
    { id: 'month', header: text('usage.columnMonth'), cell: ({ from_date: from }) => spellMonth(from) },
    {
      id: 'accuracy',
      header: text('usage.columnAccuracy'),
      width: 100,
      align: 'right',
      cell: (period) => (
        <StatisticLink
          count={period.accuracy === null ? 0 : (period.documents ?? 0)}
          name={spellMonth(period.from_date)}
          query={{ ...query, ...queryOf(period) }}
        >
          {accuracyText(period)}
        </StatisticLink>
      ),
    },
    {
      id: 'documents',
      header: text('usage.columnConfirmed'),
      width: 110,
      align: 'right',
      cell: (period) => (
        <StatisticLink
          count={period.documents ?? 0}
          name={spellMonth(period.from_date)}
          query={{ ...query, ...queryOf(period) }}
        />
      ),
    },
  ];
}

/** The axis begins at the half where everything is above it, so that differences can be seen. */
const bottomOf = (periods: readonly AccuracyPeriod[]) =>
  periods.every(({ accuracy }) => (accuracy ?? 1) >= 0.5) ? 0.5 : 0;

function latestText(periods: readonly AccuracyPeriod[]): string {
  const latest = periods.findLast(({ accuracy }) => accuracy !== null);
  if (latest === undefined) return text('usage.noAccuracy');
  return text('usage.accuracyLatest', { value: accuracyText(latest), month: spellMonth(latest.from_date) });
}

/** The average accuracy of each period [USE-003]: a line, and the periods in which documents were confirmed. */
export function AccuracyPanel({ title, load, failure, controls, query = {} }: AccuracyPanelProps) {
  const navigateTo = useNavigateTo();
  const open = (from: string) => {
    const period = load.data?.find(({ from_date: start }) => start === from);
    if (period) navigateTo('documents.figure', { query: { ...query, ...queryOf(period) } });
  };
  return (
    <StatisticPanel
      title={title}
      hint={text('usage.accuracyHint')}
      failure={failure}
      load={load}
      controls={controls}
      chart={(periods) => (
        <LineChart
          label={text('usage.accuracyChart')}
          reading={latestText(periods)}
          bottom={bottomOf(periods)}
          top={1}
          points={periods.map((period) => ({
            id: period.from_date,
            label: spellMonth(period.from_date).replace(/ \d+$/, ''),
            reading: text('usage.reading', {
              name: spellMonth(period.from_date),
              value: accuracyText(period),
            }),
            value: period.accuracy,
          }))}
          formatValue={percentText}
          onOpen={open}
        />
      )}
      table={(periods) => (
        <DataTable
          label={title}
          columns={columnsOf(query)}
          rows={periods.filter(({ documents }) => (documents ?? 0) > 0).toReversed()}
          rowKey={({ from_date: from }) => from}
          density="compact"
          empty={{ message: text('usage.noAccuracy') }}
        />
      )}
    />
  );
}
