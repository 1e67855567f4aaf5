import { useState } from 'react';
import { formatNumber, nextOrderBy, type OrderBy } from '@assay/shared/domain';
import {
  Badge,
  Button,
  DataTable,
  Pagination,
  ProgressBar,
  SelectionBar,
  StatusBadge,
  TextLink,
  Toolbar,
} from '@assay/shared/ui';
import type { TableColumn } from '@assay/shared/ui';
import { Section } from './section.tsx';
import classes from './gallery.module.css';

interface Sample {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly fund: string;
  readonly reported: string;
  readonly amount: string;
  readonly doubts: number;
  readonly progress: number;
}

const SAMPLES: readonly Sample[] = [
  {
    id: '1',
    name: 'calder-ridge-iv_2024-12_LP-0147.pdf',
    type: 'Capital Account',
    fund: 'Calder Ridge IV',
    reported: '31/12/2024',
    amount: '12480112.40',
    doubts: 3,
    progress: 100,
  },
  {
    id: '2',
    name: 'DN_0012_Nordlicht_Infrastruktur_Beteiligungen_GmbH_Kapitalabruf_final_v2_signed.pdf',
    type: 'Capital Call',
    fund: 'Nordlicht Infrastruktur',
    reported: '15/11/2024',
    amount: '-250000.00',
    doubts: 0,
    progress: 60,
  },
  {
    id: '3',
    name: 'harbour-q3.pdf',
    type: 'Performance',
    fund: 'Harbour Growth II',
    reported: '30/09/2024',
    amount: '981.5',
    doubts: 1,
    progress: -1,
  },
];

const COLUMNS: readonly TableColumn<Sample>[] = [
  {
    id: 'name',
    header: 'Name',
    sortKey: 'name',
    title: (row) => row.name,
    cell: (row) => (
      <TextLink plain href={`#${row.id}`} className={classes.file}>
        {row.name}
      </TextLink>
    ),
  },
  { id: 'type', header: 'Type', width: '15%', sortKey: 'type', cell: (row) => <Badge>{row.type}</Badge> },
  { id: 'fund', header: 'Fund', width: '17%', sortKey: 'fund', cell: (row) => row.fund },
  { id: 'reported', header: 'Reported', width: 110, sortKey: 'reported', cell: (row) => row.reported },
  {
    id: 'amount',
    header: 'Closing Balance',
    width: 160,
    align: 'right',
    sortKey: 'amount',
    cell: (row) => formatNumber(row.amount, { minPrecision: 2 }),
  },
  {
    id: 'doubts',
    header: 'Doubts',
    width: 90,
    cell: (row) =>
      row.doubts === 0 ? (
        <StatusBadge tone="proven">Proven</StatusBadge>
      ) : (
        <StatusBadge tone="doubt">{row.doubts}</StatusBadge>
      ),
  },
  {
    id: 'progress',
    header: 'Progress',
    width: 120,
    cell: (row) => (
      <ProgressBar
        label={row.name}
        value={row.progress}
        failed={row.progress < 0}
        done={row.progress === 100}
      />
    ),
  },
];

/** The table in its states, selection and pagination. */
export function Lists() {
  const [sort, setSort] = useState<OrderBy | null>({ column: 'reported', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const [page, setPage] = useState(3);
  const [size, setSize] = useState(20);
  const shared = {
    label: 'Documents',
    columns: COLUMNS,
    rowKey: (row: Sample) => row.id,
    rowLabel: (row: Sample) => row.name,
  };
  return (
    <div className={classes.wide}>
      <Section title="Table">
        <Toolbar label="Filters" end={<Button variant="primary">Upload</Button>}>
          <Button size="sm">Type</Button>
          <Button size="sm">Fund</Button>
        </Toolbar>
        <DataTable
          {...shared}
          rows={SAMPLES}
          minWidth={860}
          sort={sort}
          onSort={(column) => setSort((present) => nextOrderBy(present, column))}
          selection={{ selected, onChange: setSelected }}
          onRowOpen={() => undefined}
          activeKey="1"
          totals={{ amount: '12,231,093.90' }}
          empty={{ message: '' }}
        />
        <Pagination
          page={page}
          pageSize={size}
          total={1204}
          onPageChange={setPage}
          onPageSizeChange={setSize}
        />
        <Pagination page={1} pageSize={20} total={10_000} isLowerBound size="sm" onPageChange={setPage} />
        <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button size="sm">Archive</Button>
          <Button size="sm">Trash</Button>
        </SelectionBar>
      </Section>
      <Section title="Table, loading and empty">
        <DataTable {...shared} rows={[]} isLoading density="compact" minWidth={860} empty={{ message: '' }} />
        <DataTable
          {...shared}
          rows={[]}
          minWidth={860}
          empty={{
            message: 'No documents to display',
            description: 'Try changing your search or filters.',
            action: <Button>Clear filters</Button>,
          }}
        />
      </Section>
    </div>
  );
}
