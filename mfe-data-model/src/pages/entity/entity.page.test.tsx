import {
  countEntityContents,
  findNameOwners,
  listEntities,
  listEntityMerges,
  setEntityAkas,
  updateEntity,
  type BodyOf,
  type Entity,
  type EntityType,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { anEntity, anEntityType, mockApi, MockRefusal } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, answerMisplaced } from '../../testing/datapoint-api.ts';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const EDITOR: Permission[] = ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'];
const fund = anEntityType('fund');
const vehicle = anEntityType('vehicle');

const calder = (changes: Partial<Entity> = {}) =>
  anEntity({
    id: '00000000-0000-4000-8000-00000000000a',
    name: 'Calder Ridge IV',
    akas: ['CR4'],
    types: [fund, vehicle],
    clientIdentifier: 'C-17',
    ...changes,
  });

beforeEach(() => {
  api.respond(listEntityMerges, () => ({ merges: [] }));
  answerMisplaced(api);
});

interface Sent {
  readonly updates: BodyOf<typeof updateEntity>[];
  readonly akas: BodyOf<typeof setEntityAkas>[];
}

/** A server with one entity that can be changed, and other entities. */
function serve(
  entity = calder(),
  { others = [], types = [fund, vehicle] }: { others?: Entity[]; types?: EntityType[] } = {},
): Sent {
  let stored = entity;
  const sent: Sent = { updates: [], akas: [] };
  answerEntityTypes(api, types);
  answerEntities(api, () => [stored, ...others]);
  api.respond(findNameOwners, () => ({ owners: [] }));
  api.respond(updateEntity, ({ body }) => {
    sent.updates.push(body);
    const { fins, name = stored.name, clientIdentifier = stored.clientIdentifier } = body;
    stored = anEntity({
      ...stored,
      name,
      displayName: name,
      clientIdentifier,
      ...(fins && { types: fins.map((fin) => anEntityType(fin)) }),
    });
    return stored;
  });
  api.respond(countEntityContents, () => ({
    entities: 0,
    akas: 0,
    relationships: 0,
    datapoints: 0,
    documents: 0,
  }));
  api.respond(setEntityAkas, ({ body }) => {
    sent.akas.push(body);
    stored = { ...stored, akas: body.akas, akaCount: body.akas.length };
    return stored;
  });
  return sent;
}

/** A text field, or one with a list of options. */
const field = (name: string) =>
  screen.queryByRole('textbox', { name }) ?? screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const saveButton = () => button('Save changes');

async function openForm(options: Parameters<typeof renderAt>[1] & { at?: string } = {}) {
  const { at = '/entities/Calder%20Ridge%20IV', ...rest } = options;
  const host = renderAt(at, rest);
  await screen.findByRole('textbox', { name: 'Entity Name' });
  return { ...host, user: userEvent.setup() };
}

async function retype(user: ReturnType<typeof userEvent.setup>, name: string, value: string) {
  await user.clear(field(name));
  if (value !== '') await user.type(field(name), value);
}

describe('the address of an entity', () => {
  it('ROUTE-035 ROUTE-036 opens the overview by default, under the name of the entity', async () => {
    serve();
    const { address } = await openForm();
    expect(address()).toBe('/entities/Calder%20Ridge%20IV/overview');
    expect(screen.getByRole('heading', { level: 1, name: 'Calder Ridge IV' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  it.each(['A/B %2F 100%', '🦊 Fund 🏦', 'קרן השקעות', '..', 'x'.repeat(500), "O'Neil & Søns? #1"])(
    'AMB-098 the row of %j in the list opens its page',
    async (name) => {
      serve(calder({ name }));
      const { address } = renderAt('/entities');
      await userEvent.click(await screen.findByRole('link', { name }));
      expect(await screen.findByRole('textbox', { name: 'Entity Name' })).toHaveValue(name);
      expect(address()).toMatch(/^\/entities\/[^/]+\/overview$/);
    },
  );

  it('ENT-047 shows that there is no entity of this name, also for one that is too long to be stored', async () => {
    serve();
    for (const name of ['Nobody', 'x'.repeat(4000), '%20']) {
      const { toastTexts, unmount } = renderAt(`/entities/${name}/overview`);
      expect(await screen.findByText('404 - Entity not found')).toBeVisible();
      expect(toastTexts()).toEqual(['404 - Entity not found']);
      for (const link of screen.getAllByRole('link', { name: 'Entities' }))
        expect(link).toHaveAttribute('href', '/entities');
      unmount();
    }
  });

  it('ENT-046 shows that the entity cannot be loaded, and loads it on Retry', async () => {
    answerEntityTypes(api);
    api.refuse(listEntities, 'INTERNAL_ERROR');
    renderAt('/entities/Calder%20Ridge%20IV');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to retrieve entity information');
    serve();
    await userEvent.click(button('Retry'));
    expect(await screen.findByRole('textbox', { name: 'Entity Name' })).toHaveValue('Calder Ridge IV');
  });
});

describe('the overview form', () => {
  it('ENT-007 ENT-008 ENT-009 ENT-010 AKA-001 shows name, AKAs, types, ID and the two buttons', async () => {
    serve();
    await openForm();
    expect(field('Entity Name')).toHaveValue('Calder Ridge IV');
    expect(field('Entity Name')).toBeRequired();
    expect(screen.getByText('CR4')).toBeVisible();
    expect(screen.getByText('Fund')).toBeVisible();
    expect(screen.getByText('Vehicle')).toBeVisible();
    expect(field('ID')).toHaveValue('C-17');
    expect(button('Reset')).toBeDisabled();
    expect(saveButton()).toBeDisabled();
  });

  it('ENT-008 the empty type field asks to select an entity type', async () => {
    serve(calder({ types: [] }));
    await openForm();
    expect(screen.getByPlaceholderText('Select entity type')).toBeVisible();
  });

  it('ENT-010 ENT-012 Save is disabled while nothing differs, and Reset restores what is stored', async () => {
    serve();
    const { user } = await openForm();
    await user.type(field('ID'), '8');
    expect(saveButton()).toBeEnabled();
    await user.type(field('ID'), '{Backspace}');
    expect(saveButton()).toBeDisabled();
    await user.type(field('ID'), 'X');
    await user.click(button('Reset'));
    expect(field('ID')).toHaveValue('C-17');
    expect(saveButton()).toBeDisabled();
  });

  it('API-050 ENT-022 ENT-024 ENT-053 sends only what changed, an empty ID as null', async () => {
    const sent = serve();
    const { user, toastTexts } = await openForm();
    await user.clear(field('ID'));
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Entity updated successfully']));
    expect(sent).toEqual({
      updates: [{ clientIdentifier: null, timeUpdated: calder().timeUpdated }],
      akas: [],
    });
    expect(saveButton()).toBeDisabled();
  });

  it('API-051 AKA-001 AKA-003 adds AKAs as tags and sends them alone when only they changed', async () => {
    const sent = serve();
    const { user, toastTexts } = await openForm();
    await user.type(field('Entity AKA'), 'Calder IV{Enter}');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Entity updated successfully']));
    expect(sent.updates).toEqual([]);
    expect(sent.akas.map(({ akas }) => akas)).toEqual([['CR4', 'Calder IV']]);
  });

  it('AKA-001 AKA-003 offers the old name as an AKA once the entity gets another one', async () => {
    const sent = serve();
    const { user } = await openForm();
    const offer = { name: 'Keep “Calder Ridge IV” as AKA' };
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
    await retype(user, 'Entity Name', 'CALDER RIDGE IV');
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
    await retype(user, 'Entity Name', 'Calder Ridge Continuation');
    await user.click(screen.getByRole('button', offer));
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
    await user.click(saveButton());
    await waitFor(() => expect(sent.akas.map(({ akas }) => akas)).toEqual([['CR4', 'Calder Ridge IV']]));
    expect(sent.updates.map(({ name }) => name)).toEqual(['Calder Ridge Continuation']);
  });

  it('ROUTE-037 replaces the address after a rename, and the entity stays the same', async () => {
    const sent = serve();
    const { user, address, router } = await openForm();
    await retype(user, 'Entity Name', 'Calder/V');
    await user.click(saveButton());
    await waitFor(() => expect(address()).toBe('/entities/Calder%2FV/overview'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('heading', { level: 1, name: 'Calder/V' })).toBeVisible();
    expect(sent.updates.map(({ name }) => name)).toEqual(['Calder/V']);
  });
});

describe('validation of the overview form', () => {
  afterEach(() => jest.useRealTimers());
  const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function openWithTimers(types: EntityType[] = [fund, vehicle], entity = calder()) {
    serve(entity, { types });
    const host = renderAt('/entities/Calder%20Ridge%20IV');
    await screen.findByRole('textbox', { name: 'Entity Name' });
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    jest.useFakeTimers();
    return { ...host, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  }
  it('ENT-013 ENT-016 ENT-025 shows the message after 700 ms, while Save is disabled at once', async () => {
    const { user } = await openWithTimers();
    await user.clear(field('Entity Name'));
    expect(saveButton()).toBeDisabled();
    await pause(699);
    expect(screen.queryByText('Entity name is required')).not.toBeInTheDocument();
    await pause(1);
    expect(screen.getByText('Entity name is required')).toBeVisible();
    await user.type(field('Entity Name'), 'New');
    expect(screen.getByText('Entity name is required')).toBeVisible();
    await pause(700);
    expect(screen.queryByText('Entity name is required')).not.toBeInTheDocument();
    expect(saveButton()).toBeEnabled();
  });

  it('ENT-026 ENT-034 refuses a name of white space, and one that is too long', async () => {
    const { user } = await openWithTimers();
    await user.clear(field('Entity Name'));
    await user.type(field('Entity Name'), '  ');
    await pause(700);
    expect(screen.getByText('Invalid Entity Name: An entity cannot have an empty name')).toBeVisible();
    await user.click(field('Entity Name'));
    await user.paste('x'.repeat(4000));
    await pause(700);
    expect(screen.getByText('Invalid Entity Name: A name may have at most 500 characters')).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it('ENT-028 ENT-029 ENT-035 applies the validators of the chosen types to the name and shows restricted terms', async () => {
    const types = [anEntityType('fund', { validators: [{ type: 'EXCLUDE', options: ['Test', 'Dummy'] }] })];
    const { user } = await openWithTimers(types, calder({ types: [fund] }));
    expect(await screen.findByText('Restricted terms include: Test, Dummy')).toBeVisible();
    await user.clear(field('Entity Name'));
    await user.type(field('Entity Name'), 'D U M M Y');
    await pause(700);
    expect(screen.getByText('Invalid Entity Name: Restricted terms include: Test, Dummy')).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it('ENT-027 asks for at least one type', async () => {
    const { user } = await openWithTimers([fund], calder({ types: [fund] }));
    await user.click(field('Type'));
    await user.keyboard('{Backspace}');
    await user.click(button('Continue'));
    await pause(700);
    expect(screen.getByText('Must select at least 1 entity type')).toBeVisible();
  });

  it('AKA-004 AKA-006 AKA-007 AKA-009 rejects a repeated AKA, says so, and does not add it', async () => {
    const { user, toastTexts } = await openWithTimers();
    await user.type(field('Entity AKA'), 'c r4{Enter}');
    expect(screen.getByText('No duplicates allowed.')).toBeVisible();
    expect(toastTexts()).toEqual(['Could not add AKA with the same value as an existing AKA']);
    expect(screen.queryByText('c r4')).not.toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
  });

  it('AKA-005 ENT-036 checks every AKA by the same check', async () => {
    const types = [anEntityType('fund', { validators: [{ type: 'EXCLUDE', options: ['Dummy'] }] })];
    const { user } = await openWithTimers(types, calder({ types: [fund] }));
    await user.type(field('Entity AKA'), 'Fine{Enter}dummy{Enter}');
    expect(await screen.findByText('Invalid AKA(s): Restricted terms include: Dummy')).toBeVisible();
  });

  it('ENT-030 an invalid submit says so and shows what is wrong at once', async () => {
    const { user, toastTexts } = await openWithTimers();
    await user.clear(field('Entity Name'));
    await user.keyboard('{Enter}');
    expect(toastTexts()).toEqual(['Invalid input(s)']);
    expect(screen.getByText('Entity name is required')).toBeVisible();
  });
});

describe('removing a type', () => {
  it('ENT-014 ENT-015 MET-017 asks first, warns of the relationships and counts the values, and keeps the type on Cancel', async () => {
    const sent = serve();
    const value = { ...aDatapoint(1), metricName: 'NAV', moveTo: null };
    const asked = answerMisplaced(api, () => [value, { ...value, id: aDatapoint(2).id }]);
    const counted: unknown[] = [];
    api.respond(countEntityContents, ({ body }) => {
      counted.push(body);
      return { entities: 0, akas: 0, relationships: 3, datapoints: 1204, documents: 0 };
    });
    const { user, toastTexts } = await openForm();
    await user.click(field('Type'));
    await user.keyboard('{Backspace}');
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    expect(
      await within(warning).findByText('Relationships to be deleted: 3, with their datapoints (1,204).'),
    ).toBeVisible();
    expect(counted).toEqual([{ uuids: [calder().id], types: ['vehicle'] }]);
    expect(
      await within(warning).findByText(/2 values will no longer belong to any type of this entity/),
    ).toBeVisible();
    expect(asked).toMatchObject([{ entityId: calder().id, types: ['fund'] }]);
    expect(warning).toHaveTextContent(/All relationships associated with the type Vehicle will be deleted/);
    await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Vehicle')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.click(field('Type'));
    await user.keyboard('{Backspace}');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(sent.updates).toEqual([]);
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Entity updated successfully']));
    expect(sent.updates).toMatchObject([{ fins: ['fund'] }]);
  });

  it('MET-017 counts the values of an entity whose last type is removed', async () => {
    serve(calder({ types: [fund] }));
    const asked = answerMisplaced(api, () => [{ ...aDatapoint(1), metricName: 'NAV', moveTo: null }]);
    const { user } = await openForm();
    await user.click(field('Type'));
    await user.keyboard('{Backspace}');
    expect(
      await screen.findByText(/^1 value will no longer belong to any type of this entity/),
    ).toBeVisible();
    expect(asked).toMatchObject([{ types: [''] }]);
  });
});

describe('a save that fails', () => {
  it('ENT-031 refuses the name of another entity and keeps what was typed', async () => {
    const sent = serve(calder(), { others: [anEntity({ name: 'Nordlicht' })] });
    const { user, toastTexts } = await openForm();
    await retype(user, 'Entity Name', 'NORD licht');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['An entity with this name already exists']));
    expect(sent.updates).toEqual([]);
    expect(field('Entity Name')).toHaveValue('NORD licht');
    expect(saveButton()).toBeEnabled();
  });

  it('ENT-032 is aborted with the failed-update message when the name cannot be checked', async () => {
    const sent = serve();
    const { user, toastTexts } = await openForm();
    await retype(user, 'Entity Name', 'Calder V');
    api.refuse(listEntities, 'INTERNAL_ERROR');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to update entity']));
    expect(sent.updates).toEqual([]);
    expect(field('Entity Name')).toHaveValue('Calder V');
  });

  it('ENT-049 ENT-050 says that the entity could not be updated and keeps the edits', async () => {
    serve();
    api.refuse(updateEntity, 'INTERNAL_ERROR');
    const { user, toastTexts } = await openForm();
    await user.type(field('ID'), '8');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to update entity']));
    expect(field('ID')).toHaveValue('C-178');
    expect(saveButton()).toBeEnabled();
  });

  it('ENT-037 says that a validator of the server refused the name', async () => {
    serve();
    api.refuse(updateEntity, 'METRIC_VALIDATION_FAILED');
    const { user, toastTexts } = await openForm();
    await retype(user, 'Entity Name', 'Refused');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Metric validation failed']));
  });

  it('AKA-008 ENT-050 says that AKAs could not be updated; the name that was stored stays', async () => {
    serve();
    api.refuse(setEntityAkas, 'INTERNAL_ERROR');
    const { user, toastTexts, address } = await openForm();
    await retype(user, 'Entity Name', 'Calder V');
    await user.type(field('Entity AKA'), 'CV{Enter}');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to update entity AKAs']));
    await waitFor(() => expect(address()).toBe('/entities/Calder%20V/overview'));
    expect(screen.getByText('CV')).toBeVisible();
    expect(saveButton()).toBeEnabled();
  });

  it('ENT-050 says that the saved entity could not be read again', async () => {
    serve();
    const { user, toastTexts } = await openForm();
    await user.type(field('ID'), '8');
    api.refuse(listEntities, 'INTERNAL_ERROR');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to retrieve entity information']));
    expect(field('ID')).toHaveValue('C-178');
    expect(saveButton()).toBeDisabled();
  });

  it('AMB-059 keeps the edits over what somebody else changed meanwhile', async () => {
    serve();
    const { user, toastTexts } = await openForm();
    await user.type(field('ID'), '8');
    answerEntities(api, () => [calder({ akas: ['CR4', 'Theirs'] })]);
    api.respond(updateEntity, () => new MockRefusal('VALUE_CONFLICT'));
    await user.click(saveButton());
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'Someone else changed this entity. Your edits are kept: check them and save again',
      ]),
    );
    expect(await screen.findByText('Theirs')).toBeVisible();
    expect(field('ID')).toHaveValue('C-178');
  });
});

describe('an AKA that another entity has', () => {
  it('AMB-096 names the other entity and asks before it is saved', async () => {
    const sent = serve();
    const other = anEntity({ name: 'Nordlicht' });
    api.respond(findNameOwners, ({ body }) => ({
      owners: body.names
        .filter((name) => name === 'NL')
        .map((name) => ({ name, entityId: other.id, entityName: 'Nordlicht', kind: 'aka' as const })),
    }));
    const { user, toastTexts } = await openForm();
    await user.type(field('Entity AKA'), 'NL{Enter}');
    await user.click(saveButton());
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    expect(warning).toHaveTextContent('NL is already an AKA of Nordlicht.');
    await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
    expect(sent.akas).toEqual([]);
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Entity updated successfully']));
    expect(sent.akas.map(({ akas }) => akas)).toEqual([['CR4', 'NL']]);
  });
});

describe('permissions of the overview form', () => {
  const locks = () => screen.queryAllByRole('img', { name: 'Insufficient Permissions' });

  it('ENT-011 ENT-019 ENT-020 PERM-003 without CAN_CREATE_UPDATE_ENTITIES everything is read-only with locks', async () => {
    serve();
    await openForm({ permissions: maskOf(['CAN_UPDATE_ENTITY_AKAS']) });
    for (const name of ['Entity Name', 'Entity AKA', 'Type', 'ID'])
      expect(field(name)).toHaveAttribute('readonly');
    expect(locks()).toHaveLength(3);
    expect(saveButton()).toBeDisabled();
    expect(saveButton().closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
  });

  it('AKA-002 ENT-020 PERM-025 AMB-095 without CAN_UPDATE_ENTITY_AKAS the lock is at the AKAs and says who can help', async () => {
    serve();
    await openForm({
      permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']),
      settings: { administrators: ['Ada'] },
    });
    for (const name of ['Entity Name', 'Entity AKA', 'Type', 'ID'])
      expect(field(name)).toHaveAttribute('readonly');
    const [lock] = locks();
    expect(locks()).toHaveLength(1);
    expect(lock).toHaveAccessibleDescription(/Ask Ada/);
    expect(saveButton()).toBeDisabled();
  });

  it('FLAG-018 AMB-095 without the AKA permission of its own CAN_CREATE_UPDATE_ENTITIES is enough', async () => {
    const sent = serve();
    const { user, toastTexts } = await openForm({
      permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']),
      switches: { akaPermission: false },
    });
    expect(locks()).toHaveLength(0);
    await user.type(field('Entity AKA'), 'New{Enter}');
    await user.click(saveButton());
    await waitFor(() => expect(toastTexts()).toEqual(['Entity updated successfully']));
    expect(sent.akas).toHaveLength(1);
  });

  it('FLAG-022 without the edit switches the fields are read-only', async () => {
    serve();
    const { unmount } = await openForm({
      permissions: maskOf(EDITOR),
      switches: { editEntityMetadata: false },
    });
    for (const name of ['Entity Name', 'Type', 'ID']) expect(field(name)).toHaveAttribute('readonly');
    expect(field('Entity AKA')).not.toHaveAttribute('readonly');
    unmount();
    await openForm({ permissions: maskOf(EDITOR), switches: { editEntityAkas: false } });
    expect(field('Entity AKA')).toHaveAttribute('readonly');
    expect(field('Entity Name')).not.toHaveAttribute('readonly');
  });
});
