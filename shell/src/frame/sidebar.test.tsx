import { getNavigation } from '@assay/shared/contracts';
import { BRAND, PERMISSIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addRemote } from '../remotes/remote-registry.ts';
import { aRegistry, aRemote, silentLog } from '../testing/manifests.ts';
import { openShell, type ShellOptions } from '../testing/open-shell.tsx';

const api = mockApi();
const performance = PERMISSIONS.CAN_VIEW_SYSTEM_PERFORMANCE.value;

async function openSidebar(options: ShellOptions = {}) {
  const shell = openShell(api, options);
  const sidebar = within(await screen.findByRole('navigation', { name: text('navigation.main') }));
  return { ...shell, sidebar };
}

const linkNames = (sidebar: ReturnType<typeof within>) =>
  sidebar.getAllByRole('link').map((link: HTMLElement) => link.querySelector('span')?.textContent);

describe('sidebar', () => {
  it('NAV-001 NAV-016 shows the items of the manifests in their order, Settings at the end', async () => {
    const { sidebar } = await openSidebar();
    expect(linkNames(sidebar)).toEqual([
      'Assay',
      'Upload',
      'Documents',
      'Archive',
      'Trash',
      'Schemas',
      'Entities',
      'Metrics',
      'Settings',
    ]);
  });

  it('NAV-002 shows Manual QA to provider staff only', async () => {
    const { sidebar, view } = await openSidebar();
    expect(sidebar.queryByText('Manual QA')).not.toBeInTheDocument();
    view.unmount();
    const staff = await openSidebar({ user: { user_group: 2 } });
    expect(staff.sidebar.getByText('Manual QA')).toBeInTheDocument();
  });

  it('NAV-003 NAV-005 shows Dashboard only with CAN_VIEW_SYSTEM_PERFORMANCE', async () => {
    const { sidebar, view } = await openSidebar();
    expect(sidebar.queryByText('Dashboard')).not.toBeInTheDocument();
    view.unmount();
    const allowed = await openSidebar({ user: { permissions: performance } });
    expect(allowed.sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/usage');
  });

  it('NAV-004 Dashboard leads to the dashboards area while its switch is on', async () => {
    const { sidebar } = await openSidebar({
      switches: { dashboards: true },
      user: { permissions: performance },
    });
    expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/assay-dashboards');
  });

  it('NAV-008 NAV-009 the Builder group shows while the switch is on, and to provider staff always', async () => {
    const { view } = await openSidebar();
    const builder = screen.getByRole('region', { name: 'Builder' });
    expect(
      within(builder)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Schemas', 'Entities', 'Metrics']);
    view.unmount();
    await openSidebar({ switches: { schemaBuilder: false }, user: { user_group: 2 } });
    expect(screen.getByRole('region', { name: 'Builder' })).toBeInTheDocument();
  });

  it('NAV-006 NAV-007 the top-level Entities item shows only where the Builder group does not', async () => {
    const { sidebar } = await openSidebar({ switches: { schemaBuilder: false } });
    expect(screen.queryByRole('region', { name: 'Builder' })).not.toBeInTheDocument();
    expect(linkNames(sidebar)).toEqual([
      'Assay',
      'Entities',
      'Upload',
      'Documents',
      'Archive',
      'Trash',
      'Settings',
    ]);
  });

  it('NAV-010 with the default switch the Builder group is shown to everyone', async () => {
    await openSidebar({ user: { permissions: 0 } });
    expect(screen.getByRole('region', { name: 'Builder' })).toBeInTheDocument();
  });

  it('NAV-011 the logo leads to Verification', async () => {
    const { sidebar, user, arrivesAt } = await openSidebar({ at: '/archive' });
    await user.click(
      sidebar.getByRole('link', { name: text('navigation.home', { product: BRAND.product }) }),
    );
    await arrivesAt('/verification');
  });

  it('NAV-013 highlights the item of the present route, on its children too', async () => {
    const { sidebar, navigate } = await openSidebar({ at: '/upload' });
    await waitFor(() =>
      expect(sidebar.getByRole('link', { name: /Upload/ })).toHaveAttribute('aria-current', 'page'),
    );
    expect(sidebar.getByRole('link', { name: 'Archive' })).not.toHaveAttribute('aria-current');
    // The redirect from a parent to its first child must have ended: it would win over the next navigation.
    await screen.findByRole('heading', { name: 'page documents.uploads' });
    await act(() => navigate('/verification/42/0'));
    await waitFor(() =>
      expect(sidebar.getByRole('link', { name: /^Documents/ })).toHaveAttribute('aria-current', 'page'),
    );
    for (const address of ['/entities-inbox', '/entities-duplicates', '/entity-relationships/42/metrics']) {
      await act(() => navigate(address));
      await waitFor(() =>
        expect(sidebar.getByRole('link', { name: 'Entities' })).toHaveAttribute('aria-current', 'page'),
      );
      await act(() => navigate('/archive'));
      await waitFor(() =>
        expect(sidebar.getByRole('link', { name: 'Entities' })).not.toHaveAttribute('aria-current'),
      );
    }
  });

  it('NAV-014 a link to the present page keeps the address with its filters', async () => {
    const { sidebar, user, address } = await openSidebar({ at: '/archive?search=calder' });
    await user.click(sidebar.getByRole('link', { name: 'Archive' }));
    expect(address()).toBe('/archive?search=calder');
  });

  it('NAV-015 AMB-005 an item of any remote whose target may not be opened has a lock that says so, and does nothing', async () => {
    const registry = aRegistry();
    registry.setState((present) => addRemote(present, aRemote('foreign'), silentLog), true);
    const { sidebar, user, address } = await openSidebar({ at: '/archive', registry });
    const users = sidebar.getByRole('button', { name: 'Users' });
    expect(users).toHaveAttribute('aria-disabled', 'true');
    await user.click(users);
    await user.hover(users);
    expect(await screen.findByText(/^Insufficient Permissions/)).toBeInTheDocument();
    expect(address()).toBe('/archive');
  });

  it('NAV-017 Logout signs out, forgets the remembered address, and goes to SignIn', async () => {
    const { sidebar, user, arrivesAt, identity, services } = await openSidebar({ at: '/archive' });
    services.desiredAddress.remember('/archive');
    await user.click(sidebar.getByRole('button', { name: 'Logout' }));
    await arrivesAt('/login');
    expect(identity.asked).toContain('leave');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('AMB-017 Logout shows no sign-in before the sign-out has ended', async () => {
    const { sidebar, user, address, arrivesAt, identity } = await openSidebar({ at: '/archive' });
    const finishSignOut = identity.delaySignOut();
    await user.click(sidebar.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(identity.asked).toContain('leave'));
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    expect(address()).toBe('/archive');
    finishSignOut();
    await arrivesAt('/login');
  });

  it('AMB-003 shows counts above zero, and none when they cannot be loaded', async () => {
    const { sidebar, view } = await openSidebar();
    expect(await sidebar.findByLabelText('12 in Documents')).toHaveTextContent('12');
    expect(sidebar.queryByLabelText(/in Archive/)).not.toBeInTheDocument();
    view.unmount();
    const broken = openShell(api);
    api.refuse(getNavigation, 'INTERNAL_ERROR');
    expect(await screen.findByRole('link', { name: /Documents/ })).toBeInTheDocument();
    expect(screen.queryByLabelText(/in Documents/)).not.toBeInTheDocument();
    broken.view.unmount();
  });

  it('fetches the code of a remote when the pointer is over its item', async () => {
    const { sidebar, user, preloaded } = await openSidebar({ at: '/archive' });
    await user.hover(sidebar.getByRole('link', { name: 'Metrics' }));
    expect(preloaded).toContain('data-model.metrics now');
    await user.hover(sidebar.getByRole('link', { name: 'Settings' }));
    // The page with the tabs, and the one that it shows first.
    expect(preloaded).toEqual(expect.arrayContaining(['admin.settings now', 'admin.profile now']));
  });
});
