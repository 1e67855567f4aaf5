import {
  answerUnmatchedName,
  countUnmatchedNames,
  listUnmatchedNames,
  undoNameAnswer,
  type BodyOf,
  type UnmatchedName,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { aDocumentId, anEntity, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ANSWER_ID = '00000000-0000-4000-8000-0000000000aa';
const nordlicht = anEntity({ name: 'Nordlicht Renewables' });

const anUnmatchedName = (changes: Partial<UnmatchedName> = {}): UnmatchedName => ({
  name: 'Nordlicht SCSp',
  documentCount: 5,
  confirmedCount: 0,
  documents: [{ id: aDocumentId(), fileName: 'call.pdf' }],
  fins: ['fund'],
  suggestions: [{ entityId: nordlicht.id, name: nordlicht.name, reason: 'similar', similarity: 0.52 }],
  ...changes,
});

function serve() {
  let names = [anUnmatchedName()];
  const answers: BodyOf<typeof answerUnmatchedName>[] = [];
  const undone: string[] = [];
  answerEntityTypes(api);
  api.respond(listUnmatchedNames, () => ({
    items: names,
    count: names.length,
    totalCount: names.length,
    confirmedTotal: 0,
    unconfirmedTotal: names.length,
  }));
  api.respond(answerUnmatchedName, ({ body }) => {
    answers.push(body);
    names = [];
    return { answerId: ANSWER_ID, documentCount: 5 };
  });
  api.respond(undoNameAnswer, ({ params }) => {
    undone.push(params.id);
    names = [anUnmatchedName()];
    return { documentCount: 5 };
  });
  return { answers, undone };
}

const answersTo = async (name: string) =>
  within(await screen.findByRole('group', { name: `What is ${name}?` }));

describe('the inbox of unmatched names', () => {
  it('one click on a suggestion links all documents with the name as AKA; Undo takes it back', async () => {
    const { answers, undone } = serve();
    const { toasts, toastTexts } = renderAt('/entities-inbox');
    const row = (await screen.findByText('Nordlicht SCSp')).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent(/Nordlicht SCSp.*Fund.*call\.pdf.*4 more/));
    const button = (await answersTo('Nordlicht SCSp')).getByRole('button', { name: 'Nordlicht Renewables' });
    expect(button).toHaveAttribute('title', expect.stringContaining('52% similar'));
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

  it('PERM-003 the answers are locked without CAN_CREATE_UPDATE_ENTITIES', async () => {
    serve();
    renderAt('/entities-inbox', { permissions: maskOf(['CAN_UPDATE_ENTITY_AKAS']) });
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
