import { screen } from '@testing-library/react';
import { listUsers } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { renderAt } from './testing/render-at.ts';
import { manifest } from './manifest.ts';

const api = mockApi();
const route = (id: string) => manifest.routes.find((candidate) => candidate.id === id);

describe('the routes of settings', () => {
  it('ROUTE-018 /settings/users is a child that needs CAN_LIST_USERS; its audit log needs CAN_UPDATE_USERS', async () => {
    expect(route('admin.users')).toMatchObject({ parent: 'admin.settings', access: 'listUsers' });
    expect(route('admin.userChanges')).toMatchObject({ parent: 'admin.settings', access: 'updateUsers' });
    api.respond(listUsers, () => ({ users: [], lastAdministratorId: null }));
    renderAt('/settings/users');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await screen.findByText('No users to display')).toBeVisible();
  });

  it('ROUTE-019 AMB-007 /settings/profile is a child, and the one that /settings shows by default', async () => {
    expect(route('admin.settings')).toMatchObject({ path: '/settings', redirectTo: 'admin.profile' });
    renderAt('/settings/profile');
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['/settings/users', '/settings/users/changes', '/settings/review', '/settings/profile'])(
    'AMB-140 %s says that it may not be opened in a session of a host, and calls nothing',
    async (address) => {
      renderAt(address, { settings: { isHostSession: true } });
      expect(await screen.findByText('Insufficient Permissions')).toBeVisible();
      expect(screen.getByText(/Users and settings cannot be changed in an embedded view/)).toBeVisible();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    },
  );
});
