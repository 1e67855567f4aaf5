import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { RETIRED_KEY_LIFETIME, SIGNING_KEY_LIFETIME, openKeys } from './keys.ts';
import { createFolderSecrets } from '../secrets/folder-secrets.ts';
import { createTestClock } from './testing/identity-server.ts';

describe('identity keys', () => {
  let root: string;
  let folder: string;
  let count = 0;

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'assay-keys-'));
  });
  beforeEach(() => {
    folder = join(root, String((count += 1)));
  });
  after(() => rm(root, { recursive: true }));

  it('the keys are created once, are readable by the server alone, and survive a restart', async () => {
    const clock = createTestClock();
    const first = await openKeys(createFolderSecrets(folder), clock.now);
    const again = await openKeys(createFolderSecrets(folder), clock.now);
    assert.deepEqual(again.masterKey, first.masterKey);
    assert.deepEqual(again.publicKeys(), first.publicKeys());
    assert.equal((await stat(join(folder, 'identity'))).mode & 0o777, 0o700);
    for (const name of ['master.key', 'signing.jwks']) {
      assert.equal((await stat(join(folder, 'identity', name))).mode & 0o777, 0o600, name);
    }
  });

  it('processes that start at the same time use the same keys', async () => {
    const clock = createTestClock();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => openKeys(createFolderSecrets(folder), clock.now)),
    );
    const [first, ...others] = all.map((keys) => [keys.masterKey.toString('hex'), keys.publicKeys()]);
    for (const other of others) assert.deepEqual(other, first);
  });

  it('tokens of the former key stay valid after a rotation, in other processes too', async () => {
    const clock = createTestClock();
    const [one, two] = [
      await openKeys(createFolderSecrets(folder), clock.now),
      await openKeys(createFolderSecrets(folder), clock.now),
    ];
    const former = (await one.signingKey()).kid;
    clock.advance(SIGNING_KEY_LIFETIME + 1);
    await one.maintain();
    const current = (await one.signingKey()).kid;
    assert.notEqual(current, former);
    assert.deepEqual(
      one.publicKeys().map(({ kid }) => kid),
      [current, former],
    );
    assert.notEqual(await one.verificationKey(former), null);
    assert.notEqual(await two.verificationKey(current), null, 'the other process meets the new key');
    assert.equal(await two.verificationKey('made-up'), null);
  });

  it('an old key is replaced, and removed once none of its tokens can be valid', async () => {
    const clock = createTestClock();
    const keys = await openKeys(createFolderSecrets(folder), clock.now);
    const former = (await keys.signingKey()).kid;
    await keys.maintain();
    assert.equal((await keys.signingKey()).kid, former);
    clock.advance(SIGNING_KEY_LIFETIME + 1);
    await keys.maintain();
    assert.notEqual((await keys.signingKey()).kid, former);
    assert.notEqual(await keys.verificationKey(former), null);
    clock.advance(RETIRED_KEY_LIFETIME + SIGNING_KEY_LIFETIME);
    await keys.maintain();
    assert.equal(await keys.verificationKey(former), null);
  });

  it('one process at a time rotates the keys, and the lock of a killed process expires', async () => {
    const clock = createTestClock();
    const keys = await openKeys(createFolderSecrets(folder), clock.now);
    const former = (await keys.signingKey()).kid;
    clock.advance(SIGNING_KEY_LIFETIME + 1);
    const lock = join(folder, 'identity', 'signing.jwks.lock');
    await writeFile(lock, '');
    await keys.maintain();
    assert.equal((await keys.signingKey()).kid, former);
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(lock, longAgo, longAgo);
    await keys.maintain();
    assert.notEqual((await keys.signingKey()).kid, former);
    await assert.rejects(stat(lock), { code: 'ENOENT' });
  });

  it('the start refuses a damaged master key instead of creating another', async () => {
    await openKeys(createFolderSecrets(folder), createTestClock().now);
    const path = join(folder, 'identity', 'master.key');
    await chmod(path, 0o600);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 20));
    await assert.rejects(
      openKeys(createFolderSecrets(folder), createTestClock().now),
      /master\.key holds no key; restore/,
    );
  });

  it('the start refuses a file of signing keys that contains no keys', async () => {
    await openKeys(createFolderSecrets(folder), createTestClock().now);
    const path = join(folder, 'identity', 'signing.jwks');
    const { keys } = JSON.parse(await readFile(path, 'utf8')) as { keys: { d?: string }[] };
    for (const text of [
      '',
      '{"keys":[]}',
      JSON.stringify({ keys: keys.map((key) => ({ ...key, d: undefined })) }),
    ]) {
      await writeFile(path, text);
      await assert.rejects(
        openKeys(createFolderSecrets(folder), createTestClock().now),
        /signing\.jwks holds no signing keys; restore/,
      );
    }
  });
});
