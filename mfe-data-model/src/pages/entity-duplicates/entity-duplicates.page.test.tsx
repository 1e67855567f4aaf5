import {
  countEntityContents,
  listEntityDuplicates,
  listEntityMerges,
  markEntitiesDistinct,
  mergeEntities,
  searchEntityDuplicates,
  unmarkEntitiesDistinct,
  type Entity,
  type EntityDuplicate,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { anEntity, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ID = '00000000-0000-4000-8000-0000000000dd';
const SEARCHED_AT = '2026-11-20T10:32:00.000Z';
const calder = anEntity({ name: 'Calder Ridge', clientIdentifier: 'C-1', relationshipCount: 7 });
const double = anEntity({ name: 'Calder Rigde' });
const holding = anEntity({ name: 'Holding', akas: ['Calder-Ridge'], akaCount: 1 });

const pairOf = (first: Entity, second: Entity, alikeName = second.name): EntityDuplicate => ({
  entities: [
    { entity: first, valueCount: 12, alikeName: first.name },
    { entity: second, valueCount: 0, alikeName },
  ],
  similarity: 0.92,
  distinct: null,
});

interface Served {
  pairs: EntityDuplicate[];
  distinct: EntityDuplicate[];
  search: { isSearching: boolean; searchedAt: string | null };
}

/** Responds as the server does: pairs leave the list once they are merged or told apart. */
function serve({ pairs, ...more }: Partial<Served> = {}) {
  const served: Served = {
    pairs: pairs ?? [pairOf(calder, double), pairOf(calder, holding, 'Calder-Ridge')],
    distinct: [],
    search: { isSearching: false, searchedAt: SEARCHED_AT },
    ...more,
  };
  const called: string[] = [];
  answerEntityTypes(api);
  api.respond(searchEntityDuplicates, () => served.search);
  api.respond(listEntityDuplicates, ({ query }) => {
    const items = query.distinct === 'true' ? served.distinct : served.pairs;
    const totals = { possibleTotal: served.pairs.length, distinctTotal: served.distinct.length };
    return { items, count: items.length, totalCount: items.length, ...totals, isComplete: true };
  });
  api.respond(countEntityContents, () => ({
    entities: 1,
    akas: 0,
    relationships: 0,
    datapoints: 0,
    documents: 0,
  }));
  api.respond(mergeEntities, ({ params, body }) => {
    called.push(`${body.sourceId} into ${params.id}`);
    served.pairs = served.pairs.slice(1);
    return { mergeId: ID };
  });
  api.respond(markEntitiesDistinct, ({ body }) => {
    called.push(body.ids.join(' is not '));
    const [pair] = served.pairs;
    if (pair)
      served.distinct = [
        { ...pair, similarity: null, distinct: { id: ID, markedBy: 'Ada Reviewer', markedAt: SEARCHED_AT } },
      ];
    served.pairs = served.pairs.slice(1);
    return { id: ID };
  });
  api.respond(unmarkEntitiesDistinct, ({ params }) => {
    called.push(`undo ${params.id}`);
    served.pairs = [pairOf(calder, double)];
    served.distinct = [];
    return { ids: [ID] };
  });
  return { served, called };
}

const actionsOf = async (first: Entity, second: Entity) =>
  within(await screen.findByRole('group', { name: `${first.name} and ${second.name}` }));

it('the entity list leads to the pairs, with their number', async () => {
  serve();
  answerEntities(api, () => [calder, double]);
  const { address } = renderAt('/entities');
  await userEvent.click(await screen.findByRole('link', { name: 'Possible duplicates (2)' }));
  expect(await screen.findByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
  expect(address()).toBe('/entities-duplicates');
});

describe('possible duplicates', () => {
  it('a pair says how alike which names are, and what each has', async () => {
    serve();
    renderAt('/entities-duplicates');
    const first = (await screen.findByText(double.name)).closest('tr');
    const second = screen.getByText(holding.name).closest('tr');
    expect(first).toHaveTextContent(/Calder Ridge.*ID C-1 · AKAs 0 · Relationships 7 · Values 12/);
    expect(first).toHaveTextContent(/Calder Rigde.*92%/);
    expect(second).toHaveTextContent(/Holding.*by AKA Calder-Ridge/);
    expect(screen.getByText(/^As of 20\/11\/2026/)).toBeVisible();
  });

  it('merges a pair by keyboard, the person choosing which stays', async () => {
    const { called } = serve();
    const { toastTexts } = renderAt('/entities-duplicates');
    const actions = await actionsOf(calder, double);
    act(() => actions.getByRole('button', { name: 'Merge…' }).focus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge entities' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Entity to keep' }));
    await userEvent.click(await screen.findByRole('option', { name: double.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Entities merged successfully']));
    expect(called).toEqual([`${calder.id} into ${double.id}`]);
    await waitFor(() => expect(screen.queryByText(double.name)).not.toBeInTheDocument());
    const next = await actionsOf(calder, holding);
    await waitFor(() => expect(next.getByRole('button', { name: 'Merge…' })).toHaveFocus());
  });

  it('“Not the same” is remembered with who and when, and taken back', async () => {
    const { called } = serve();
    const { toasts, toastTexts } = renderAt('/entities-duplicates');
    const actions = await actionsOf(calder, double);
    await userEvent.click(actions.getByRole('button', { name: 'Not the same' }));
    await waitFor(() => expect(toastTexts()).toEqual(['The pair will not be suggested again']));
    const next = await actionsOf(calder, holding);
    await waitFor(() => expect(next.getByRole('button', { name: 'Merge…' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('radio', { name: 'Not the same (1)' }));
    const marked = await actionsOf(calder, double);
    expect(marked.getByText(/Ada Reviewer, 20\/11\/2026/)).toBeVisible();
    await userEvent.click(marked.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No pairs are marked as “Not the same”')).toBeVisible();
    act(() => toasts[0]?.action?.run());
    const undo = `undo ${ID}`;
    await waitFor(() => expect(called).toEqual([`${calder.id} is not ${double.id}`, undo, undo]));
  });

  it('shows the old answer while it looks again, and the new one once that has ended', async () => {
    const { served } = serve({ search: { isSearching: true, searchedAt: SEARCHED_AT } });
    renderAt('/entities-duplicates');
    expect(await screen.findByText(double.name)).toBeVisible();
    expect(screen.getByText(/searching again…/)).toBeVisible();
    served.pairs = [];
    served.search = { isSearching: false, searchedAt: '2026-11-20T10:33:00.000Z' };
    expect(await screen.findByText('No possible duplicates', undefined, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByText(/searching again…/)).not.toBeInTheDocument();
  });

  it.each([
    [{ isSearching: true, searchedAt: null }, 'Searching for duplicates…'],
    [{ isSearching: false, searchedAt: null }, 'The search for duplicates did not finish'],
    [{ isSearching: false, searchedAt: SEARCHED_AT }, 'No possible duplicates'],
  ])('without pairs it says why: %j', async (search, message) => {
    serve({ pairs: [], search });
    renderAt('/entities-duplicates');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that loading failed', async () => {
    serve();
    api.refuse(listEntityDuplicates, 'INTERNAL_ERROR');
    renderAt('/entities-duplicates');
    expect(await screen.findByText('Failed to load possible duplicates')).toBeVisible();
  });

  it('PERM-008 both answers are locked without both permissions', async () => {
    serve();
    renderAt('/entities-duplicates', { permissions: maskOf(['CAN_DELETE_ENTITIES']) });
    const actions = await actionsOf(calder, double);
    expect(actions.getByRole('button', { name: 'Merge…' })).toBeDisabled();
    expect(actions.getByRole('button', { name: 'Not the same' })).toBeDisabled();
  });
});

describe('the page of an entity', () => {
  it('names the entities that may be the same, and merges with one that is chosen to stay', async () => {
    const { served, called } = serve({ pairs: [pairOf(calder, double)] });
    answerEntities(api, () => [calder, double]);
    api.respond(listEntityMerges, () => ({ merges: [] }));
    const { address } = renderAt('/entities/Calder%20Ridge/overview');
    const section = await screen.findByRole('region', { name: 'May be the same entity' });
    expect(section).toHaveTextContent(/^May be the same entityCalder Rigde92%/);
    await userEvent.click(within(section).getByRole('button', { name: 'Merge…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge entities' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Entity to keep' }));
    await userEvent.click(await screen.findByRole('option', { name: double.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/entities/Calder%20Rigde/overview'));
    expect(called).toEqual([`${calder.id} into ${double.id}`]);
    expect(served.pairs).toEqual([]);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'May be the same entity' })).not.toBeInTheDocument(),
    );
  });
});
