import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { SETTINGS } from './environment.ts';
import { renderSettings, SETTINGS_FILE } from './settings-table.ts';

it('docs/settings.md describes every variable that the server reads', async () => {
  for (const [name, model] of Object.values(SETTINGS).flatMap((section) => Object.entries(section)))
    assert.ok(model.description, name);
  assert.equal(await readFile(SETTINGS_FILE, 'utf8'), await renderSettings());
});
