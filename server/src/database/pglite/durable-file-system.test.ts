import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { describe, it } from 'node:test';
import { assertDurable } from './durable-file-system.ts';

describe('assertDurable', () => {
  it('refuses a database whose commits do not reach the disk, as those of PGlite without our file system', async () => {
    const database = await PGlite.create();
    await assert.rejects(assertDurable(database), /does not write through to the disk/);
    await database.close();
  });
});
