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

const api = mockApi();

const amount = (value: string, currency = 'USD') =>
  aMetric('cost', {
    displayLabel: 'Cost',
    dataType: 'CURRENCY',
    datapoints: [aDatapoint({ value, effectors: { currency, akas: [] } })],
  });
const name = (value: string) => aMetric('name', { displayLabel: 'Name', dataType: 'STRING', value });

function openAt(index: string, { secondCurrency = 'USD' } = {}) {
  const single = aMetric('Fund', { dataType: 'STRING', value: 'Calder IV' });
  const rows = [
    [name('Acme'), amount('1000.10')],
    [name('Zeta'), amount('2000.25', secondCurrency)],
  ] as const;
  const grouping = [
    aTable(rows, { groupDisplay: 'Holdings', tableIndex: 2, calculatedTotals: true }),
    aGrouping([single], { groupDisplay: 'Summary', tableIndex: 1 }),
  ];
  const payload = aPayload([single, ...rows.flat()], { grouping });
  api.respond(getVerification, () => compressed(payload));
  const id = payload.documentRequest.id;
  return { ...renderVerification(`/verification/${id}/${index}`), id, cost: rows[1][1].id };
}

describe('tabled verification', () => {
  it('ROUTE-012 shows the groups as tabs in table order, and selects the one in the address', async () => {
    openAt('1');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('title'))).toEqual(['Summary', 'Holdings']);
    const table = screen.getByRole('table', { name: 'Holdings' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['#', 'Name', 'Cost']);
    expect(within(table).getByText('Zeta')).toBeVisible();
  });

  it.each([['abc'], ['-1'], ['7'], ['1x'], ['0']])(
    'ROUTE-013 falls back to the first table at index %s',
    async (index) => {
      openAt(index);
      expect(await screen.findByRole('table', { name: 'Summary' })).toBeVisible();
    },
  );

  it.each([['1'], ['1.9'], ['01']])('ROUTE-013 parses %s as the integer 1', async (index) => {
    openAt(index);
    expect(await screen.findByRole('table', { name: 'Holdings' })).toBeVisible();
  });

  it('writes the chosen tab into the address', async () => {
    const { address, id } = openAt('0');
    await userEvent.click(await screen.findByRole('tab', { name: /Holdings/ }));
    await waitFor(() => expect(address()).toBe(`/verification/${id}/1`));
    expect(screen.getByRole('table', { name: 'Holdings' })).toBeVisible();
  });

  it('shows the exact sum of a column', async () => {
    openAt('1');
    expect(await screen.findByText('$3,000.35')).toBeVisible();
  });

  it('shows no sum over two currencies', async () => {
    openAt('1', { secondCurrency: 'EUR' });
    expect(await screen.findByText('Total')).toBeVisible();
    expect(screen.queryByText(/3,000.35/)).not.toBeInTheDocument();
  });

  it('opens the document at a value that is clicked', async () => {
    const { address, id, cost } = openAt('1');
    const cells = await screen.findAllByRole('button', { name: 'Open Cost in the document' });
    await userEvent.click(cells[1]!);
    await waitFor(() => expect(address()).toBe(`/verification/${id}/document?metric=${cost}`));
  });

  it('VER-029 says that there are no groupings', async () => {
    const payload = aPayload([aMetric('a')]);
    api.respond(getVerification, () => compressed({ ...payload, grouping: [] }));
    renderVerification(`/verification/${payload.documentRequest.id}/0`);
    expect(await screen.findByText('No groupings available for this document')).toBeVisible();
  });
});
