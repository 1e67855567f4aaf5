import { readRecovery, recoverAccount } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen } from '@testing-library/react';
import { anIdentityService, EMAIL, PASSWORD, RESET_CODE } from '../testing/identity-service.ts';
import { openShell } from '../testing/open-shell.tsx';

const api = mockApi();
const NEW_PASSWORD = 'another-number-2';

const field = (name: RegExp) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });

const openAt = (at: string, identity = anIdentityService()) => openShell(api, { at, identity });

async function fillSignIn(shell: ReturnType<typeof openShell>, password = PASSWORD) {
  await shell.user.type(await field(/^Email/), EMAIL);
  await shell.user.type(await field(/^Password/), password);
  await shell.user.click(await button('Login'));
}

async function fillNewPassword(
  shell: ReturnType<typeof openShell>,
  password: string,
  confirmation = password,
) {
  await shell.user.type(await field(/^New password/), password);
  await shell.user.type(await field(/^Confirm password/), confirmation);
  await shell.user.click(await button('Change and Login'));
}

describe('SignIn', () => {
  it('ROUTE-003 AUTH-005 has its fields, the Login button and both links', async () => {
    openAt('/login');
    expect(await field(/^Email/)).toHaveAttribute('type', 'email');
    expect(await field(/^Password/)).toHaveAttribute('type', 'password');
    expect(await button('Login')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/login/requestResetPassword',
    );
    expect(screen.getByRole('link', { name: 'Log in via SSO' })).toHaveAttribute('href', '/login-idp');
  });

  it('ROUTE-004 shows no side navigation', async () => {
    openAt('/login');
    await field(/^Email/);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('AUTH-001 AUTH-029 success says so and leads in', async () => {
    const shell = openAt('/login');
    await fillSignIn(shell);
    expect(
      await screen.findByText('Email/password combination authenticated successfully'),
    ).toBeInTheDocument();
    await shell.arrivesAt('/verification');
  });

  it('AUTH-028 refused credentials say so and stay', async () => {
    const shell = openAt('/login');
    await fillSignIn(shell, 'wrong-number-1');
    expect(
      await screen.findByText('Email/password combination did not authenticate successfully'),
    ).toBeInTheDocument();
    expect(shell.address()).toBe('/login');
  });

  it('AUTH-030 any other failure is a sign-in failure (AMB-018)', async () => {
    const shell = openAt('/login');
    await field(/^Email/);
    shell.identity.failNext = new Error('no network');
    await fillSignIn(shell);
    expect(await screen.findByText('Sign in failure')).toBeInTheDocument();
  });
});

describe('ForcePasswordChange', () => {
  const attributes = (value: unknown) =>
    `/login/forcePasswordChange?${new URLSearchParams({ userAttributesStr: typeof value === 'string' ? value : JSON.stringify(value) })}`;
  const temporary = () => anIdentityService('signedOut', { password: PASSWORD, mustChange: true });

  it('AUTH-006 ROUTE-025 a temporary password leads here with the user attributes as JSON text', async () => {
    const shell = openAt('/login', temporary());
    await fillSignIn(shell);
    await field(/^New password/);
    const [path, query] = shell.address().split('?');
    expect(path).toBe('/login/forcePasswordChange');
    expect(JSON.parse(new URLSearchParams(query).get('userAttributesStr') ?? '')).toMatchObject({
      email: EMAIL,
    });
  });

  it('AUTH-014 a redirect to it that fails says so, and stays on SignIn', async () => {
    const shell = openAt('/login', temporary());
    await field(/^Email/);
    const router = shell.router();
    if (!router) throw new Error('The shell has no router.');
    jest.spyOn(router, 'navigate').mockRejectedValueOnce(new Error('The history is full.'));
    await fillSignIn(shell);
    expect(await screen.findByText('Unsuccessful redirect to change temporary password')).toBeInTheDocument();
    expect(shell.address()).toBe('/login');
    expect(await button('Login')).toBeEnabled();
  });

  it('AUTH-007 AUTH-009 AUTH-013 AUTH-032 a new password completes the challenge and signs in', async () => {
    const shell = openAt('/login', temporary());
    await fillSignIn(shell);
    await fillNewPassword(shell, NEW_PASSWORD);
    expect(await screen.findByText('Password change successful')).toBeInTheDocument();
    await shell.arrivesAt('/verification');
  });

  it.each([
    ['AUTH-010 unparseable', '{"email":'],
    ['AUTH-011 without an e-mail', { name: 'Ada' }],
    ['AUTH-011 empty', ''],
  ])('AUTH-012 attributes that are %s are an error and lead back', async (_, value) => {
    const shell = openAt(attributes(value));
    expect(
      (
        await screen.findAllByText(
          'Email validation error, please contact a provider administrator if this issue persists',
        )
      )[0],
    ).toBeInTheDocument();
    await shell.arrivesAt('/login');
  });

  it('AUTH-015 after a reload the challenge is gone: the user returns to SignIn (AMB-021)', async () => {
    const shell = openAt(attributes({ email: EMAIL }));
    await fillNewPassword(shell, NEW_PASSWORD);
    expect(await screen.findByText('Cognito user is not set')).toBeInTheDocument();
    await shell.arrivesAt('/login');
  });

  it.each([
    ['AUTH-024', 'short1', 'short1', 'More than 8 characters'],
    ['AUTH-025', 'only-letters', 'only-letters', 'Have at least one letter and a number'],
    ['AUTH-026', NEW_PASSWORD, 'something-else-3', 'Exactly match the confirmation password'],
  ])(
    '%s AUTH-027 the first failing requirement is shown, and nothing is sent',
    async (_, password, confirmation, label) => {
      const shell = openAt(attributes({ email: EMAIL }));
      await fillNewPassword(shell, password, confirmation);
      expect((await screen.findAllByText(`Failed password requirement: ${label}`))[0]).toBeInTheDocument();
      expect(shell.identity.asked).not.toContain('completeNewPassword');
    },
  );

  it('AUTH-031 a change that fails says so', async () => {
    const shell = openAt(attributes({ email: EMAIL }));
    await field(/^New password/);
    shell.identity.failNext = new Error('weak');
    await fillNewPassword(shell, NEW_PASSWORD);
    expect(await screen.findByText('Password change failed')).toBeInTheDocument();
  });
});

describe('reset', () => {
  it('AUTH-017 AUTH-019 a request is received, then the reset screen with the e-mail', async () => {
    const shell = openAt('/login/requestResetPassword');
    expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await shell.user.type(await field(/^Email/), EMAIL);
    await shell.user.click(await button('Request Password Reset'));
    expect(await screen.findByText('Request received')).toBeInTheDocument();
    await shell.arrivesAt(`/login/resetPassword?email=${encodeURIComponent(EMAIL)}`);
  });

  it('AUTH-020 a failed request is shown in a success tone and stays', async () => {
    const shell = openAt('/login/requestResetPassword');
    await shell.user.type(await field(/^Email/), EMAIL);
    shell.identity.failNext = new Error('down');
    await shell.user.click(await button('Request Password Reset'));
    const toast = await screen.findByText(`Request to change password for ${EMAIL} failed`);
    expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    expect(shell.address()).toBe('/login/requestResetPassword');
  });

  it('AUTH-022 AUTH-023 AUTH-018 shows where the code was sent, and code and new password sign in', async () => {
    const shell = openAt(`/login/resetPassword?email=${encodeURIComponent(EMAIL)}`);
    expect(await screen.findByText(text('signIn.codeSentTo', { email: EMAIL }))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeInTheDocument();
    await shell.user.type(await field(/^Verification code/), `a ${RESET_CODE}`);
    expect(await field(/^Verification code/)).toHaveValue(RESET_CODE);
    await fillNewPassword(shell, NEW_PASSWORD);
    await shell.arrivesAt('/verification');
    expect(shell.identity.asked).toEqual(expect.arrayContaining(['confirmPasswordReset', 'signIn']));
  });

  it('AUTH-031 a wrong code fails and stays', async () => {
    const shell = openAt(`/login/resetPassword?email=${encodeURIComponent(EMAIL)}`);
    await shell.user.type(await field(/^Verification code/), '000000');
    await fillNewPassword(shell, NEW_PASSWORD);
    expect((await screen.findAllByText('Password change failed'))[0]).toBeInTheDocument();
    expect(shell.address()).toContain('/login/resetPassword');
  });

  it('without an e-mail asks for one first (AMB-020)', async () => {
    const shell = openAt('/login/resetPassword');
    await shell.arrivesAt('/login/requestResetPassword');
  });
});

describe('RecoverAccount', () => {
  const open = { state: 'open', email: EMAIL, setsPassword: true } as const;
  const openLink = (state: 'signedIn' | 'signedOut' = 'signedOut') =>
    openAt('/login/recover#secret-of-the-link', anIdentityService(state));
  const fill = async (shell: ReturnType<typeof openShell>, password: string, confirmation = password) => {
    await shell.user.type(await field(/^New password/), password);
    await shell.user.type(await field(/^Confirm password/), confirmation);
    await shell.user.click(await button('Recover account'));
  };

  it.each(['signedOut', 'signedIn'] as const)(
    'AMB-140 puts the address back with a new password, for somebody who is %s',
    async (state) => {
      api.respond(readRecovery, () => open);
      const sent: unknown[] = [];
      api.respond(recoverAccount, ({ body }) => {
        sent.push(body);
        return { email: EMAIL };
      });
      const shell = openLink(state);
      expect(await screen.findByText(new RegExp(`You will sign in as ${EMAIL} again`))).toBeInTheDocument();
      await fill(shell, 'short1');
      expect(
        await screen.findByText('Failed password requirement: More than 8 characters'),
      ).toBeInTheDocument();
      expect(sent).toEqual([]);
      await shell.user.clear(await field(/^New password/));
      await shell.user.clear(await field(/^Confirm password/));
      await fill(shell, NEW_PASSWORD);
      expect(await screen.findByRole('heading', { name: 'Account recovered' })).toBeInTheDocument();
      expect(sent).toEqual([{ token: 'secret-of-the-link', password: NEW_PASSWORD }]);
      expect(shell.services.session.state.getState().viewer.status).toBe('signedOut');
      await shell.user.click(screen.getByRole('link', { name: 'Back to Login' }));
      await shell.arrivesAt('/login');
    },
  );

  it('AMB-140 asks for no password where a user pool mails a code for one', async () => {
    api.respond(readRecovery, () => ({ ...open, setsPassword: false }));
    api.respond(recoverAccount, () => ({ email: EMAIL }));
    const shell = openLink();
    await shell.user.click(await button('Recover account'));
    expect(
      await screen.findByText(new RegExp(`A code for a new password was sent to ${EMAIL}`)),
    ).toBeVisible();
  });

  it.each([
    ['used', 'This link has already been used'],
    ['expired', 'This link no longer works'],
  ] as const)('AMB-140 says that the link is %s', async (state, title) => {
    api.respond(readRecovery, () => ({ state, email: null, setsPassword: true }));
    openLink();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });

  it('AMB-140 says that the link was used meanwhile, and keeps the form where the call fails otherwise', async () => {
    let state: 'open' | 'used' = 'open';
    api.respond(readRecovery, () => ({ state, email: state === 'open' ? EMAIL : null, setsPassword: true }));
    api.refuse(recoverAccount, 'INTERNAL_ERROR');
    const shell = openLink();
    await fill(shell, NEW_PASSWORD);
    expect(await screen.findByText('The account could not be recovered. Try again')).toBeInTheDocument();
    state = 'used';
    api.refuse(recoverAccount, 'CODE_EXPIRED');
    await shell.user.click(await button('Recover account'));
    expect(
      await screen.findByRole('heading', { name: 'This link has already been used' }),
    ).toBeInTheDocument();
  });

  it('AMB-140 offers to try again where the link could not be checked', async () => {
    api.refuse(readRecovery, 'INTERNAL_ERROR');
    const shell = openLink();
    expect(await screen.findByText('The link could not be checked')).toBeInTheDocument();
    api.respond(readRecovery, () => open);
    await shell.user.click(await button(text('generic.retry')));
    await field(/^New password/);
  });
});
