import { listUserChanges, type UserChangeWire } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

function aChange(id: number, changes: Partial<UserChangeWire> = {}): UserChangeWire {
  return {
    id,
    changedAt: '2026-11-20T10:00:00.000Z',
    userId: 3,
    userName: 'Nora New',
    userEmail: 'nora@demo.example',
    changedById: 2,
    changedBy: 'Ada Admin',
    action: 'status',
    from: '2',
    to: '3',
    ...changes,
  };
}

function answerChanges(changes: UserChangeWire[], totalCount = changes.length) {
  const asked: unknown[] = [];
  api.respond(listUserChanges, ({ query }) => {
    asked.push(query);
    return { items: changes, count: changes.length, totalCount };
  });
  return asked;
}

const AT = '/settings/users/changes';

describe('the audit log of users', () => {
  it('shows who changed what on which user and when', async () => {
    answerChanges([aChange(2), aChange(1, { action: 'permissions', from: '0', to: '32' })]);
    renderAt(AT);
    await screen.findByText('Status from Active to Deactivated');
    const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first).toHaveTextContent(/20\/11\/2026.*Nora New.*Ada Admin.*Status from Active to Deactivated/);
    expect(second).toHaveTextContent('Permissions: gained Documents: Verify');
    expect(screen.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows one user, goes back to that user, and to the changes of all', async () => {
    const asked = answerChanges([aChange(1)]);
    renderAt(`${AT}?user=3`);
    expect(await screen.findByRole('heading', { name: 'Changes to Nora New' })).toBeVisible();
    expect(asked).toEqual([expect.objectContaining({ user: 3 })]);
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/settings/users?user=3');
    await userEvent.click(screen.getByRole('button', { name: 'All users' }));
    expect(await screen.findByRole('heading', { name: 'Changes to users' })).toBeVisible();
  });

  it('filters by kind and text and pages, in the address', async () => {
    const asked = answerChanges([aChange(1)], 45);
    const { params } = renderAt(`${AT}?kind=nonsense`);
    await screen.findByText('Status from Active to Deactivated');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind of change' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Permissions' }));
    await waitFor(() => expect(params().getAll('kind')).toEqual(['permissions']));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: ['permissions'], offset: 20 }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('nora');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'nora', offset: 0 }));
  });

  it('shows a failure, loads again on Retry, and shows that there is nothing', async () => {
    api.refuse(listUserChanges, 'INTERNAL_ERROR');
    renderAt(AT);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading changes to users');
    answerChanges([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No changes to display')).toBeVisible();
  });
});
