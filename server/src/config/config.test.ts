import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { createBrand } from '@assay/shared/domain';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('uses a default for every setting: production with the embedded database', () => {
    const config = readConfig({});
    assert.equal(config.mode, 'production');
    assert.deepEqual([config.host, config.port, config.databaseUrl], ['localhost', 8080, undefined]);
    assert.equal(config.dataFolder, resolve('./data'));
    assert.equal(config.maxUploadBytes, 100 * 1024 * 1024);
    assert.equal(config.client.id, 'main');
  });

  it('names the client demo in demo mode and treats an empty variable as unset', () => {
    const config = readConfig({ ASSAY_MODE: 'demo', ASSAY_DEMO_PASSWORD: '', DATABASE_URL: '', PORT: '' });
    assert.deepEqual(config.client, { id: 'demo', name: 'Demo' });
    assert.deepEqual([config.demoPassword, config.databaseUrl, config.port], [undefined, undefined, 8080]);
  });

  it('reports every invalid variable in one message', () => {
    const wrong = { PORT: 'eighty', ASSAY_MODE: 'test', DATABASE_URL: 'mysql://x', ASSAY_SWITCHES: '{' };
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => Object.keys(wrong).every((name) => error.message.includes(name)),
    );
  });

  it('reads the bucket of the files, which needs PostgreSQL', () => {
    const DATABASE_URL = 'postgres://db/assay';
    const STORAGE_URL = 's3://firm-files?endpoint=https://s3.firm.example&region=eu-1';
    assert.deepEqual(readConfig({ DATABASE_URL, STORAGE_URL }).storage, {
      bucket: 'firm-files',
      region: 'eu-1',
      endpoint: 'https://s3.firm.example',
    });
    assert.throws(
      () => readConfig({ STORAGE_URL }),
      /STORAGE_URL[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*STORAGE_URL/,
    );
    for (const wrong of ['https://firm-files', 's3://firm-files/folder', 's3://f?endpoint=nothing'])
      assert.throws(() => readConfig({ DATABASE_URL, STORAGE_URL: wrong }), /is not s3:/);
  });

  it('uses the embedded identity service unless a user pool or an issuer is configured', () => {
    const { userPool, singleSignOn } = readConfig({});
    assert.deepEqual([userPool, singleSignOn], [undefined, 'embedded']);
    assert.equal(readConfig({ SSO_ISSUER: 'none' }).singleSignOn, 'none');
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_Ab12', COGNITO_CLIENT_ID: 'browser' };
    const withPool = readConfig(pool);
    assert.equal(withPool.userPool?.userPoolId, 'eu-west-1_Ab12');
    assert.equal(
      withPool.singleSignOn,
      'none',
      'the embedded provider does not know the users of a real pool',
    );
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

  it('refuses an incomplete pool, an issuer without a client, and demo users in a real pool', () => {
    const pool = { COGNITO_USER_POOL_ID: 'eu-west-1_Ab12', COGNITO_CLIENT_ID: 'browser' };
    assert.throws(() => readConfig({ COGNITO_CLIENT_ID: 'browser' }), /COGNITO_USER_POOL_ID/);
    assert.throws(() => readConfig({ SSO_ISSUER: 'https://login.firm.example' }), /SSO_CLIENT_ID/);
    assert.throws(() => readConfig({ ...pool, ASSAY_MODE: 'demo' }), /real user pool/);
    assert.throws(() => readConfig({ ...pool, COGNITO_USER_POOL_ID: 'nonsense' }), /COGNITO_USER_POOL_ID/);
  });

  it('AMB-026 takes a generative model only whole, and reaches it without TLS on this machine only', () => {
    const model = {
      ASSAY_GENERATIVE_URL: 'http://localhost:11434/v1/',
      ASSAY_GENERATIVE_KEY: 'key',
      ASSAY_GENERATIVE_MODEL: 'some-model',
    };
    assert.deepEqual(readConfig(model).generativeModel, {
      url: 'http://localhost:11434/v1',
      key: 'key',
      name: 'some-model',
    });
    assert.equal(readConfig({}).generativeModel, undefined);
    assert.throws(() => readConfig({ ...model, ASSAY_GENERATIVE_KEY: '' }), /needs ASSAY_GENERATIVE_URL/);
    for (const url of ['http://models.example/v1', 'http://localhost.example/v1', 'ftp://localhost'])
      assert.throws(() => readConfig({ ...model, ASSAY_GENERATIVE_URL: url }), /ASSAY_GENERATIVE_URL/);
  });

  it('reads switches from the environment over those of the build, and remotes from other origins', () => {
    const build = { switches: { dashboards: true, sftpIntegration: false }, brand: {} };
    const config = readConfig(
      {
        ASSAY_SWITCHES: '{"sftpIntegration": true}',
        ASSAY_REMOTES: '{"documents": {"base": "https://cdn.example/d/", "version": "2.0.0"}}',
      },
      build,
    );
    assert.deepEqual(config.switches, { dashboards: true, sftpIntegration: true });
    assert.equal(config.remotes['documents']?.version, '2.0.0');
  });

  it('AMB-125 takes the brand from the environment, else from the build, and no provider domain in production', () => {
    const build = { switches: {}, brand: { product: 'Ledgerline', providerName: 'Northgate' } };
    assert.deepEqual(
      readConfig({ ASSAY_PROVIDER: 'Southgate' }, build).brand,
      createBrand({ product: 'Ledgerline', providerName: 'Southgate', providerEmailDomain: null }),
    );
    assert.equal(readConfig({ ASSAY_MODE: 'demo' }).brand.providerEmailDomain, 'assay.example');
    const { brand } = readConfig({ ASSAY_PROVIDER_DOMAIN: 'southgate.example' });
    assert.equal(brand.providerEmailDomain, 'southgate.example');
    assert.throws(() => readConfig({ ASSAY_PROVIDER_DOMAIN: 'no domain' }), /ASSAY_PROVIDER_DOMAIN/);
  });
});
