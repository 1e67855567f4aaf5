import { enterCurrentUser } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { anIdentityService, SSO_CODE } from '../testing/identity-service.ts';
import { aUser, openShell } from '../testing/open-shell.tsx';

const api = mockApi();

/** The page at an address of the browser, as the provider returned to it. */
function land(search: string, identity = anIdentityService()) {
  window.history.replaceState(null, '', `/login-idp${search}`);
  return openShell(api, { at: `/login-idp${search}`, identity });
}

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('/login-idp', () => {
  it('AUTH-034 ROUTE-005 redirects to the provider when the address has no response of it', async () => {
    const shell = land('');
    await waitFor(() => expect(shell.identity.asked).toContain('startSingleSignOn'));
    expect(screen.getByRole('status', { name: text('signIn.ssoLanding') })).toBeInTheDocument();
    expect(shell.address()).toBe('/login-idp');
  });

  it('AUTH-002 AUTH-035 API-034 ROUTE-005 handles the response, signs in, and opens the remembered address', async () => {
    sessionStorage.setItem('assay.desiredAddress', '/archive?page=2');
    const entered = jest.fn();
    api.respond(enterCurrentUser, () => {
      entered();
      return aUser();
    });
    const shell = land(`?code=${SSO_CODE}&state=s`);
    expect(await screen.findByRole('heading', { name: 'page documents.archive' })).toBeInTheDocument();
    expect(shell.address()).toBe('/archive?page=2');
    expect(shell.identity.asked.filter((name) => name === 'finishSingleSignOn')).toHaveLength(1);
    expect(entered).toHaveBeenCalledTimes(1);
  });

  it('AUTH-035 takes the code out of the address before anything else', async () => {
    land('?code=another&state=s');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each(['?code=another&state=s', '?error=access_denied&state=s'])(
    'AUTH-030 an answer that cannot be exchanged (%s) is a sign-in failure',
    async (search) => {
      const shell = land(search);
      await shell.arrivesAt('/login');
      // Toasts outlast a test, so there may be several.
      expect((await screen.findAllByText(text('signIn.failed'))).length).toBeGreaterThan(0);
      expect(shell.identity.asked).toContain('finishSingleSignOn');
    },
  );

  it('AMB-082 a user who is refused keeps no session', async () => {
    api.refuse(enterCurrentUser, 'UNAUTHENTICATED');
    const shell = land(`?code=${SSO_CODE}&state=s`);
    await shell.arrivesAt('/login');
    expect(shell.identity.asked).toContain('signOut');
    expect(screen.queryByText(text('signIn.sessionNotValid'))).not.toBeInTheDocument();
  });
});
