import {
  countEntityContents,
  listEntityMerges,
  mergeEntities,
  undoEntityMerge,
  type EntityMerge,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { anEntity, mockApi, MockRefusal } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const MERGE_ID = '00000000-0000-4000-8000-0000000000ff';
const calder = anEntity({ name: 'Calder Ridge' });
const double = anEntity({ name: 'Calder Ridge IV' });

beforeEach(() => {
  answerEntityTypes(api);
  answerEntities(api, () => [calder, double]);
  api.respond(countEntityContents, ({ body }) => ({
    entities: 1,
    akas: 1,
    relationships: body.uuids[0] === double.id ? 4 : 9,
    datapoints: 12,
    documents: 2,
  }));
});

async function selectBoth(permissions?: number) {
  const host = renderAt('/entities', permissions === undefined ? {} : { permissions });
  for (const { name } of [calder, double])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return host;
}

it('merges two selected entities into the one that stays, and Undo takes it back', async () => {
  const merged: string[] = [];
  const undone: string[] = [];
  api.respond(mergeEntities, ({ params, body }) => {
    merged.push(`${body.sourceId} into ${params.id}`);
    return { mergeId: MERGE_ID };
  });
  api.respond(undoEntityMerge, ({ params }) => {
    undone.push(params.id);
    return { ids: [] };
  });
  const { toasts, toastTexts, params } = await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge entities' });
  expect(dialog).toHaveTextContent('Calder Ridge IV becomes an AKA of Calder Ridge.');
  expect(await within(dialog).findByText(/relationships \(4\)/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Entity to keep' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Calder Ridge IV' }));
  expect(dialog).toHaveTextContent('Calder Ridge becomes an AKA of Calder Ridge IV.');
  expect(await within(dialog).findByText(/relationships \(9\)/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Entities merged successfully']));
  expect(merged).toEqual([`${calder.id} into ${double.id}`]);
  expect(params().has('selected')).toBe(false);
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(toastTexts()).toContain('Merge undone'));
  expect(undone).toEqual([MERGE_ID]);
});

it('says that the merge failed, and keeps the dialog', async () => {
  api.refuse(mergeEntities, 'INTERNAL_ERROR');
  const { toastTexts } = await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge entities' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to merge entities']));
  expect(dialog).toBeVisible();
});

it('PERM-008 merging is locked without both permissions', async () => {
  await selectBoth(maskOf(['CAN_DELETE_ENTITIES']));
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

describe('what was merged into an entity', () => {
  const merge = (changes: Partial<EntityMerge> = {}): EntityMerge => ({
    id: MERGE_ID,
    name: 'Calder Ridge IV',
    mergedAt: '2026-11-20T12:00:00.000Z',
    mergedBy: 'Ada Reviewer',
    canUndo: true,
    ...changes,
  });

  it('AMB-132 is listed on its overview; a merge after which something changed can not be undone', async () => {
    const changed = merge({ id: calder.id, name: 'Old one', canUndo: false });
    api.respond(listEntityMerges, () => ({ merges: [merge(), changed] }));
    api.respond(undoEntityMerge, () => new MockRefusal('MERGE_NOT_UNDOABLE'));
    const { toastTexts } = renderAt('/entities/Calder%20Ridge');
    const section = await screen.findByRole('region', { name: 'Merged into this entity' });
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Calder Ridge IV.*Ada Reviewer, 20\/11\/2026/);
    expect(second).toHaveTextContent(/Old one.*Changed since; cannot be undone/);
    await userEvent.click(within(section).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'The merge can no longer be undone: one of the entities has changed since',
      ]),
    );
  });
});

it('merges an entity from its own page with another one, found by its name, and opens the one that stays', async () => {
  const merged: string[] = [];
  api.respond(listEntityMerges, () => ({ merges: [] }));
  api.respond(mergeEntities, ({ params, body }) => {
    merged.push(`${body.sourceId} into ${params.id}`);
    return { mergeId: MERGE_ID };
  });
  const { address } = renderAt('/entities/Calder%20Ridge/overview');
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const search = within(await screen.findByRole('dialog', { name: 'Merge Calder Ridge with…' }));
  await userEvent.type(search.getByRole('combobox', { name: 'Name of the entity' }), 'calder');
  expect(screen.queryByRole('option', { name: 'Calder Ridge' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('option', { name: /Calder Ridge IV/ }));
  await userEvent.click(search.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge entities' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Entity to keep' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Calder Ridge IV' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(address()).toBe('/entities/Calder%20Ridge%20IV/overview'));
  expect(merged).toEqual([`${calder.id} into ${double.id}`]);
});
