import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Adapter } from 'oidc-provider';
import { createEncryption } from '../../platform/encryption.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { createArtifactStore } from './artifact-store.ts';

describe('artifact store of the OpenID provider', () => {
  let server: IdentityServer;
  let codes: Adapter;
  before(async () => {
    server = await startIdentityServer();
    codes = createArtifactStore('AuthorizationCode', {
      db: server.db,
      clock: server.clock.now,
      encryption: createEncryption(randomBytes(32), 'test'),
      alreadyConsumed: () => new Error('already used'),
    });
  });
  after(() => server.close());

  it('consumes an artifact once, even for two simultaneous requests', async () => {
    await codes.upsert('code-1', { jti: 'code-1', grantId: 'grant-1' }, 60);
    const outcomes = await Promise.allSettled([codes.consume('code-1'), codes.consume('code-1')]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    assert.ok((await codes.find('code-1'))?.consumed);
  });

  it('removes artifacts when they expire, with their grant, and individually', async () => {
    for (const id of ['a', 'b', 'c'])
      await codes.upsert(id, { jti: id, uid: `uid-${id}`, grantId: `grant-${id}` }, 60);
    await codes.destroy('a');
    await codes.revokeByGrantId('grant-b');
    assert.deepEqual([await codes.find('a'), await codes.find('b')], [undefined, undefined]);
    assert.equal((await codes.findByUid('uid-c'))?.jti, 'c');
    server.clock.advance(60_000);
    assert.equal(await codes.find('c'), undefined);
  });
});
