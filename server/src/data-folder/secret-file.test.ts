import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readOrCreateSecret } from './secret-file.ts';

describe('readOrCreateSecret', () => {
  it('creates one secret that only its owner can read, even when several processes start together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, 'deep', 'secret');
    const secrets = await Promise.all([
      readOrCreateSecret(path),
      readOrCreateSecret(path),
      readOrCreateSecret(path),
    ]);
    assert.equal(new Set(secrets).size, 1);
    assert.ok((secrets[0] ?? '').length >= 40);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    await rm(folder, { recursive: true });
  });

  it('refuses a file without a secret, because anybody could sign with an empty one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-secret-'));
    const path = join(folder, 'secret');
    for (const text of ['', 'short', '\0'.repeat(43)]) {
      await writeFile(path, text);
      await assert.rejects(readOrCreateSecret(path), {
        message: new RegExp(`damaged: ${path} .*restore the folder from a backup`),
      });
    }
    await rm(folder, { recursive: true });
  });
});
