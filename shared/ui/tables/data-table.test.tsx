import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '@assay/shared/messages';
import { renderUi } from '../testing.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, TableColumn } from './table-types.ts';

interface Fund {
  readonly id: string;
  readonly name: string;
  readonly balance: string;
}

const LONG_NAME = 'x'.repeat(4000);
const FUNDS: readonly Fund[] = [
  { id: 'a', name: 'Calder Ridge IV', balance: '12.00' },
  { id: 'b', name: LONG_NAME, balance: '7.50' },
  { id: 'c', name: 'Harbour', balance: '1.00' },
];
const COLUMNS: readonly TableColumn<Fund>[] = [
  { id: 'name', header: 'Name', sortKey: 'fund_name', cell: (fund) => fund.name },
  { id: 'balance', header: 'Balance', align: 'right', width: '20%', cell: (fund) => fund.balance },
];

const table = (props: Partial<DataTableProps<Fund>> = {}) =>
  renderUi(
    <DataTable
      label="Funds"
      columns={COLUMNS}
      rows={FUNDS}
      rowKey={(fund) => fund.id}
      rowLabel={(fund) => fund.name}
      empty={{ message: 'No funds to display', description: 'Try changing your search or filters.' }}
      {...props}
    />,
  );
const row = (name: string) => {
  const found = screen.getByText(name).closest('tr');
  if (!found) throw new Error(`No row shows ${name}`);
  return found;
};

describe('DataTable', () => {
  it('UI-013 shows a message followed by a description when empty', () => {
    table({ rows: [] });
    expect(screen.getByRole('status')).toHaveTextContent(
      /^No funds to display.*Try changing your search or filters\.$/,
    );
  });

  it('shows skeleton rows, not the empty message, while the first rows load', () => {
    table({ rows: [], isLoading: true });
    expect(screen.getByRole('table', { name: 'Funds' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No funds to display')).not.toBeInTheDocument();
  });

  it('shows long text whole in the tooltip', () => {
    table();
    expect(screen.getByText(LONG_NAME).closest('td')).toHaveAttribute('title', LONG_NAME);
  });

  it('says how a column is sorted, and reports a click on its header by the key of the column', async () => {
    const onSort = jest.fn();
    table({ sort: { column: 'fund_name', direction: 'asc' }, onSort });
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith('fund_name');
    expect(
      within(screen.getByRole('columnheader', { name: 'Balance' })).queryByRole('button'),
    ).not.toBeInTheDocument();
  });
});

describe('widths of columns', () => {
  const widths = () => [...document.querySelectorAll('col')].map(({ style }) => style.width);
  const COUNTED: readonly TableColumn<Fund>[] = [
    { id: 'name', header: 'Name', width: '95%', cell: (fund) => fund.name },
    { id: 'balance', header: 'Balance', width: '5%', minWidth: 80, cell: (fund) => fund.balance },
  ];

  afterEach(() => jest.restoreAllMocks());

  it.each([
    [1700, ['95%', '5%']],
    [1600, ['95%', '5%']],
    [1599, ['95%', '80px']],
    [700, ['95%', '80px']],
  ])('keeps a column whole whose share of %i px is too small', (frame, expected) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
    table({ columns: COUNTED });
    expect(widths()).toEqual(expected);
  });

  it.each([
    [320, ['', '200px']],
    [250, ['', '150px']],
    [180, ['', '100px']],
  ])('narrows a column to its least, but no further than a frame of %i px asks for', (frame, expected) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame);
    table({
      columns: [
        { id: 'name', header: 'Name', minWidth: 100, cell: (fund) => fund.name },
        { id: 'balance', header: 'Balance', width: 200, minWidth: 100, cell: (fund) => fund.balance },
      ],
    });
    expect(widths()).toEqual(expected);
  });
});

describe('selection', () => {
  function Selectable({ initial = [], onRowOpen }: { initial?: string[]; onRowOpen?: (fund: Fund) => void }) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
    return (
      <>
        <output>{[...selected].sort().join(' ')}</output>
        <DataTable
          label="Funds"
          columns={COLUMNS}
          rows={FUNDS}
          rowKey={(fund) => fund.id}
          rowLabel={(fund) => fund.name}
          selection={{ selected, onChange: setSelected }}
          onRowOpen={onRowOpen}
          empty={{ message: 'none' }}
        />
      </>
    );
  }
  const chosen = () => document.querySelector('output')?.textContent;
  const selectAll = () => screen.getByRole('checkbox', { name: text('generic.selectAll') });

  it('selects all rows of the page and keeps those of other pages', async () => {
    renderUi(<Selectable initial={['z']} />);
    await userEvent.click(selectAll());
    expect(chosen()).toBe('a b c z');
    await userEvent.click(selectAll());
    expect(chosen()).toBe('z');
  });

  it('shows that some rows are selected', async () => {
    renderUi(<Selectable />);
    await userEvent.click(
      screen.getByRole('checkbox', { name: text('generic.selectRow', { name: 'Harbour' }) }),
    );
    expect(selectAll()).toBePartiallyChecked();
    expect(row('Harbour')).toHaveAttribute('aria-selected', 'true');
  });

  it('works by keyboard: arrows move, Space selects, Enter opens', async () => {
    const onRowOpen = jest.fn();
    renderUi(<Selectable onRowOpen={onRowOpen} />);
    act(() => row('Calder Ridge IV').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(row('Harbour')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(chosen()).toBe('c');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onRowOpen).toHaveBeenCalledWith(FUNDS[0]);
  });

  it('opens a row by a click on it, but not by a click on its checkbox', async () => {
    const onRowOpen = jest.fn();
    renderUi(<Selectable onRowOpen={onRowOpen} />);
    await userEvent.click(
      screen.getByRole('checkbox', { name: text('generic.selectRow', { name: 'Harbour' }) }),
    );
    expect(onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('1.00'));
    expect(onRowOpen).toHaveBeenCalledWith(FUNDS[2]);
  });
});
