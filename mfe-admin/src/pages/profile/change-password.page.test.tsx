import { textOf } from '@assay/shared/messages';
import type { Platform } from '@assay/shared/platform';
import { createTestingHost, type TestingHostOptions } from '@assay/shared/platform/testing-host';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './profile.page.tsx';

type ChangePassword = Platform['session']['changePassword'];

const CURRENT = 'Current Password';
const PROPOSED = 'New Password';
const CONFIRM = 'Confirm New Password';

/** Renders the profile; `changePassword` is what the identity service does when it is asked. */
function renderProfile({
  changePassword = () => Promise.resolve(),
  ...options
}: TestingHostOptions & { readonly changePassword?: ChangePassword } = {}) {
  const host = createTestingHost({ initialAddress: '/settings/profile', ...options });
  const asked = jest.spyOn(host.platform.session, 'changePassword').mockImplementation(changePassword);
  render(<ProfilePage />, { wrapper: host.Wrapper });
  return { asked, shownToasts: () => host.toasts.map(({ key, params }) => textOf(key, params)) };
}

/** Renders the profile and opens its dialog. */
async function openDialog(changePassword?: ChangePassword) {
  const page = renderProfile({ ...(changePassword && { changePassword }) });
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
  return { ...page, dialog, button: (name: string) => within(dialog).getByRole('button', { name }) };
}

const field = (label: string) => screen.getByLabelText(label);

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
    await userEvent.tab();
  }
}

const GOOD = { [CURRENT]: 'Old-secret-1', [PROPOSED]: 'New-secret-2', [CONFIRM]: 'New-secret-2' };

describe('the change-password dialog', () => {
  it('PROF-014 AMB-019 shows for each requirement whether it is met while the password is typed', async () => {
    await openDialog();
    const list = within(screen.getByRole('list', { name: 'Requirements' }));
    const states = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states()).toEqual([
      'More than 8 charactersNot met',
      'Have at least one letter and a numberNot met',
      'Exactly match the confirmation passwordNot met',
    ]);
    await userEvent.type(field(PROPOSED), 'abcdefgh');
    expect(states()[0]).toBe('More than 8 charactersMet');
    expect(states()[1]).toBe('Have at least one letter and a numberNot met');
    await userEvent.type(field(PROPOSED), '1');
    expect(states()[1]).toBe('Have at least one letter and a numberMet');
    await userEvent.type(field(CONFIRM), 'abcdefgh1');
    expect(states()[2]).toBe('Exactly match the confirmation passwordMet');
    await userEvent.type(field(CONFIRM), '2');
    expect(states()[2]).toBe('Exactly match the confirmation passwordNot met');
  });

  it('PROF-011 PROF-012 PROF-013 PROF-023 opens with three hidden, empty fields and nothing to send yet', async () => {
    const { dialog, button } = await openDialog();
    expect(dialog).toHaveStyle({ width: '480px' });
    for (const label of [CURRENT, PROPOSED, CONFIRM]) {
      expect(field(label)).toHaveValue('');
      expect(field(label)).toHaveAttribute('type', 'password');
    }
    expect(button('Cancel')).toBeEnabled();
    expect(button('Continue')).toBeDisabled();
    expect(screen.queryByText('Required')).not.toBeInTheDocument();
  });

  it.each([
    ['PROF-015', CURRENT, 'Required', ''],
    ['PROF-016', PROPOSED, 'Required', ''],
    ['PROF-017', PROPOSED, 'Must be at least 8 characters long', 'Short-1'],
    ['PROF-018', PROPOSED, 'Must be less than 256 characters long', `a1${'x'.repeat(255)}`],
    ['PROF-019', PROPOSED, 'Must contain at least one letter and a number', 'only letters'],
    ['PROF-019', PROPOSED, 'Must contain at least one letter and a number', '1234567890'],
    ['PROF-020', CONFIRM, 'Required', ''],
    ['PROF-021', CONFIRM, "Passwords don't match", 'New-secret-3'],
  ])('%s PROF-023 says of %s: %s', async (_, label, message, value) => {
    const { button } = await openDialog();
    const proposed = label === PROPOSED ? value : GOOD[PROPOSED];
    await fill({ ...GOOD, [CONFIRM]: proposed ?? '', [label]: value });
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
    expect(button('Continue')).toBeDisabled();
  });

  it('PROF-018 PROF-023 accepts a password of exactly 256 characters', async () => {
    const { button } = await openDialog();
    const longest = `a1${'x'.repeat(254)}`;
    await fill({ ...GOOD, [PROPOSED]: longest, [CONFIRM]: longest });
    expect(button('Continue')).toBeEnabled();
  });

  it('PROF-022 PROF-015 PROF-020 Enter in an invalid form says so, and shows at the fields what is missing', async () => {
    const { button, asked, shownToasts } = await openDialog();
    await userEvent.type(field(PROPOSED), 'Short-1{Enter}');
    expect(shownToasts()).toEqual(['Invalid input(s)']);
    expect(field(CURRENT)).toHaveAccessibleDescription('Required');
    expect(field(PROPOSED)).toHaveAccessibleDescription('Must be at least 8 characters long');
    expect(field(CONFIRM)).toHaveAccessibleDescription('Required');
    expect(button('Continue')).toBeDisabled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('PROF-023 PROF-025 changes the password, closes and forgets what was typed', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const { asked, button, shownToasts } = await openDialog(() => held);
    await fill(GOOD);
    await userEvent.type(field(CONFIRM), '{Enter}');
    await waitFor(() => expect(button('Cancel')).toBeDisabled());
    expect(button('Continue')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(shownToasts()).toEqual([]);
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shownToasts()).toEqual(['Successfully changed password']);
    expect(asked.mock.calls).toEqual([[{ current: 'Old-secret-1', proposed: 'New-secret-2' }]]);

    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByRole('dialog');
    for (const label of [CURRENT, PROPOSED, CONFIRM]) expect(field(label)).toHaveValue('');
  });

  it('AUTH-033 PROF-024 says why the password was not changed and keeps the dialog and what was typed', async () => {
    const refusals = [new Error(''), new Error('Incorrect username or password.')];
    const { asked, button, shownToasts } = await openDialog(() => {
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    });
    await fill(GOOD);
    await userEvent.click(button('Continue'));
    await waitFor(() =>
      expect(shownToasts()).toEqual(['Failed to change password: Incorrect username or password.']),
    );
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(shownToasts()).toContain('Failed to change password'));
    expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
    expect(field(PROPOSED)).toHaveValue('New-secret-2');

    await userEvent.click(button('Continue'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledTimes(3);
    expect(shownToasts().at(-1)).toBe('Successfully changed password');
  });

  it('PROF-013 Cancel sends nothing, and the dialog opens empty again', async () => {
    const { asked, button, shownToasts } = await openDialog();
    await fill({ [CURRENT]: 'Old-secret-1', [PROPOSED]: 'short' });
    expect(field(PROPOSED)).toBeInvalid();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByRole('dialog');
    expect(field(CURRENT)).toHaveValue('');
    expect(field(PROPOSED)).toHaveValue('');
    expect(field(PROPOSED)).toBeValid();
  });
});
