import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { adminCall } from './testing/admin-client.ts';
import { createAttempt, createBrowser } from './testing/browser.ts';
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts';
import { call, createLibraryClient } from './testing/library-client.ts';

const ANN = { email: 'ann@demo.example', name: 'Ann Analyst', permanentPassword: 'Correct horse 7' };
const NUL = 'ann\0@demo.example';

describe('arbitrary input to the identity service', () => {
  let server: IdentityServer;
  let token: string;
  before(async () => {
    server = await startIdentityServer({ isProviderOffered: true, requestsPerMinute: 1000 });
    await server.identity.admin.createUser(ANN);
    const signedIn = await createLibraryClient(server).signIn(ANN.email, ANN.permanentPassword);
    assert(signedIn.kind === 'signedIn');
    token = signedIn.session.getAccessToken().getJwtToken();
  });
  after(() => server.close());

  const refusedAs = async (response: ReturnType<typeof call>) => {
    const { status, body } = await response;
    return [status, body.__type];
  };

  for (const text of [NUL, '\ud800@demo.example']) {
    it(`public operations refuse ${JSON.stringify(text)} in every text field`, async () => {
      const ClientId = server.identity.clientId;
      const UserAttributes = [{ Name: 'name', Value: text }];
      const requests: [operation: string, body: object][] = [
        [
          'InitiateAuth',
          { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: text, SRP_A: 'ab' } },
        ],
        [
          'InitiateAuth',
          { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: text } },
        ],
        [
          'RespondToAuthChallenge',
          { ClientId, ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: text, ChallengeResponses: {} },
        ],
        [
          'RespondToAuthChallenge',
          { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { USERNAME: text } },
        ],
        ['ForgotPassword', { ClientId, Username: text }],
        [
          'ConfirmForgotPassword',
          { ClientId, Username: text, ConfirmationCode: '1', Password: 'Correct horse 8' },
        ],
        [
          'ChangePassword',
          { AccessToken: token, PreviousPassword: text, ProposedPassword: 'Correct horse 8' },
        ],
        ['UpdateUserAttributes', { AccessToken: token, UserAttributes }],
        ['VerifyUserAttribute', { AccessToken: token, AttributeName: 'email', Code: text }],
        ['GetUser', { AccessToken: text }],
        ['RevokeToken', { ClientId, Token: text }],
        ['GlobalSignOut', { AccessToken: text }],
      ];
      for (const [operation, body] of requests) {
        const answered = await refusedAs(call(server.endpoint, operation, body));
        assert.deepEqual(answered, [400, 'InvalidParameterException'], operation);
      }
    });
  }

  it('administration operations refuse NUL in every text field', async () => {
    const Username = ANN.email;
    const UserAttributes = [{ Name: 'name', Value: NUL }];
    const requests: [operation: string, body: object][] = [
      ['AdminCreateUser', { Username: NUL }],
      ['AdminCreateUser', { Username: 'new@demo.example', UserAttributes }],
      ['AdminGetUser', { Username: NUL }],
      ['AdminSetUserPassword', { Username, Password: NUL }],
      ['AdminUpdateUserAttributes', { Username, UserAttributes }],
      ['ListUsers', { Filter: `email = "${NUL}"` }],
      ['ListUsers', { PaginationToken: Buffer.from(NUL).toString('base64url') }],
    ];
    for (const [operation, body] of requests) {
      const answered = await refusedAs(adminCall(server, operation, body));
      assert.deepEqual(answered, [400, 'InvalidParameterException'], operation);
    }
  });

  it('single sign-on responds to any form and address with a page, never with a 5xx status', async () => {
    const origin = new URL(server.endpoint).origin;
    const browser = createBrowser(origin);
    const { location } = await browser.open(createAttempt().address);
    const form = new URL(location, origin).pathname;
    for (const typed of [
      { email: NUL, password: 'x' },
      { email: ANN.email, password: 'a\0' },
      { email: '\ufffd'.repeat(300), password: 'x' },
    ])
      assert.equal((await browser.submit(form, typed)).status, 400);
    const addresses = [
      '/sso/interaction/%00',
      createAttempt({ client_id: 'a\0' }).address,
      createAttempt({ state: '\0', nonce: '\0' }).address,
      createAttempt({ redirect_uri: 'http://localhost:8080/\0' }).address,
      '/sso/session/end?id_token_hint=%00',
    ];
    for (const address of addresses) {
      const { status } = await browser.open(address);
      assert.ok(status < 500, `${status} ${address}`);
    }
    const fields = ['code', 'code_verifier', 'client_id', 'redirect_uri', 'refresh_token', 'grant_type'];
    for (const field of fields) {
      const right = {
        client_id: 'assaysso',
        grant_type: 'authorization_code',
        code: 'x',
        refresh_token: 'x',
      };
      const { status } = await browser.submit('/sso/token', { ...right, [field]: 'a\0b' });
      assert.ok(status >= 400 && status < 500, `${status} ${field}`);
    }
  });
});
