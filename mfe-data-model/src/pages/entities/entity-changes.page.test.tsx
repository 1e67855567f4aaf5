import {
  countEntityContents,
  countUnmatchedNames,
  createEntity,
  deleteEntities,
  findNameOwners,
  listEntities,
  listEntityMerges,
  listMetricSummaries,
  setEntityAkas,
  updateEntity,
  type BodyOf,
  type Entity,
} from '@assay/shared/contracts';
import { ENTITY_TYPE_COLOURS, maskOf, PERMISSION_NAMES, permissionsOfGroup } from '@assay/shared/domain';
import { anEntity, anEntityType, mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const fund = anEntityType('fund');
const twoEntities = () => [
  anEntity({ name: 'Calder Ridge', types: [fund] }),
  anEntity({ name: 'Nordlicht', types: [fund] }),
];

beforeEach(() => {
  answerEntityTypes(api, [fund, anEntityType('vehicle')]);
  api.respond(findNameOwners, () => ({ owners: [] }));
  api.respond(listEntityMerges, () => ({ merges: [] }));
  api.respond(countEntityContents, ({ body }) => ({
    entities: body.uuids.length,
    akas: 3,
    relationships: 4,
    datapoints: 1250,
    documents: 2,
  }));
});

const selectRow = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

describe('the columns of the entity list', () => {
  it('ENT-005 have their headers and widths', async () => {
    answerEntities(api, twoEntities);
    renderAt('/entities');
    const table = await screen.findByRole('table', { name: 'Entities' });
    const [, ...headers] = within(table).getAllByRole('columnheader');
    const [, ...columns] = table.querySelectorAll('col');
    expect(headers.map((header, index) => [header.textContent, columns[index]?.style.width])).toEqual([
      ['Name', '30%'],
      ['AKAs', '5%'],
      ['Relationships', '5%'],
      ['Type', '30%'],
      ['ID', '10%'],
      ['Last Edit', '20%'],
    ]);
  });

  it('ENT-017 ENT-018 each type has its own colour; a type that nobody knows is a grey Unknown', async () => {
    const fins = Object.keys(ENTITY_TYPE_COLOURS);
    const types = fins.map((fin) => anEntityType(fin));
    answerEntities(api, () => [
      anEntity({ name: 'All', types: [...types, anEntityType('spaceship', { displayName: 'spaceship' })] }),
    ]);
    renderAt('/entities');
    const colourOf = (name: string) =>
      screen.getByText(name, { selector: 'td *' }).querySelector<HTMLElement>('[aria-hidden]')?.style
        .background;
    await screen.findByText('Facility provider', { selector: 'td *' });
    const colours = types.map(({ displayName }) => colourOf(displayName));
    expect(fins).toHaveLength(16);
    expect(new Set(colours).size).toBe(16);
    expect(colours).not.toContain(undefined);
    expect(colourOf('Unknown')).toBe('rgb(107, 114, 128)');
  });
});

describe('the filters of the entity list', () => {
  it('ENT-002 AMB-097 STORE-005 filters by type in the address; meanwhile the old rows stay and the list is pending', async () => {
    let respond: () => void = () => undefined;
    api.respond(listEntities, async ({ query }) => {
      if (query.type === undefined) return { entities: twoEntities(), totalEntityCount: 2 };
      await new Promise<void>((resolve) => (respond = resolve));
      return { entities: [anEntity({ name: 'Only fund' })], totalEntityCount: 1 };
    });
    const { params } = renderAt('/entities');
    await screen.findByText('Nordlicht');
    await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fund' }));
    expect(params().getAll('type')).toEqual(['fund']);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.getByText('Nordlicht')).toBeVisible();
    respond();
    expect(await screen.findByText('Only fund')).toBeVisible();
    expect(screen.queryByText('Nordlicht')).not.toBeInTheDocument();
  });

  it('ENT-048 says that the types could not be loaded', async () => {
    answerEntities(api, twoEntities);
    api.refuse(listMetricSummaries, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt('/entities');
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to retrieve entity types']));
  });
});

describe('selecting entities', () => {
  it('STORE-021 ENT-004 the address holds the selection; rows that are not on the page drop out', async () => {
    const entities = twoEntities();
    const ids = entities.map(({ id }) => id);
    answerEntities(api, () => entities);
    const { params, router } = renderAt(`/entities?selected=${ids[1]},gone`);
    expect(await screen.findByRole('checkbox', { name: 'Select Nordlicht' })).toBeChecked();
    await waitFor(() => expect(params().get('selected')).toBe(ids[1]));
    await selectRow('Calder Ridge');
    expect(params().get('selected')).toBe(ids.join(','));
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(params().has('selected')).toBe(false);
  });
});

describe('deleting entities', () => {
  function serveDeletion(entities = twoEntities()) {
    let stored = entities;
    const asked: string[][] = [];
    answerEntities(api, () => stored);
    api.respond(deleteEntities, ({ body }) => {
      asked.push(body.uuids);
      stored = stored.filter(({ id }) => !body.uuids.includes(id));
      return { ids: body.uuids };
    });
    return { asked, entities };
  }

  it('ENT-006 ENT-052 STORE-010 asks with what goes with them, deletes, and loads the list again', async () => {
    const { asked, entities } = serveDeletion();
    const { toastTexts } = renderAt('/entities');
    await selectRow('Calder Ridge');
    await selectRow('Nordlicht');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    expect(warning).toHaveTextContent('Do you want to delete 2 entities?');
    await waitFor(() =>
      expect(warning).toHaveTextContent(/AKAs \(3\), relationships \(4\) and datapoints \(1,250\)/),
    );
    expect(warning).toHaveTextContent('This action cannot be undone');
    await userEvent.click(within(warning).getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No entities to display')).toBeVisible();
    expect(asked).toEqual([entities.map(({ id }) => id)]);
    expect(toastTexts()).toEqual(['Entities deleted successfully']);
  });

  it('ENT-051 says that one entity was deleted', async () => {
    serveDeletion();
    const { toastTexts } = renderAt('/entities');
    await selectRow('Nordlicht');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Entity deleted successfully']));
  });

  it.each([
    ['ENT-043', ['Nordlicht'], 'Failed to delete entity'],
    ['ENT-044', ['Nordlicht', 'Calder Ridge'], 'Failed to delete entities'],
  ])('%s of a failed deletion of %j says %j, and the rows stay', async (_id, names, message) => {
    serveDeletion();
    api.refuse(deleteEntities, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt('/entities');
    for (const name of names) await selectRow(name);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual([message]));
    for (const name of names) expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  });

  it('STORE-005 the list is pending while entities are being deleted', async () => {
    serveDeletion();
    api.respond(deleteEntities, () => new Promise(() => undefined));
    renderAt('/entities');
    await selectRow('Nordlicht');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('status', { name: 'Loading', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Calder Ridge')).toBeVisible();
  });

  it('PERM-008 the button is locked without CAN_DELETE_ENTITIES', async () => {
    answerEntities(api, twoEntities);
    renderAt('/entities', { permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']) });
    await selectRow('Nordlicht');
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button).toBeDisabled();
    expect(button.closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
  });
});

describe('the permissions of the Entities group', () => {
  const LOCKED_WITHOUT: Readonly<Record<string, readonly string[]>> = {
    CAN_CREATE_UPDATE_ENTITIES: ['Import', 'Add entity', 'Merge'],
    CAN_DELETE_ENTITIES: ['Merge', 'Delete'],
    CAN_UPDATE_ENTITY_AKAS: ['Import'],
  };

  it.each(permissionsOfGroup('entities', { akaPermission: true }))(
    'PERM-038 without %s its own controls are locked, and no others',
    async (permission) => {
      answerEntities(api, twoEntities);
      renderAt('/entities', { permissions: maskOf(PERMISSION_NAMES.filter((name) => name !== permission)) });
      for (const name of ['Calder Ridge', 'Nordlicht']) await selectRow(name);
      const locked = screen
        .getAllByRole('group', { name: 'Insufficient Permissions' })
        .map((group) => within(group).getByRole('button').textContent);
      expect(locked).toEqual(LOCKED_WITHOUT[permission]);
    },
  );
});

describe('adding an entity', () => {
  interface Sent {
    readonly created: BodyOf<typeof createEntity>[];
    readonly akas: (readonly string[])[];
  }

  function serveCreation(): Sent {
    const stored: Entity[] = [];
    const sent: Sent = { created: [], akas: [] };
    answerEntities(api, () => stored);
    api.respond(createEntity, ({ body }) => {
      sent.created.push(body);
      const entity = anEntity({ name: body.name, types: [fund] });
      stored.push(entity);
      return { id: entity.id };
    });
    api.respond(setEntityAkas, ({ body }) => {
      sent.akas.push(body.akas);
      return stored[0] ?? anEntity();
    });
    return sent;
  }

  async function fillIn({ name = 'New Fund', aka = '' } = {}) {
    const host = renderAt('/entities');
    await userEvent.click(await screen.findByRole('button', { name: 'Add entity' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add entity' });
    const inside = within(dialog);
    if (name !== '') await userEvent.type(inside.getByRole('textbox', { name: 'Entity Name' }), name);
    if (aka !== '')
      await userEvent.type(inside.getByRole('combobox', { name: 'Entity AKA' }), `${aka}{Enter}`);
    await userEvent.click(inside.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fund' }));
    await userEvent.keyboard('{Tab}');
    return {
      ...host,
      submit: () => userEvent.click(inside.getByRole('button', { name: 'Add entity' })),
      inside,
    };
  }

  it('API-049 ENT-001 ENT-041 AMB-097 creates it, sets its AKAs, reads it again and opens it', async () => {
    const sent = serveCreation();
    const { submit, toastTexts, address } = await fillIn({ aka: 'NF' });
    await submit();
    await waitFor(() => expect(address()).toBe('/entities/New%20Fund/overview'));
    expect(sent).toEqual({
      created: [{ name: 'New Fund', clientIdentifier: null, fins: ['fund'] }],
      akas: [['NF']],
    });
    expect(toastTexts()).toEqual(['Entity created successfully']);
  });

  it('ENT-030 an invalid form says so and stays', async () => {
    const sent = serveCreation();
    const { submit, toastTexts, inside } = await fillIn({ name: '' });
    await submit();
    expect(toastTexts()).toEqual(['Invalid input(s)']);
    expect(inside.getByText('Entity name is required')).toBeVisible();
    expect(sent.created).toEqual([]);
  });

  it('ENT-039 says that the name is taken and keeps the form', async () => {
    serveCreation();
    api.respond(createEntity, () => new MockRefusal('RESOURCE_DUPLICATED'));
    const { submit, toastTexts, inside } = await fillIn();
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['An entity with this name already exists']));
    expect(inside.getByRole('textbox', { name: 'Entity Name' })).toHaveValue('New Fund');
  });

  it('AMB-136 says that the ID is taken and keeps the form', async () => {
    serveCreation();
    api.respond(createEntity, () => new MockRefusal('RESOURCE_DUPLICATED', undefined, 'clientIdentifier'));
    const { submit, toastTexts, inside } = await fillIn();
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['An entity with this ID already exists']));
    expect(inside.getByRole('textbox', { name: 'Entity Name' })).toHaveValue('New Fund');
  });

  it('ENT-038 ENT-040 says that it could not be created', async () => {
    serveCreation();
    api.refuse(createEntity, 'INTERNAL_ERROR');
    const { submit, toastTexts } = await fillIn();
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to create entity']));
  });

  it('AKA-010 AKA-011 says that the AKAs could not be set; the entity is created', async () => {
    serveCreation();
    api.refuse(setEntityAkas, 'INTERNAL_ERROR');
    const { submit, toastTexts, address } = await fillIn({ aka: 'NF' });
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to set entity AKAs during creation.']));
    await waitFor(() => expect(address()).toBe('/entities/New%20Fund/overview'));
  });

  it('ENT-042 says that the created entity does not exist when it can not be read again', async () => {
    serveCreation();
    const { submit, toastTexts } = await fillIn();
    api.respond(listEntities, () => ({ entities: [], totalEntityCount: 0 }));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['404 - Entity not found']));
  });

  it('PERM-003 the button is locked without CAN_CREATE_UPDATE_ENTITIES', async () => {
    answerEntities(api, twoEntities);
    renderAt('/entities', { permissions: maskOf(['CAN_DELETE_ENTITIES']) });
    expect(await screen.findByRole('button', { name: 'Add entity' })).toBeDisabled();
  });
});

it('ENT-019 a saved form counts the unmatched names anew, of which a new name may be one', async () => {
  let stored = anEntity({ name: 'Nordlicht', types: [fund] });
  let unmatched = 12;
  answerEntities(api, () => [stored]);
  const counted: number[] = [];
  api.respond(countUnmatchedNames, () => {
    counted.push(unmatched);
    return { totalCount: unmatched };
  });
  api.respond(updateEntity, ({ body }) => {
    unmatched = 11;
    stored = { ...stored, name: body.name ?? stored.name, displayName: body.name ?? stored.name };
    return stored;
  });
  renderAt('/entities');
  expect(await screen.findByRole('link', { name: 'Unmatched names (12)' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Nordlicht' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Entity Name' }), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 1, name: 'Nordlicht II' });
  await waitFor(() => expect(counted).toEqual([12, 11]));
  await userEvent.click(screen.getByRole('link', { name: 'Entities' }));
  expect(await screen.findByRole('link', { name: 'Unmatched names (11)' })).toBeVisible();
});
