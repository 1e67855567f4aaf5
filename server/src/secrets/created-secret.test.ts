import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { readOrCreateSecret } from './created-secret.ts';
import { createFolderSecrets } from './folder-secrets.ts';

const NAME = 'secrets/files';

describe('readOrCreateSecret', () => {
  it('creates one secret that only its owner can read, even when several processes start together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, NAME);
    const create = () => readOrCreateSecret(createFolderSecrets(folder), NAME);
    const secrets = await Promise.all([create(), create(), create()]);
    assert.equal(new Set(secrets).size, 1);
    assert.ok((secrets[0] ?? '').length >= 40);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    await rm(folder, { recursive: true });
  });

  it('refuses a file without a secret, because anybody could sign with an empty one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, NAME);
    await mkdir(dirname(path));
    for (const text of ['', 'short', '\0'.repeat(43)]) {
      await writeFile(path, text);
      await assert.rejects(readOrCreateSecret(createFolderSecrets(folder), NAME), {
        message: new RegExp(`damaged: ${path} .*restore the folder from a backup`),
      });
    }
    await rm(folder, { recursive: true });
  });
});
