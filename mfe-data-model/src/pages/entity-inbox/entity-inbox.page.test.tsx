import {
  answerUnmatchedName,
  answerUnmatchedNames,
  countUnmatchedNames,
  findAlikeNames,
  listUnmatchedNames,
  suggestForUnmatchedNames,
  undoNameAnswer,
  type BodyOf,
  type QueryOf,
  type UnmatchedName,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { aDocumentId, anEntity, mockApi, MockRefusal } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ANSWER_ID = '00000000-0000-4000-8000-0000000000aa';
const nordlicht = anEntity({ name: 'Nordlicht Renewables' });

const SUGGESTED = {
  entityId: nordlicht.id,
  name: nordlicht.name,
  reason: 'similar',
  similarity: 0.92,
} as const;

const anUnmatchedName = (changes: Partial<UnmatchedName> = {}): UnmatchedName => ({
  key: changes.name ?? 'nordlicht',
  name: 'Nordlicht SCSp',
  documentCount: 5,
  confirmedCount: 0,
  documents: [{ id: aDocumentId(), fileName: 'call.pdf' }],
  fins: ['fund'],
  suggestions: [],
  ...changes,
});

function serve(initial = [anUnmatchedName()]) {
  let names = initial;
  const asked: QueryOf<typeof listUnmatchedNames>[] = [];
  const answers: BodyOf<typeof answerUnmatchedName>[] = [];
  const undone: string[] = [];
  answerEntityTypes(api);
  api.respond(listUnmatchedNames, ({ query }) => {
    asked.push(query);
    const totals = { confirmedTotal: names.length, unconfirmedTotal: 7 };
    return { items: names, count: names.length, totalCount: names.length, ...totals };
  });
  api.respond(suggestForUnmatchedNames, ({ body }) => ({
    names: body.names.map((name) => ({ name, suggestions: [SUGGESTED] })),
  }));
  api.respond(answerUnmatchedName, ({ body }) => {
    answers.push(body);
    names = [];
    return { answerId: ANSWER_ID, documentCount: 5 };
  });
  api.respond(undoNameAnswer, ({ params }) => {
    undone.push(params.id);
    names = initial;
    return { documentCount: 5 };
  });
  const many: BodyOf<typeof answerUnmatchedNames>[] = [];
  api.respond(answerUnmatchedNames, ({ body }) => {
    many.push(body);
    names = names.filter(({ name }) => !body.names.includes(name));
    return { answerId: ANSWER_ID, answered: body.names.length, documentCount: 9, refused: [] };
  });
  return { answers, undone, many, asked };
}

const answersTo = async (name: string) =>
  within(await screen.findByRole('group', { name: `What is ${name}?` }));

describe('the inbox of unmatched names', () => {
  it('one click on a suggestion links all documents with the name as AKA; Undo takes it back', async () => {
    const { answers, undone } = serve();
    const { toasts, toastTexts } = renderAt('/entities-inbox');
    const row = (await screen.findByText('Nordlicht SCSp')).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent(/Nordlicht SCSp.*Fund.*call\.pdf.*4 more/));
    const button = await (
      await answersTo('Nordlicht SCSp')
    ).findByRole('button', { name: /Nordlicht Renewables/ });
    expect(button).toHaveAttribute('title', expect.stringContaining('92% similar'));
    await userEvent.click(button);
    expect(await screen.findByText('No unmatched names')).toBeVisible();
    expect(answers).toEqual([
      { name: 'Nordlicht SCSp', answer: { kind: 'entity', entityId: nordlicht.id, rememberAka: true } },
    ]);
    expect(toastTexts()).toEqual(['Nordlicht SCSp was linked. Documents: 5']);
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByText('Nordlicht SCSp')).toBeVisible();
    expect(undone).toEqual([ANSWER_ID]);
  });

  it('links to an entity that is not suggested, found by its name', async () => {
    const { answers } = serve();
    const other = anEntity({ name: 'Penhallow Capital' });
    answerEntities(api, () => [nordlicht, other]);
    renderAt('/entities-inbox');
    const group = await answersTo('Nordlicht SCSp');
    await userEvent.click(group.getByRole('button', { name: 'Another entity…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is Nordlicht SCSp?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    expect(dialog.getByText('Choose an entity from the suggestions')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Name of the entity' }), 'penhallow');
    await userEvent.click(await screen.findByRole('option', { name: /Penhallow Capital/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await waitFor(() =>
      expect(answers).toEqual([
        { name: 'Nordlicht SCSp', answer: { kind: 'entity', entityId: other.id, rememberAka: true } },
      ]),
    );
  });

  it.each([
    ['Create entity', { kind: 'create', fins: ['fund'] }],
    ['Not an entity', { kind: 'notEntity' }],
  ])('%s answers with %j', async (label, answer) => {
    const { answers } = serve();
    renderAt('/entities-inbox');
    await userEvent.click((await answersTo('Nordlicht SCSp')).getByRole('button', { name: label }));
    await waitFor(() => expect(answers).toEqual([{ name: 'Nordlicht SCSp', answer }]));
  });

  it('says that an answer could not be saved, and keeps the name', async () => {
    serve();
    api.refuse(answerUnmatchedName, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt('/entities-inbox');
    await userEvent.click((await answersTo('Nordlicht SCSp')).getByRole('button', { name: 'Create entity' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to save the answer']));
    expect(screen.getByText('Nordlicht SCSp')).toBeVisible();
  });

  it('searches, filters by type and orders by the number of documents; names not yet confirmed stand apart', async () => {
    const { asked } = serve();
    renderAt('/entities-inbox');
    await screen.findByText('Nordlicht SCSp');
    const page = { offset: 0, maxPageSize: 20, suggestions: 'false' };
    expect(asked).toEqual([{ ...page, orderBy: 'documentCount:desc', confirmed: 'true' }]);
    await userEvent.click(screen.getByRole('radio', { name: 'Not yet confirmed (7)' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ confirmed: 'false' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search names' }), 'nord{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'nord', confirmed: 'false' }));
    await userEvent.click(screen.getByRole('button', { name: 'Documents' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderBy: 'documentCount:asc' }));
  });

  it('creates entities from all selected names at once; one Undo takes them back', async () => {
    const { many, undone } = serve(['Alder', 'Birch', 'Cedar'].map((name) => anUnmatchedName({ name })));
    api.respond(findAlikeNames, () => ({ pairs: [] }));
    const { toasts, toastTexts } = renderAt('/entities-inbox');
    for (const name of ['Alder', 'Cedar'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Create entities' }));
    await waitFor(() =>
      expect(many).toMatchObject([{ names: ['Alder', 'Cedar'], answer: { kind: 'create' } }]),
    );
    await waitFor(() => expect(screen.queryByText('Alder')).not.toBeInTheDocument());
    expect(toastTexts()).toEqual(['Entities created: 2']);
    expect(screen.queryByRole('button', { name: 'Create entities' })).not.toBeInTheDocument();
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByText('Alder')).toBeVisible();
    expect(undone).toEqual([ANSWER_ID]);
  });

  it('shows names that are alike before it creates them, and creates the others; those left out stay selected', async () => {
    const { many } = serve(['Alder', 'Alder LP', 'Cedar'].map((name) => anUnmatchedName({ name })));
    const pair = { name: 'Alder', otherName: 'Alder LP', entity: null, similarity: 1 };
    api.respond(findAlikeNames, () => ({ pairs: [pair] }));
    renderAt('/entities-inbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Create entities' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Some names are similar' }));
    expect(dialog.getByRole('row', { name: 'Alder Alder LP also selected 100%' })).toBeVisible();
    expect(many).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create only the others (1)' }));
    await waitFor(() => expect(many).toMatchObject([{ names: ['Cedar'], answer: { kind: 'create' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: '2 selected' })).toBeVisible();
  });

  it('links all selected names to one entity, and refuses all of them', async () => {
    const { many } = serve(['Alder', 'Birch'].map((name) => anUnmatchedName({ name })));
    answerEntities(api, () => [nordlicht]);
    renderAt('/entities-inbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Alder/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Link to one entity…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which entity are these names?' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Name of the entity' }), 'nordlicht');
    await userEvent.click(await screen.findByRole('option', { name: /Nordlicht/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    const answer = { kind: 'entity', entityId: nordlicht.id, rememberAka: true };
    await waitFor(() => expect(many).toMatchObject([{ names: ['Alder'], answer }]));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Birch/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Not entities' }));
    await waitFor(() =>
      expect(many.at(-1)).toMatchObject({ names: ['Birch'], answer: { kind: 'notEntity' } }),
    );
  });

  it('offers to take back what was stored of an answer to many names whose response is lost', async () => {
    const { undone } = serve(['Alder', 'Birch'].map((name) => anUnmatchedName({ name })));
    const many: BodyOf<typeof answerUnmatchedNames>[] = [];
    api.respond(answerUnmatchedNames, ({ body }) => {
      many.push(body);
      return new MockRefusal('INTERNAL_ERROR');
    });
    const { toasts, toastTexts } = renderAt('/entities-inbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Not entities' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'The connection was lost while the answers were being saved. Saved answers are kept unless you undo them',
      ]),
    );
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(undone).toEqual([many[0]?.answerId]));
    expect(undone[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says which names could not be answered, and keeps them selected', async () => {
    serve(['Alder', 'Birch'].map((name) => anUnmatchedName({ name })));
    api.respond(answerUnmatchedNames, () => ({
      answerId: ANSWER_ID,
      answered: 1,
      documentCount: 1,
      refused: [{ name: 'Birch', code: 'RESOURCE_DUPLICATED' }],
    }));
    const { toastTexts } = renderAt('/entities-inbox');
    await userEvent.click(await screen.findByRole('checkbox', { name: /all/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Not entities' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'Names that will not be shown again: 1',
        'These names could not be answered: Birch',
      ]),
    );
    expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible();
  });

  it('PERM-003 the answers are locked without CAN_CREATE_UPDATE_ENTITIES', async () => {
    serve();
    renderAt('/entities-inbox', { permissions: maskOf(['CAN_UPDATE_ENTITY_AKAS']) });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Nordlicht/ }));
    for (const name of ['Create entities', 'Link to one entity…', 'Not entities'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    for (const button of (await answersTo('Nordlicht SCSp')).getAllByRole('button'))
      expect(button).toBeDisabled();
  });

  it('is reached from the entity list, which shows how many there are', async () => {
    serve();
    answerEntities(api, () => [nordlicht]);
    api.respond(countUnmatchedNames, () => ({ totalCount: 12 }));
    const { address } = renderAt('/entities');
    await userEvent.click(await screen.findByRole('link', { name: 'Unmatched names (12)' }));
    expect(address()).toMatch(/^\/entities-inbox/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Unmatched names' })).toBeVisible();
  });
});
