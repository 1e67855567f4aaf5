import { createTestingHost } from '@assay/shared/platform/testing-host';
import { queryOptions } from '@assay/shared/query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

const ROWS = Array.from({ length: 100 }, (_, id) => ({ id, name: `Fund ${id}` }));
const opened: string[] = [];

function Funds() {
  const list = useList({
    rules: { filterNames: [], defaultOrderBy: { column: 'name', direction: 'asc' } },
    columns: [
      { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }: (typeof ROWS)[number]) => name },
    ],
    query: () =>
      queryOptions({
        queryKey: ['funds'],
        queryFn: () => Promise.resolve({ items: ROWS, totalCount: ROWS.length }),
      }),
    failure: 'metrics.loadFailed',
  });
  return (
    <ListPage
      list={list}
      title="Funds"
      rowKey={({ id }) => String(id)}
      onRowOpen={({ name }) => void opened.push(name)}
      empty={{ message: 'No funds' }}
    />
  );
}

async function open(virtualScroll: boolean) {
  const host = createTestingHost({ initialAddress: '/?page=1&maxPageSize=100', switches: { virtualScroll } });
  const view = render(<Funds />, { wrapper: host.Wrapper });
  await screen.findByText('Fund 0');
  return view;
}

const drawn = () => screen.getAllByRole('row').flatMap((row) => row.dataset['rowKey'] ?? []);
const rowOf = (name: string) => screen.getByText(name).closest('tr');

/** Scrolls the page by so many px. */
function scrollTo(top: number): void {
  jest
    .spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -top, 800, 3700));
  act(() => void document.dispatchEvent(new Event('scroll')));
}

afterEach(() => jest.restoreAllMocks());

it('FLAG-017 draws every row of a list while virtual scroll is off', async () => {
  await open(false);
  expect(drawn()).toHaveLength(100);
});

it('FLAG-017 AMB-026 draws the rows in view alone while it is on, and others as they come into view', async () => {
  await open(true);
  expect(drawn().length).toBeLessThan(45);
  expect(drawn()[0]).toBe('0');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '101');
  scrollTo(2220);
  expect(drawn()).toContain('60');
  expect(drawn()).not.toContain('0');
  expect(rowOf('Fund 60')).toHaveAttribute('aria-rowindex', '62');
});

it('FLAG-017 keeps the keyboard of the rows: End and Home reach rows that are not drawn', async () => {
  await open(true);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollTo(this.previousElementSibling ? 3000 : 0);
  };
  const user = userEvent.setup();
  act(() => rowOf('Fund 0')?.focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(opened).toEqual(['Fund 1']);
  await user.keyboard('{End}');
  await screen.findByText('Fund 99');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(rowOf('Fund 99')).toHaveFocus();
  await user.keyboard('{Home}');
  await screen.findByText('Fund 0');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(rowOf('Fund 0')).toHaveFocus();
});
