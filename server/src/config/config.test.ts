import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { keptSecret } from './kept-secret.ts';

describe('configuration', () => {
  it('has a default for everything: production on the embedded database', () => {
    const config = readConfig({});
    assert.equal(config.mode, 'production');
    assert.deepEqual([config.host, config.port, config.databaseUrl], ['localhost', 8080, undefined]);
    assert.equal(config.dataFolder, resolve('./data'));
    assert.equal(config.maxUploadBytes, 100 * 1024 * 1024);
    assert.equal(config.client.id, 'main');
  });

  it('names the client demo in demo mode, and takes a variable set to nothing for absent', () => {
    const config = readConfig({ ASSAY_MODE: 'demo', ASSAY_DEMO_PASSWORD: '', DATABASE_URL: '' });
    assert.deepEqual(config.client, { id: 'demo', name: 'Demo' });
    assert.deepEqual([config.demoPassword, config.databaseUrl], [undefined, undefined]);
  });

  it('says every variable that is wrong at once', () => {
    const wrong = { PORT: 'eighty', ASSAY_MODE: 'test', DATABASE_URL: 'mysql://x', ASSAY_SWITCHES: '{' };
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => Object.keys(wrong).every((name) => error.message.includes(name)),
    );
  });

  it('signs people in by itself unless a pool or an issuer is named', () => {
    const { userPool, singleSignOn } = readConfig({});
    assert.deepEqual([userPool, singleSignOn], [undefined, 'embedded']);
    assert.equal(readConfig({ SSO_ISSUER: 'none' }).singleSignOn, 'none');
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_Ab12', COGNITO_CLIENT_ID: 'browser' };
    const withPool = readConfig(pool);
    assert.equal(withPool.userPool?.userPoolId, 'eu-west-1_Ab12');
    assert.equal(withPool.singleSignOn, 'none', 'the embedded provider knows nobody of a real pool');
    const { singleSignOn: external } = readConfig({
      SSO_ISSUER: 'https://login.firm.example',
      SSO_CLIENT_ID: 'assay',
      SSO_LOGOUT_STYLE: 'cognito',
    });
    assert.ok(typeof external === 'object');
    assert.deepEqual(
      [external.clientId, external.scope, external.logoutStyle],
      ['assay', 'openid email profile', 'cognito'],
    );
  });

  it('refuses half a pool, an issuer without a client, and demo people in a real pool', () => {
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_Ab12', COGNITO_CLIENT_ID: 'browser' };
    assert.throws(() => readConfig({ COGNITO_CLIENT_ID: 'browser' }), /COGNITO_USER_POOL_ID/);
    assert.throws(() => readConfig({ SSO_ISSUER: 'https://login.firm.example' }), /SSO_CLIENT_ID/);
    assert.throws(() => readConfig({ ...pool, ASSAY_MODE: 'demo' }), /real user pool/);
    assert.throws(() => readConfig({ ...pool, COGNITO_USER_POOL_ID: 'nonsense' }), /COGNITO_USER_POOL_ID/);
  });

  it('reads switches of the environment and remotes from elsewhere', () => {
    const config = readConfig({
      ASSAY_SWITCHES: '{"sftpIntegration": true, "unknown": true}',
      ASSAY_REMOTES: '{"documents": {"base": "https://cdn.example/d/", "version": "2.0.0"}}',
    });
    assert.deepEqual(config.switches, { sftpIntegration: true });
    assert.equal(config.remotes['documents']?.version, '2.0.0');
  });
});

describe('keptSecret', () => {
  it('makes a secret once, for its owner alone, also when processes start together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, 'deep', 'secret');
    const secrets = await Promise.all([keptSecret(path), keptSecret(path), keptSecret(path)]);
    assert.equal(new Set(secrets).size, 1);
    assert.ok((secrets[0] ?? '').length >= 40);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    await rm(folder, { recursive: true });
  });

  it('refuses a file that no longer holds a secret: anybody could sign with an empty one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, 'secret');
    for (const text of ['', 'short', '\0'.repeat(43)]) {
      await writeFile(path, text);
      await assert.rejects(keptSecret(path), {
        message: new RegExp(`damaged: ${path} .*restore the folder from a backup`),
      });
    }
    await rm(folder, { recursive: true });
  });
});
