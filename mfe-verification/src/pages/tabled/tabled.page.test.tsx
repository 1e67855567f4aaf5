import { getVerification } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aGrouping,
  aMetric,
  aPayload,
  aTable,
  compressed,
} from '../../testing/verification-builders.ts';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveTables } from '../../testing/tables-api.ts';
import { mockViewer } from '../../testing/verification-api.ts';

const api = mockApi();

beforeEach(() => mockViewer(api));

const amount = (value: string, currency = 'USD') =>
  aMetric('cost', {
    displayLabel: 'Cost',
    dataType: 'CURRENCY',
    datapoints: [aDatapoint({ value, effectors: { currency, akas: [] } })],
  });
const name = (value: string) => aMetric('name', { displayLabel: 'Name', dataType: 'STRING', value });
const multiple = (value: string) =>
  aMetric('moic', { displayLabel: 'MOIC', dataType: 'NUMERIC', order_position: 2, value });
const shares = (value: string) =>
  aMetric('shares', {
    displayLabel: 'Shares',
    dataType: 'NUMERIC',
    order_position: 3,
    additive: true,
    value,
  });

function openAt(index: string, { secondCurrency = 'USD' } = {}) {
  const single = aMetric('Fund', { dataType: 'STRING', value: 'Calder IV' });
  const rows = [
    [name('Acme'), amount('1000.10'), multiple('1.5'), shares('10')],
    [name('Zeta'), amount('2000.25', secondCurrency), multiple('2'), shares('2.5')],
  ] as const;
  const grouping = [
    aTable(rows, { groupDisplay: 'Holdings', tableIndex: 2, calculatedTotals: true }),
    aGrouping([single], { groupDisplay: 'Summary', tableIndex: 1 }),
  ];
  const payload = aPayload([single, ...rows.flat()], { grouping });
  const served = serveTables(api, payload);
  const id = payload.documentRequest.id;
  return { ...renderVerification(`/verification/${id}/${index}`), ...served, id, cost: rows[1][1].id };
}

const grid = () => screen.findByRole('grid', { name: 'Holdings' });
/** The texts of the rows, without the header. */
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).queryAllByRole('gridcell')].map(
        ({ textContent }) => textContent,
      ),
    );

describe('tabled verification', () => {
  it('ROUTE-012 shows the groups as tabs in table order, and selects the one in the address', async () => {
    openAt('1');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('title'))).toEqual(['Summary', 'Holdings']);
    const headers = within(await grid()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Name', 'Cost', 'MOIC', 'Shares']);
    expect(within(await grid()).getByRole('rowheader', { name: 'Zeta' })).toBeVisible();
  });

  it.each([['abc'], ['-1'], ['7'], ['1x'], ['0']])(
    'ROUTE-013 falls back to the first table at index %s',
    async (index) => {
      openAt(index);
      expect(await screen.findByRole('grid', { name: 'Summary' })).toBeVisible();
    },
  );

  it.each([['1'], ['1.9'], ['01']])('ROUTE-013 parses %s as the integer 1', async (index) => {
    openAt(index);
    expect(await grid()).toBeVisible();
  });

  it('writes the chosen tab into the address', async () => {
    const { address, id } = openAt('0');
    await userEvent.click(await screen.findByRole('tab', { name: /Holdings/ }));
    await waitFor(() => expect(address()).toBe(`/verification/${id}/1`));
    expect(await grid()).toBeVisible();
  });

  it('AMB-121 shows the exact totals of amounts and of numbers that are additive, in the notation of the cells, and none of multiples', async () => {
    openAt('1');
    expect(textsOf(await grid())).toEqual([
      ['Acme', 'USD 1,000.10', '1.5', '10'],
      ['Zeta', 'USD 2,000.25', '2', '2.5'],
      ['New row', '', '', ''],
      ['Total', 'USD 3,000.35', '', '12.5'],
    ]);
  });

  it('shows no total over two currencies', async () => {
    openAt('1', { secondCurrency: 'EUR' });
    expect(textsOf(await grid()).at(-1)).toEqual(['Total', '', '', '12.5']);
  });

  describe('with columns that are filtered by time period', () => {
    const ofPeriod = (fin: string, timePeriod: string, confidence = 0.9) =>
      aMetric(fin, {
        view: 'Returns',
        timePeriod,
        filtersByTimePeriod: true,
        datapoints: [aDatapoint({ value: fin, confidence })],
      });
    const QUARTER = `?period=${encodeURIComponent('holdings//Returns//Quarter To Date')}`;
    const headers = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    const openReturns = (query = '') => {
      const row = [
        name('Acme'),
        ofPeriod('Quarter', 'Quarter To Date'),
        ofPeriod('Year', 'Year To Date', 0.4),
      ];
      const single = [aMetric('Fund'), ofPeriod('Net', 'Year To Date'), ofPeriod('Gross', 'Quarter To Date')];
      const grouping = [
        aTable([row], { groupDisplay: 'Holdings', tableIndex: 1 }),
        aGrouping(single, { groupDisplay: 'Summary', tableIndex: 2 }),
      ];
      const payload = aPayload([...single, ...row], { grouping });
      const served = serveTables(api, payload);
      const user = userEvent.setup();
      return {
        user,
        ...renderVerification(`/verification/${payload.documentRequest.id}/0${query}`),
        ...served,
      };
    };
    const choice = () => screen.findByRole('combobox', { name: 'Time period of Returns' });

    it('SCH-001 SCH-009 shows the columns of one period; the hidden ones count, are named and stand in new rows', async () => {
      const { user, params, tableSaves } = openReturns();
      expect(await headers()).toEqual(['Name', 'Quarter', 'Year']);
      await user.click(await choice());
      await user.click(await screen.findByRole('option', { name: 'Quarter To Date' }));
      expect(await headers()).toEqual(['Name', 'Quarter']);
      expect(screen.getByText('1 column hidden by Quarter To Date')).toBeVisible();
      expect(screen.getByText('Need review 1')).toBeVisible();
      expect(params().getAll('period')).toEqual(['holdings//Returns//Quarter To Date']);
      await user.click(screen.getByRole('button', { name: 'Add row' }));
      await user.keyboard('Beta{Enter}');
      await waitFor(() => expect(tableSaves).toHaveLength(1));
      expect(tableSaves[0]?.created?.[0]?.metrics.map(({ fin }) => fin)).toEqual(['name', 'Quarter', 'Year']);
    });

    it('SCH-001 SCH-009 keeps the period of the address, also in another table, where it hides rows', async () => {
      const { user, params } = openReturns(QUARTER);
      expect(await headers()).toEqual(['Name', 'Quarter']);
      await user.click(screen.getByRole('tab', { name: 'Summary' }));
      expect(textsOf(await screen.findByRole('grid', { name: 'Summary' })).map(([label]) => label)).toEqual([
        'Fund',
        'Net',
        'Gross',
      ]);
      await user.click(await choice());
      await user.click(await screen.findByRole('option', { name: 'Year To Date' }));
      expect(textsOf(await screen.findByRole('grid', { name: 'Summary' })).map(([label]) => label)).toEqual([
        'Fund',
        'Net',
      ]);
      expect(params().getAll('period')).toEqual([
        'holdings//Returns//Quarter To Date',
        'summary//Returns//Year To Date',
      ]);
    });
  });

  it('opens the document at the active value', async () => {
    const { address, id, cost } = openAt('1');
    await userEvent.click(within(await grid()).getByRole('gridcell', { name: 'USD 2,000.25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Document' }));
    await waitFor(() => expect(address()).toBe(`/verification/${id}/document?metric=${cost}`));
  });

  it('VER-029 says that there are no groupings', async () => {
    const payload = aPayload([aMetric('a')]);
    api.respond(getVerification, () => compressed({ ...payload, grouping: [] }));
    renderVerification(`/verification/${payload.documentRequest.id}/0`);
    expect(await screen.findByText('No groupings available for this document')).toBeVisible();
  });
});
