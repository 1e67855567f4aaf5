import { createUser, listUsers, updateUser, type BodyOf, type ListedUserWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, maskOf, ROLES, type Permission } from '@assay/shared/domain';
import { persistedDrafts } from '@assay/shared/state';
import { mockApi } from '@assay/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';
import { aUser } from '../../testing/user-builders.ts';

const api = mockApi();
const ADMIN = maskOf(ROLES.ADMIN.granted);
const OWN_ID = 7;

/** Responds to the users as they stand; an update changes them. */
function answerUsers(users: ListedUserWire[], lastAdministratorId: number | null = null) {
  const asked: (string | undefined)[] = [];
  const updates: (BodyOf<typeof updateUser> & { id: number })[] = [];
  api.respond(listUsers, ({ query }) => {
    expect(query.order).toBe('name');
    asked.push(query.search);
    const search = query.search?.toLowerCase() ?? '';
    return { users: users.filter(({ name }) => name.toLowerCase().includes(search)), lastAdministratorId };
  });
  api.respond(updateUser, ({ params, body }) => {
    const id = Number(params.id);
    updates.push({ id, ...body });
    const place = users.findIndex((user) => user.id === id);
    const { permissions, account_status } = body;
    users[place] = aUser(id, { ...users[place]!, permissions, account_status });
    return users[place];
  });
  return { asked, updates };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const panel = () => screen.findByRole('complementary');
const button = (name: string) => screen.getByRole('button', { name });
const box = (group: string, label: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: label });

async function choose(role: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
  await userEvent.click(await screen.findByRole('option', { name: role }));
}

const open = async (at = '/settings/users', options: Parameters<typeof renderAt>[1] = {}) => {
  const host = renderAt(at, { user: { id: OWN_ID }, ...options });
  await waitFor(() => expect(screen.getByRole('table', { name: 'Users' })).not.toHaveAttribute('aria-busy'));
  return host;
};

describe('the list of users', () => {
  it('USR-003 PERM-029 AMB-075 shows name, e-mail, role in its colour and status', async () => {
    answerUsers([
      aUser(1, { permissions: ADMIN }),
      aUser(2, { account_status: 1 }),
      aUser(3, { account_status: 3 }),
    ]);
    await open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Role',
      'Status',
    ]);
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['User 1', 'user1@demo.example', 'Admin', 'Active'],
      ['User 2', 'user2@demo.example', 'Member', 'Creating'],
      ['User 3', 'user3@demo.example', 'Member', 'Deactivated'],
    ]);
    expect(screen.getByText('Admin')).toHaveAttribute('data-role', 'ADMIN');
    expect(screen.getAllByText('Member')[0]).toHaveAttribute('data-role', 'MEMBER');
  });

  it('USR-005 USR-006 USR-007 USR-008 a header cycles ascending, descending, none, in the address too', async () => {
    answerUsers([aUser(1, { name: 'Bo' }), aUser(2, { name: 'Al', email: 'z@demo.example' })]);
    const { params } = await open();
    expect(names()).toEqual(['Al', 'Bo']);
    const sort = () => userEvent.click(within(header('Email')).getByRole('button'));
    await sort();
    expect([params().get('orderBy'), names()]).toEqual(['email:asc', ['Bo', 'Al']]);
    expect(header('Email')).toHaveAttribute('aria-sort', 'ascending');
    await sort();
    expect([params().get('orderBy'), names()]).toEqual(['email:desc', ['Al', 'Bo']]);
    await sort();
    expect([params().get('orderBy'), names()]).toEqual([null, ['Al', 'Bo']]);
  });

  it('USR-005 USR-008 the Name header shows the default order, and its first click reverses it', async () => {
    answerUsers([aUser(1, { name: 'Bo' }), aUser(2, { name: 'Al' })]);
    const { params } = await open();
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    const sort = () => userEvent.click(within(header('Name')).getByRole('button'));
    await sort();
    expect([params().get('orderBy'), names()]).toEqual(['name:desc', ['Bo', 'Al']]);
    expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await sort();
    expect([params().get('orderBy'), names()]).toEqual([null, ['Al', 'Bo']]);
  });

  it('USR-028 a reload that fails is reported, and the users stay and can be sorted', async () => {
    answerUsers([aUser(1), aUser(2)]);
    const { params, queryClient, toastTexts } = await open();
    api.refuse(listUsers, 'INTERNAL_ERROR');
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(toastTexts()).toEqual(['Error loading users']));
    expect(names()).toEqual(['User 1', 'User 2']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(within(header('Name')).getByRole('button'));
    expect(names()).toEqual(['User 2', 'User 1']);
    expect(params().get('orderBy')).toBe('name:desc');
  });

  it('STORE-014 a search whose load fails is taken back, and the users stay', async () => {
    answerUsers([aUser(1)]);
    const { params, toastTexts } = await open();
    api.refuse(listUsers, 'INTERNAL_ERROR');
    // In one change: a pause between keys would search for a part, and fail twice.
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), {
      target: { value: 'nobody' },
    });
    await waitFor(() => expect(toastTexts()).toEqual(['Error loading users']));
    await waitFor(() => expect(params().get('search')).toBeNull());
    expect(names()).toEqual(['User 1']);
  });

  it.each(['colour:asc', 'name:up', 'name'])(
    'USR-006 AMB-081 removes the order %s, which is none, from the address',
    async (orderBy) => {
      answerUsers([aUser(1)]);
      const { params } = await open(`/settings/users?orderBy=${orderBy}&search=user`);
      await waitFor(() => expect(params().get('orderBy')).toBeNull());
      expect(params().get('search')).toBe('user');
    },
  );

  it('USR-004 AMB-081 searches on the server once typing has paused for 300 ms', async () => {
    const { asked } = answerUsers([aUser(1, { name: 'Nora' }), aUser(2, { name: 'Max' })]);
    const { params } = await open();
    const box = screen.getByRole('searchbox', { name: 'Search users' });
    for (const value of ['n', 'no', 'nor']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(names()).toEqual(['Nora']));
    expect(asked).toEqual([undefined, 'nor']);
    expect(params().get('search')).toBe('nor');
  });

  it('USR-010 shows that there are no users', async () => {
    answerUsers([]);
    await open();
    expect(screen.getByText('No users to display')).toBeVisible();
  });

  it('USR-028 shows that the users cannot be loaded, and loads them on Retry', async () => {
    api.refuse(listUsers, 'INTERNAL_ERROR');
    renderAt('/settings/users');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading users');
    answerUsers([aUser(1)]);
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('User 1')).toBeVisible();
  });

  it('USR-009 AMB-078 names are links only for viewers who may update users; a row opens the panel for all', async () => {
    answerUsers([aUser(1)]);
    await open('/settings/users', { permissions: maskOf(['CAN_LIST_USERS']) });
    expect(screen.queryByRole('link', { name: 'User 1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('User 1'));
    expect(await panel()).toHaveAccessibleName('Details of User 1');
  });

  it('USR-009 USR-011 a name and the Enter key open the panel, titled with the name', async () => {
    answerUsers([aUser(1), aUser(2)]);
    const { params } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'User 2' }));
    expect(within(await panel()).getByRole('heading', { name: 'User 2' })).toBeVisible();
    expect(params().get('user')).toBe('2');
    act(() => rows()[0]?.focus());
    await userEvent.keyboard('{Enter}');
    expect(within(await panel()).getByRole('heading', { name: 'User 1' })).toBeVisible();
  });

  it('AMB-005 the tab is locked, with the missing permission, for viewers who may not list users', async () => {
    renderAt('/settings/profile', { permissions: 0, settings: { administrators: ['Ada'] } });
    const tab = await screen.findByRole('tab', { name: 'Users' });
    expect(tab).toHaveAttribute('aria-disabled', 'true');
    expect(tab).toHaveAttribute(
      'aria-description',
      'Insufficient Permissions. You need Users: List/View. Ask Ada.',
    );
    await userEvent.click(tab);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the panel of a user', () => {
  it('USR-012 USR-013 AMB-077 has status, role, the groups of permissions, SAVE and CANCEL', async () => {
    answerUsers([aUser(1, { permissions: maskOf(['CAN_VERIFY_DOCUMENTS']) })]);
    await open('/settings/users?user=1');
    const groups = within(await panel())
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Users', 'Documents', 'Entities', 'Metrics', 'Schemas', 'System']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(22);
    expect(box('Documents', 'Verify')).toBeChecked();
    expect(box('Users', 'Create')).not.toBeChecked();
    expect(button('Deactivate')).toBeEnabled();
    expect(button('SAVE')).toBeEnabled();
    expect(button('CANCEL')).toBeEnabled();
  });

  it('PERM-026 shows the permission on alternative names only with its switch', async () => {
    answerUsers([aUser(1)]);
    await open('/settings/users?user=1', { switches: { akaPermission: false } });
    await panel();
    expect(screen.queryByRole('checkbox', { name: 'Edit alternative names' })).not.toBeInTheDocument();
  });

  it('PERM-036 AMB-076 choosing a role shows which permissions it adds and removes before it is saved, and keeps all others', async () => {
    const stored = 8192 | maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_ADD_USERS']);
    const { updates } = answerUsers([aUser(1, { permissions: stored })]);
    const { toastTexts } = await open('/settings/users?user=1');
    await panel();
    await choose('Admin');
    expect(
      screen.getByText("Gains Users: List/View, Update others' permissions, Activate/Deactivate"),
    ).toBeVisible();
    await choose('Member');
    expect(screen.getByText('Loses Users: Create')).toBeVisible();
    expect(screen.getByText('Gains Users: List/View')).toBeVisible();
    expect(updates).toEqual([]);
    await userEvent.click(button('SAVE'));
    await waitFor(() => expect(toastTexts()).toEqual(['User updated']));
    expect(updates).toEqual([
      {
        id: 1,
        permissions: 8192 | maskOf(['CAN_VERIFY_DOCUMENTS', 'CAN_LIST_USERS']),
        account_status: 2,
        expected: { permissions: stored, account_status: 2 },
      },
    ]);
  });

  it('AMB-130 permissions that the viewer does not hold are visible and locked, also as a role', async () => {
    answerUsers([aUser(1, { permissions: maskOf(['CAN_DELETE_ENTITIES']) })]);
    const permissions = maskOf(['CAN_LIST_USERS', 'CAN_UPDATE_USERS', 'CAN_VERIFY_DOCUMENTS']);
    await open('/settings/users?user=1', { permissions });
    await panel();
    expect(box('Documents', 'Verify')).toBeEnabled();
    expect(box('Entities', 'Delete entities and datapoints')).toBeChecked();
    for (const [group, label] of [
      ['Documents', 'Train'],
      ['Entities', 'Delete entities and datapoints'],
    ] as const) {
      expect(box(group, label)).toBeDisabled();
      expect(box(group, label).closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
    }
    await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
    const admin = await screen.findByRole('option', { name: 'Admin (Insufficient Permissions)' });
    expect(admin).toHaveAttribute('data-combobox-disabled', 'true');
  });

  it('PERM-037 the role follows the checkboxes', async () => {
    answerUsers([aUser(1, { permissions: ADMIN })]);
    await open('/settings/users?user=1');
    await panel();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Admin');
    await userEvent.click(box('Users', 'List/View'));
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Member');
  });

  it('USR-026 SAVE sends nothing where nothing changed; CANCEL discards the draft and closes', async () => {
    const { updates } = answerUsers([aUser(1)]);
    const { params } = await open('/settings/users?user=1');
    await panel();
    await userEvent.click(button('SAVE'));
    await userEvent.click(box('Documents', 'Verify'));
    await userEvent.click(button('CANCEL'));
    expect(params().get('user')).toBeNull();
    expect(updates).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'User 1' }));
    await panel();
    expect(box('Documents', 'Verify')).not.toBeChecked();
  });

  it('asks before unsaved changes are left for another user', async () => {
    answerUsers([aUser(1), aUser(2)]);
    await open('/settings/users?user=1');
    await panel();
    await userEvent.click(box('Documents', 'Verify'));
    await userEvent.click(screen.getByRole('link', { name: 'User 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('The changes to User 1 are not saved');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(box('Documents', 'Verify')).toBeChecked();
    await userEvent.click(button('Close'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }),
    );
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it.each([
    ['USR-031', 'INTERNAL_ERROR', 'User update failed'],
    [
      'USR-031',
      'LAST_ADMINISTRATOR',
      'This is the last administrator. Make another user an administrator first',
    ],
    ['USR-027', 'USER_NOT_SELECTED', 'Something went wrong - A user was not selected'],
    ['USR-031', 'USER_CHANGED', 'Someone else changed this user. Check the changes before you save'],
  ] as const)('%s a refused update (%s) says: %s', async (_, code, words) => {
    answerUsers([aUser(1)]);
    api.refuse(updateUser, code);
    const { toastTexts } = await open('/settings/users?user=1');
    await panel();
    await userEvent.click(box('Documents', 'Verify'));
    await userEvent.click(button('SAVE'));
    await waitFor(() => expect(toastTexts()).toEqual([words]));
  });

  it.each<[string, ListedUserWire, Permission[], RegExp]>([
    [
      'USR-034',
      aUser(1, { account_status: 3 }),
      ['CAN_LIST_USERS', 'CAN_UPDATE_USERS'],
      /while the account is active/,
    ],
    ['USR-035', aUser(OWN_ID), ['CAN_LIST_USERS', 'CAN_UPDATE_USERS'], /This is your own account/],
    [
      'USR-036',
      aUser(1),
      ['CAN_LIST_USERS'],
      /Insufficient Permissions\. You need Users: Update others' permissions/,
    ],
  ])('%s the rights of some can not be edited, and the panel says why', async (_, user, held, words) => {
    answerUsers([user]);
    await open(`/settings/users?user=${user.id}`, { permissions: maskOf(held) });
    await panel();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(button('SAVE')).toBeDisabled();
  });

  it('AMB-079 the viewer cannot change their own permissions or status', async () => {
    answerUsers([aUser(OWN_ID, { permissions: ALL_PERMISSIONS_MASK })]);
    await open(`/settings/users?user=${OWN_ID}`);
    await panel();
    expect(button('Deactivate')).toBeDisabled();
    expect(button('SAVE')).toBeDisabled();
  });

  it('USR-029 AMB-082 a selected user who is no longer in the answer is an error, shown once', async () => {
    answerUsers([aUser(1)]);
    const { toastTexts, params } = await open('/settings/users?user=99');
    await waitFor(() => expect(toastTexts()).toEqual(['Error loading user']));
    expect(params().get('user')).toBeNull();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('warns about the last administrator in the panel and in the confirmation', async () => {
    answerUsers([aUser(1, { permissions: ADMIN })], 1);
    await open('/settings/users?user=1', {
      permissions: maskOf(['CAN_LIST_USERS', 'CAN_UPDATE_USERS', 'CAN_UPDATE_USER_ACCOUNT_STATUS']),
    });
    await panel();
    expect(screen.getByText(/This is the last administrator/)).toBeVisible();
    await choose('Member');
    expect(screen.getByRole('alert')).toHaveTextContent(/This is the last administrator/);
    await userEvent.click(button('Deactivate'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/This is the last administrator/);
  });
});

describe('activating and deactivating', () => {
  it('USR-014 USR-015 USR-022 USR-023 AMB-079 asks, then takes effect at once with the stored permissions', async () => {
    const { updates } = answerUsers([aUser(1, { permissions: 32 })]);
    const { toastTexts } = await open('/settings/users?user=1');
    await panel();
    await userEvent.click(box('Documents', 'Train'));
    await userEvent.click(button('Deactivate'));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate user' });
    expect(dialog).toHaveTextContent('Are you sure you want to deactivate this user (User 1)?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFIRM' }));
    await waitFor(() => expect(toastTexts()).toEqual(['User updated']));
    expect(updates).toMatchObject([{ id: 1, permissions: 32, account_status: 3 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    const again = await screen.findByRole('dialog', { name: 'Activate user' });
    expect(again).toHaveTextContent('Are you sure you want to re-activate this user (User 1)?');
    await userEvent.click(within(again).getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(updates).toHaveLength(1);
  });

  it('USR-022 a user who is being created is offered Activate', async () => {
    const { updates } = answerUsers([aUser(1, { account_status: 1 })]);
    await open('/settings/users?user=1');
    await panel();
    await userEvent.click(button('Activate'));
    await userEvent.click(await screen.findByRole('button', { name: 'CONFIRM' }));
    await waitFor(() => expect(updates).toMatchObject([{ account_status: 2 }]));
  });

  it('USR-037 is locked without its permission, and says which that is', async () => {
    answerUsers([aUser(1)]);
    await open('/settings/users?user=1', { permissions: maskOf(['CAN_LIST_USERS', 'CAN_UPDATE_USERS']) });
    await panel();
    expect(button('Deactivate')).toBeDisabled();
    expect(button('Deactivate').closest('[role=group]')).toHaveAccessibleDescription(
      'You need Users: Activate/Deactivate. Ask an administrator.',
    );
  });
});

describe('adding a user', () => {
  const openDialog = async () => {
    answerUsers([aUser(1)]);
    const host = await open();
    await userEvent.click(button('Add user'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }));
    const type = async (name: string, email: string) => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
      await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), email);
    };
    const typed = () => dialog.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
    const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    return { ...host, type, typed, create };
  };

  it('AMB-016 keeps what was typed when the session ends, until the same user signs in again', async () => {
    const { type } = await openDialog();
    await type('Nora', 'nora@demo.example');
    persistedDrafts.save(1);
    cleanup();
    const { typed } = await openDialog();
    expect(typed()).toEqual(['Nora', 'nora@demo.example']);
  });

  it.each([
    ['USR-024', ' ', 'nora@demo.example', 'All required fields must be filled to create a new user'],
    ['USR-024', 'Nora', ' ', 'All required fields must be filled to create a new user'],
    ['USR-025', 'Nora', 'nora', 'The email entered is not valid'],
  ])('%s refuses %j with %j: %s', async (_, name, email, words) => {
    const { toastTexts, type, create } = await openDialog();
    await type(name, email);
    await create();
    expect(toastTexts()).toEqual([words]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('USR-001 USR-021 USR-032 creates the user, reports it and loads the list again', async () => {
    const { toastTexts, type, create } = await openDialog();
    const bodies: unknown[] = [];
    api.respond(createUser, ({ body }) => {
      bodies.push(body);
      answerUsers([aUser(1), aUser(2, { name: body.name, account_status: 1 })]);
      return aUser(2, { name: body.name, account_status: 1 });
    });
    await type(' Nora ', 'nora@demo.example ');
    await create();
    await waitFor(() => expect(toastTexts()).toEqual(['New user created']));
    await waitFor(() => expect(names()).toEqual(['Nora', 'User 1']));
    expect(bodies).toEqual([
      { name: 'Nora', email: 'nora@demo.example', user_group: 1, user_management_scope: 1 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('USR-030 AMB-080 reports a failure, also for a used e-mail, and keeps what was typed', async () => {
    const { toastTexts, type, create } = await openDialog();
    api.refuse(createUser, 'RESOURCE_DUPLICATED');
    await type('Nora', 'nora@demo.example');
    await create();
    await waitFor(() => expect(toastTexts()).toEqual(['Create user failed']));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nora');
  });

  it('AMB-080 is locked without CAN_ADD_USERS', async () => {
    answerUsers([aUser(1)]);
    await open('/settings/users', { permissions: maskOf(['CAN_LIST_USERS']) });
    expect(button('Add user')).toBeDisabled();
  });
});
