import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { generateTables, TABLES_FILE } from '../commands/generate-tables.ts';
import { testDatabase } from './testing.ts';

it('the row types match the migrated schema', async () => {
  const database = await testDatabase();
  try {
    assert.equal(await readFile(TABLES_FILE, 'utf8'), await generateTables(database.kysely));
  } finally {
    await database.close();
  }
});
