import type { ExpectedDocuments, listExpectedDocuments, ResponseOf } from '@assay/shared/contracts';
import { spellDate, spellMonth } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Button, DataTable, StatusBadge, type TableColumn, Text, TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import { cadenceText, PERIOD_TONES, periodSentence } from '../model/expected-documents.ts';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import classes from './figures.module.css';

type Expected = ResponseOf<typeof listExpectedDocuments>;

/** One period: its month, its state, and the documents where there are any. */
function PeriodCell({
  row,
  period,
}: {
  row: ExpectedDocuments;
  period: ExpectedDocuments['periods'][number];
}) {
  const { status, reportingDate } = period;
  const sentence = periodSentence(period);
  const month = spellMonth(reportingDate);
  const query = { fund: row.fund, documentType: row.documentType.id, reportingDate };
  const isHere = status === 'verified' || status === 'received';
  return (
    <Text as="li" caption figures className={classes.period} title={sentence}>
      <StatusBadge tone={PERIOD_TONES[status]} iconOnly>
        {sentence}
      </StatusBadge>
      {isHere ? (
        <TextLink
          plain
          render={(props) => (
            <RouteLink
              route="documents.figure"
              query={query}
              aria-label={text('usage.openDocuments', { figure: month, name: row.fund })}
              {...props}
            />
          )}
        >
          {month}
        </TextLink>
      ) : (
        <span aria-hidden>{month}</span>
      )}
    </Text>
  );
}

function columnsOf(onFollowUp: (row: ExpectedDocuments) => void): readonly TableColumn<ExpectedDocuments>[] {
  return [
    { id: 'fund', header: text('documents.columnFund'), width: '18%', wraps: true, cell: ({ fund }) => fund },
    {
      id: 'type',
      header: text('dashboards.documentType'),
      width: 112,
      wraps: true,
      cell: ({ documentType }) => documentType.name,
    },
    { id: 'cadence', header: text('dashboards.columnCadence'), width: 88, cell: cadenceText },
    {
      id: 'periods',
      header: text('dashboards.columnPeriods'),
      wraps: true,
      cell: (row) => (
        <ul className={classes.periods}>
          {row.periods.map((period) => (
            <PeriodCell key={period.reportingDate} row={row} period={period} />
          ))}
        </ul>
      ),
    },
    {
      id: 'owner',
      header: text('dashboards.columnOwner'),
      width: 112,
      wraps: true,
      cell: ({ owner, snoozedUntil }) =>
        snoozedUntil === null
          ? (owner?.name ?? text('usage.none'))
          : text('dashboards.snoozed', {
              owner: owner?.name ?? text('usage.none'),
              date: spellDate(snoozedUntil),
            }),
    },
    {
      id: 'followUp',
      header: text('dashboards.followUp'),
      width: 118,
      align: 'right',
      cell: (row) => (
        <Button
          size="sm"
          aria-label={text('dashboards.followUpOf', { fund: row.fund, type: row.documentType.name })}
          onClick={() => onFollowUp(row)}
        >
          {text('dashboards.followUp')}
        </Button>
      ),
    },
  ];
}

/** Expected versus received: the last periods of each fund and type, what lacks most first [AMB-009]. */
export function ExpectedDocumentsPanel({ load }: { readonly load: PanelLoad<Expected> }) {
  const [open, setOpen] = useState<ExpectedDocuments | null>(null);
  return (
    <>
      <StatisticPanel
        title={text('dashboards.expected')}
        hint={text('dashboards.expectedHint')}
        failure="dashboards.loadFailed"
        load={load}
        table={({ items }) => (
          <DataTable
            label={text('dashboards.expected')}
            columns={columnsOf(setOpen)}
            rows={items}
            rowKey={({ fund, documentType }) => JSON.stringify([fund, documentType.id])}
            minWidth={860}
            empty={{
              message: text('dashboards.noExpected'),
              description: text('dashboards.noExpectedHint'),
            }}
          />
        )}
      />
      {open && load.data && (
        <FollowUpDialog expected={open} today={load.data.today} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
