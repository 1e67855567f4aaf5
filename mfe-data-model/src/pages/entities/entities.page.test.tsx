import { listEntities, saveView, type Entity, type QueryOf } from '@assay/shared/contracts';
import { anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
type EntityQuery = QueryOf<typeof listEntities>;

/** Responds to the list with these entities and writes down what was asked. */
function listAnswers(entities: Entity[], totalEntityCount = entities.length) {
  const asked: EntityQuery[] = [];
  api.respond(listEntities, ({ query }) => {
    asked.push(query);
    return { entities, totalEntityCount };
  });
  return asked;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => answerEntityTypes(api));

describe('the entity list', () => {
  it('ROUTE-034 API-053 ENT-003 shows the first twenty entities with their counts, types and last edit', async () => {
    const asked = listAnswers([
      anEntity({
        name: 'Calder Ridge IV',
        akas: ['Calder IV', 'CR4'],
        relationshipCount: 3,
        types: [anEntityType('fund'), anEntityType('company')],
        clientIdentifier: 'C-17',
      }),
    ]);
    renderAt('/entities');
    expect(await screen.findByText('Calder Ridge IV')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Entities' })).toBeVisible();
    expect(asked).toEqual([{ offset: 0, maxPageSize: 20, orderBy: 'name:asc' }]);
    const [head, row] = screen.getAllByRole('row');
    expect(head).toHaveTextContent(/^Name.*AKAs.*Relationships.*Type.*ID.*Last Edit$/);
    expect(row && cellsOf(row)).toEqual([
      '',
      'Calder Ridge IV',
      '2',
      '3',
      'FundCompany',
      'C-17',
      expect.stringMatching(/^20\/11\/2026/),
    ]);
  });

  it('ENT-002 ENT-004 STORE-013 searches by name from the first page on and replaces the address', async () => {
    const asked = listAnswers([anEntity({ name: 'Entity 1' })], 95);
    const { params, router } = renderAt('/entities?page=2&maxPageSize=20&orderBy=name:desc');
    await screen.findByText('Entity 1');
    expect(asked).toEqual([{ offset: 20, maxPageSize: 20, orderBy: 'name:desc' }]);
    expect(router.state.historyAction).toBe('POP');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'calder{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ offset: 0, maxPageSize: 20, orderBy: 'name:desc', name: 'calder' }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
    expect(Object.fromEntries(params())).toEqual({
      page: '1',
      maxPageSize: '20',
      orderBy: 'name:desc',
      name: 'calder',
    });
  });

  it('ENT-002 STORE-021 sorts by last edit and goes to a page, in the address', async () => {
    const asked = listAnswers([anEntity({ name: 'Entity 1' })], 95);
    const { params } = renderAt('/entities');
    await screen.findByText('Entity 1');
    await userEvent.click(screen.getByRole('button', { name: 'Last Edit' }));
    await waitFor(() => expect(asked.at(-1)?.orderBy).toBe('timeUpdated:asc'));
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 80, orderBy: 'timeUpdated:asc' }));
    expect([params().get('page'), params().get('orderBy')]).toEqual(['5', 'timeUpdated:asc']);
  });

  it('STORE-002 shows that it is loading, then where entities come from when there are none', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    api.respond(listEntities, async () => {
      await held;
      return { entities: [], totalEntityCount: 0 };
    });
    renderAt('/entities');
    expect(await screen.findByRole('table', { name: 'Entities', busy: true })).toBeVisible();
    respond();
    expect(await screen.findByText('No entities to display')).toBeVisible();
    expect(
      screen.getByText('Entities appear here when documents are confirmed. You can also add them.'),
    ).toBeVisible();
  });

  it('AMB-136 shows by what a search found an entity, where that is not its name', async () => {
    listAnswers([
      anEntity({ name: 'Aldermere Foods', foundBy: { kind: 'aka', text: 'ZGF' } }),
      anEntity({ name: 'Calder Ridge', foundBy: { kind: 'clientIdentifier', text: 'ZGF-12' } }),
      anEntity({ name: 'ZGF Growth' }),
    ]);
    renderAt('/entities?name=zgf');
    await screen.findByText('Aldermere Foods');
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => cellsOf(row)[1])).toEqual([
      'Aldermere FoodsAKA: ZGF',
      'Calder RidgeID: ZGF-12',
      'ZGF Growth',
    ]);
    expect(screen.getByRole('link', { name: 'Aldermere Foods' })).toBeVisible();
  });

  it('AMB-097 filters by identifier and relationships, in the address', async () => {
    const asked = listAnswers([anEntity({ name: 'Entity 1' })]);
    const { params } = renderAt('/entities?identifier=unheard');
    await screen.findByText('Entity 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'ID used more than once' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Without relationships' }));
    const filters = { identifier: ['repeated'], relationships: ['none'] };
    await waitFor(() => expect(asked.at(-1)).toMatchObject(filters));
    expect([params().getAll('identifier'), params().get('relationships')]).toEqual([
      ['unheard', 'repeated'],
      'none',
    ]);
    expect(asked[0]).not.toHaveProperty('identifier');
  });

  it('hides and widens columns, and keeps filters and order as a view', async () => {
    listAnswers([anEntity({ name: 'Entity 1', clientIdentifier: 'C-17' })]);
    const saved: unknown[] = [];
    api.respond(saveView, ({ body }) => {
      saved.push(body);
      return { id: '00000000-0000-4000-8000-000000000009', name: body.name, query: body.query };
    });
    renderAt('/entities?relationships=none&page=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'ID' }));
    expect(screen.queryByText('C-17')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(await screen.findByText('C-17')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Alone{Enter}');
    await waitFor(() =>
      expect(saved).toEqual([{ list: 'entities', name: 'Alone', query: 'relationships=none' }]),
    );
  });

  it('shows that no entity has the searched name', async () => {
    listAnswers([]);
    renderAt('/entities?name=nobody');
    expect(await screen.findByText('Try changing your search or filters.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('nobody');
  });

  it('ENT-045 shows that the entities cannot be loaded, and loads them on Retry', async () => {
    api.refuse(listEntities, 'INTERNAL_ERROR');
    renderAt('/entities');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error fetching the available entities',
    );
    listAnswers([anEntity({ name: 'Back again' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('STORE-020 resets an address that can not be sorted by its column and keeps the search', async () => {
    const asked = listAnswers([anEntity({ name: 'Entity 1' })]);
    const { params } = renderAt('/entities?name=calder&page=2&orderBy=akaCount:asc');
    await screen.findByText('Entity 1');
    await waitFor(() => expect([params().get('page'), params().get('maxPageSize')]).toEqual(['1', '20']));
    expect(asked.at(-1)).toEqual({ offset: 0, maxPageSize: 20, orderBy: 'name:asc', name: 'calder' });
  });
});
