import { saveDatapoints, saveTable } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveRowsOneByOne } from '../testing/further-rows-api.ts';
import { renderVerification } from '../testing/render-verification.tsx';
import { serveTables } from '../testing/tables-api.ts';
import { aGrouping, aMetric, aPayload, aTable } from '../testing/verification-builders.ts';

const api = mockApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const aHolding = (name: string, cost: string) => [
  aMetric('name', { displayLabel: 'Name', dataType: 'STRING', value: name }),
  aMetric('cost', { displayLabel: 'Cost', order_position: 1, value: cost }),
];

/** Serves a document with two metrics and a table of three rows. */
function serve() {
  const single = [aMetric('One', { value: '1' }), aMetric('Two', { value: '2' })];
  const rows = [aHolding('Alpha', '10'), aHolding('Beta', '20'), aHolding('Gamma', '30')];
  const table = aTable(rows, { groupDisplay: 'Holdings', tableIndex: 1 });
  const payload = aPayload([...single, ...rows.flat()], {
    grouping: [aGrouping(single, { groupDisplay: 'Summary' }), table],
  });
  const served = serveTables(api, payload);
  return { ...served, payload, table, late: rows[2]?.[1], id: payload.documentRequest.id };
}

const field = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}:`) });
const cell = (name: string) =>
  within(screen.getByRole('table', { name: 'Holdings' })).getByRole('group', { name });
const note = () => screen.findByText(/^Rows still loading: 2/);
const arrive = async (release: () => void) => {
  const waiting = await note();
  await act(async () => release());
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
};

describe('the rows of a long table that follow the first ones', () => {
  it('leave the active field, its row on the screen and the focus in the document view', async () => {
    const { id, payload, table } = serve();
    const { release } = serveRowsOneByOne(api, payload, table);
    renderVerification(`/verification/${id}/document`);
    await note();
    await userEvent.keyboard('{ArrowDown}');
    const active = field('Two');
    expect(active).toHaveFocus();
    const list = screen.getByRole('region', { name: text('verification.metrics') });
    list.scrollTop = 40;
    await arrive(release);
    expect(list).toBeInTheDocument();
    expect(list.scrollTop).toBe(40);
    expect(active).toBeInTheDocument();
    expect(active).toHaveFocus();
    expect(active).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('Gamma')).toBeVisible();
  });

  it('leave the selected cell and the grid of the tables', async () => {
    const { id, payload, table } = serve();
    const { release } = serveRowsOneByOne(api, payload, table);
    renderVerification(`/verification/${id}/1`);
    await note();
    const grid = screen.getByRole('grid', { name: 'Holdings' });
    await userEvent.click(within(grid).getByRole('gridcell', { name: '10' }));
    await arrive(release);
    expect(grid).toBeInTheDocument();
    expect(within(grid).getByRole('gridcell', { name: '10' })).toHaveAttribute('aria-selected', 'true');
    expect(within(grid).getByRole('rowheader', { name: 'Gamma' })).toBeVisible();
  });

  it('are edited, saved and undone like the first ones', async () => {
    const { id, payload, table, saves } = serve();
    const { release } = serveRowsOneByOne(api, payload, table);
    renderVerification(`/verification/${id}/document`);
    await arrive(release);
    await userEvent.click(cell('Gamma, Cost: 30'));
    await userEvent.keyboard('e{Control>}a{/Control}31{Enter}');
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 });
    expect(saves[0]?.metrics).toMatchObject([{ datapoints: [{ value: '31' }] }]);
    await userEvent.keyboard('z');
    await waitFor(() => expect(saves).toHaveLength(2), { timeout: 3000 });
    expect(saves[1]?.metrics).toMatchObject([{ datapoints: [{ value: '30' }] }]);
  });

  it('AMB-053 show the field that the address names once its row is there', async () => {
    const { id, payload, table, late } = serve();
    const { release } = serveRowsOneByOne(api, payload, table);
    renderVerification(`/verification/${id}/document?metric=${late?.id}&fin=cost`);
    await arrive(release);
    await waitFor(() => expect(cell('Gamma, Cost: 30')).toHaveFocus());
  });

  it('AMB-059 bring back edits that were not saved before a reload, in the document view', async () => {
    const { id, payload, table, saves } = serve();
    const { unmount } = renderVerification(`/verification/${id}/document`);
    await screen.findByText('Gamma');
    const refused: unknown[] = [];
    api.respond(saveDatapoints, ({ body }) => {
      refused.push(body);
      return new MockRefusal('SERVICE_UNAVAILABLE');
    });
    await userEvent.click(cell('Gamma, Cost: 30'));
    await userEvent.keyboard('e{Control>}a{/Control}31{Enter}');
    unmount();
    await waitFor(() => expect(refused).toHaveLength(1));
    cleanup();
    serveTables(api, payload);
    const { release } = serveRowsOneByOne(api, payload, table);
    const { shownToasts } = renderVerification(`/verification/${id}/document`);
    await arrive(release);
    await waitFor(() => expect(cell('Gamma, Cost: 31')).toBeVisible());
    expect(shownToasts()).toContain('verification.restored');
    expect(screen.queryByRole('alert', { name: 'Values that were not saved' })).toBeNull();
    expect(saves).toEqual([]);
  });

  it('AMB-059 bring back edits that were not saved before a reload, in the tables', async () => {
    const { id, payload, table } = serve();
    const { unmount } = renderVerification(`/verification/${id}/1`);
    const refused: unknown[] = [];
    api.respond(saveTable, ({ body }) => {
      refused.push(body);
      return new MockRefusal('SERVICE_UNAVAILABLE');
    });
    await userEvent.click(await screen.findByRole('gridcell', { name: '30' }));
    await userEvent.keyboard('31{Enter}');
    unmount();
    await waitFor(() => expect(refused).toHaveLength(1));
    const { tableSaves } = serveTables(api, payload);
    const { release } = serveRowsOneByOne(api, payload, table);
    const { shownToasts } = renderVerification(`/verification/${id}/1`);
    await arrive(release);
    expect(await screen.findByRole('gridcell', { name: '31' })).toBeVisible();
    expect(shownToasts()).toContain('tables.restored');
    await waitFor(() => expect(tableSaves).toHaveLength(1), { timeout: 3000 });
    expect(tableSaves[0]?.updated).toMatchObject([{ value: '31' }]);
  });
});
