import { confirmEmail, updateProfile } from '@assay/shared/contracts';
import { textOf } from '@assay/shared/messages';
import { createTestingHost, type TestingHostOptions } from '@assay/shared/platform/testing-host';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ProfilePage } from './profile.page.tsx';

const api = mockApi();

/** Renders the profile of Grace; `events` are those that the frame around it received. */
function renderProfile(options: TestingHostOptions = {}) {
  const host = createTestingHost({
    initialAddress: '/settings/profile',
    user: { name: 'Grace Approver', email: 'grace@demo.example' },
    ...options,
  });
  const events: unknown[] = [];
  host.platform.events.on('profile.changed', (change) => void events.push(change));
  render(<ProfilePage />, { wrapper: host.Wrapper });
  return { events, toastTexts: () => host.toasts.map(({ key, params }) => textOf(key, params)) };
}

function answerUpdates(response: { errors?: string; passwordNeeded?: boolean; pendingEmail?: string } = {}) {
  const bodies: unknown[] = [];
  api.respond(updateProfile, ({ body }) => {
    bodies.push(body);
    return response;
  });
  return bodies;
}

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  if (value !== '') await userEvent.type(field(label), value);
}

describe('the profile', () => {
  it('PROF-001 PROF-002 PROF-007 shows name and e-mail with nothing to save or reset yet', () => {
    renderProfile();
    expect(field('Name')).toHaveValue('Grace Approver');
    expect(field('Email')).toHaveValue('grace@demo.example');
    expect(button('Reset')).toBeDisabled();
    expect(button('Save changes')).toBeDisabled();
    expect(button('Change Password')).toBeEnabled();
  });

  it('PROF-003 is read-only under single sign-on, and offers no password', () => {
    renderProfile({ sso: true });
    expect(field('Name')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAttribute('readonly');
    expect(button('Reset')).toBeDisabled();
    expect(button('Save changes')).toBeDisabled();
    expect(
      screen.getByText('You sign in through single sign-on. Your name and email are managed there.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Password' })).not.toBeInTheDocument();
  });

  it.each([
    ['PROF-004', 'Name', '', 'Required'],
    ['PROF-004', 'Name', '   ', 'Required'],
    ['PROF-005', 'Email', '', 'Required'],
    ['PROF-006', 'Email', 'grace@', 'Invalid email'],
  ])('%s PROF-007 of %s %j says: %s', async (_, label, value, words) => {
    renderProfile();
    await retype(label, value);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field(label)).toBeInvalid();
    expect(button('Save changes')).toBeDisabled();
  });

  it('PROF-007 AMB-083 Reset puts back what is stored and clears what was wrong, without a call', async () => {
    renderProfile();
    await retype('Name', '');
    await retype('Email', 'x');
    await userEvent.click(button('Reset'));
    expect(field('Name')).toHaveValue('Grace Approver');
    expect(field('Email')).toHaveValue('grace@demo.example');
    expect(field('Email')).toBeValid();
    expect(button('Reset')).toBeDisabled();
    await userEvent.type(field('Name'), ' ');
    expect(button('Save changes')).toBeDisabled();
  });

  it('PROF-008 AMB-084 saves a name without the e-mail, says so and emits profile.changed', async () => {
    const bodies = answerUpdates();
    const { toastTexts, events } = renderProfile();
    await retype('Name', 'Grace New ');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(toastTexts()).toEqual(['User updated']));
    expect(bodies).toEqual([{ name: 'Grace New' }]);
    expect(events).toEqual([{ name: 'Grace New' }]);
    expect(field('Name')).toHaveValue('Grace New');
  });

  it('PROF-009 AMB-040 shows the error text of the server, with a success or a failure status', async () => {
    answerUpdates({ errors: 'This email is already in use' });
    const { toastTexts } = renderProfile();
    await retype('Email', 'used@demo.example');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(toastTexts()).toEqual(['This email is already in use']));
    expect(field('Email')).toHaveValue('used@demo.example');
    api.server.use(
      http.patch('http://localhost/api/clients/demo/users/current', () =>
        HttpResponse.json({ errors: 'Said with 400' }, { status: 400 }),
      ),
    );
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(toastTexts().at(-1)).toBe('Said with 400'));
  });

  it('PROF-010 shows the general failure where the server gives no text', async () => {
    api.refuse(updateProfile, 'INTERNAL_ERROR');
    const { toastTexts, events } = renderProfile();
    await retype('Name', 'Grace New');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(toastTexts()).toEqual(['User update failed']));
    expect(events).toEqual([]);
  });

  it('AMB-082 says so where the own user could not be read', () => {
    renderProfile({ user: { id: 0, name: '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading user');
  });
});

describe('a new e-mail', () => {
  const ask = async () => {
    const bodies = answerUpdates({ pendingEmail: 'new@demo.example' });
    const page = renderProfile();
    await retype('Email', 'new@demo.example');
    await userEvent.click(button('Save changes'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your new email' }));
    return { ...page, bodies, dialog };
  };

  it('PROF-008 AMB-084 is in use once its code is entered; a wrong code is reported and can be typed again', async () => {
    const { bodies, dialog, toastTexts, events } = await ask();
    expect(bodies).toEqual([{ name: 'Grace Approver', email: 'new@demo.example' }]);
    expect(toastTexts()).toEqual([]);
    const codes: string[] = [];
    api.respond(confirmEmail, ({ body }) => {
      codes.push(body.code);
      return codes.length === 1 ? new MockRefusal('CODE_MISMATCH') : { email: 'new@demo.example' };
    });
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Verification code'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toastTexts()).toEqual(['This code is incorrect. Check it and try again']));
    await userEvent.clear(dialog.getByLabelText('Verification code'));
    await userEvent.type(dialog.getByLabelText('Verification code'), '654321{Enter}');
    await waitFor(() => expect(toastTexts().at(-1)).toBe('User updated'));
    expect(codes).toEqual(['123456', '654321']);
    expect(events.at(-1)).toEqual({ email: 'new@demo.example' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('Enter after too few digits says how many the code has', async () => {
    const { dialog } = await ask();
    await userEvent.type(dialog.getByLabelText('Verification code'), '123{Enter}');
    expect(dialog.getByLabelText('Verification code')).toHaveAccessibleDescription('The code has 6 digits');
    await userEvent.type(dialog.getByLabelText('Verification code'), '456');
    expect(dialog.getByLabelText('Verification code')).toBeValid();
  });

  it('sends another code on request, and can be cancelled', async () => {
    const { bodies, dialog } = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(bodies.at(-1)).toEqual({ email: 'new@demo.example' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Save changes')).toBeEnabled();
  });

  it('PROF-009 says when the address was taken meanwhile', async () => {
    const { dialog, toastTexts } = await ask();
    api.respond(confirmEmail, () => ({ errors: 'This email is already in use' }));
    await userEvent.type(dialog.getByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual(['This email is already in use']));
  });
});

describe('the current password for a new email', () => {
  const needed = (errors: string) => ({ errors, passwordNeeded: true });
  const askedFor = 'Enter your current password to change the email';

  it('AMB-140 AMB-040 is asked for when the server says so, and goes with the save and the confirmation', async () => {
    const { events } = renderProfile();
    const bodies: unknown[] = [];
    api.respond(updateProfile, ({ body }) => {
      bodies.push(body);
      if (body.currentPassword === undefined) return needed(askedFor);
      if (body.currentPassword !== 'right-1') return needed('The current password is incorrect');
      return { pendingEmail: 'new@demo.example' };
    });
    api.respond(confirmEmail, ({ body }) => {
      bodies.push(body);
      return { email: 'new@demo.example' };
    });
    await retype('Email', 'new@demo.example');
    await userEvent.click(button('Save changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password' });
    const password = within(dialog).getByLabelText('Current Password');
    expect(password).toHaveFocus();
    await userEvent.type(password, 'wrong-1{Enter}');
    expect(await within(dialog).findByText('The current password is incorrect')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'right-1{Enter}');
    const confirmation = await screen.findByRole('dialog', { name: 'Confirm your new email' });
    expect(within(confirmation).queryByLabelText('Current Password')).not.toBeInTheDocument();
    await userEvent.type(within(confirmation).getByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(events).toContainEqual({ email: 'new@demo.example' }));
    const asked = { name: 'Grace Approver', email: 'new@demo.example' };
    expect(bodies).toEqual([
      asked,
      { ...asked, currentPassword: 'wrong-1' },
      { ...asked, currentPassword: 'right-1' },
      { code: '123456', currentPassword: 'right-1' },
    ]);
  });

  it('AMB-140 is asked for beside the code where the sign-in has become too old meanwhile', async () => {
    renderProfile();
    answerUpdates({ pendingEmail: 'new@demo.example' });
    const codes: unknown[] = [];
    api.respond(confirmEmail, ({ body }) => {
      codes.push(body);
      return body.currentPassword === undefined ? needed(askedFor) : { email: 'new@demo.example' };
    });
    await retype('Email', 'new@demo.example');
    await userEvent.click(button('Save changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your new email' });
    await userEvent.type(within(dialog).getByLabelText('Verification code'), '123456{Enter}');
    await userEvent.type(await within(dialog).findByLabelText('Current Password'), 'right-1{Enter}');
    await waitFor(() =>
      expect(codes).toEqual([{ code: '123456' }, { code: '123456', currentPassword: 'right-1' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('AMB-140 leaves everything as it is when the user closes the dialog', async () => {
    renderProfile();
    answerUpdates(needed(askedFor));
    await retype('Email', 'new@demo.example');
    await userEvent.click(button('Save changes'));
    await screen.findByRole('dialog', { name: 'Enter your password' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Email')).toHaveValue('new@demo.example');
  });

  it('AMB-134 stores the language that is chosen, tells the page around it, and goes back to none of its own', async () => {
    const bodies = answerUpdates();
    const { events } = renderProfile();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Deutsch');
    await waitFor(() => expect(events).toEqual([{ language: 'de-DE' }]));
    await choose('English (United States)');
    await waitFor(() => expect(events).toHaveLength(2));
    expect(bodies).toEqual([{ language: 'de-DE' }, { language: 'en-US' }]);
  });

  it('AMB-134 the language is locked, with the reason, where the client has English only', () => {
    renderProfile({ switches: { multiLingual: false } });
    const choice = screen.getByRole('combobox', { name: 'Language' });
    expect(choice).toBeDisabled();
    expect(choice).toHaveValue('English (United Kingdom)');
    expect(choice).toHaveAccessibleDescription(
      'For your client, the interface is available in English only.',
    );
  });
});
