import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openWorkFolder, removeTemporaryFiles } from './abandoned-files.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const YESTERDAY = Date.now() / 1000 - 25 * 60 * 60;
let folder: string;
const ordinary = process.env['TMPDIR'];
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-leavings-'));
});
after(() => {
  if (ordinary === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = ordinary;
  rmSync(folder, { recursive: true });
});

function write(name: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'left');
  return path;
}

describe('files left by a killed process', () => {
  it('the next start removes the files of a killed process from the temporary folder, but not those of a running one', async () => {
    process.env['TMPDIR'] = join(folder, 'temporary');
    const left = write('temporary/assay-work-killed/assay-run-1/graph.json');
    const older = dirname(write('temporary/assay-extract-1/outcome.json'));
    const young = write('temporary/assay-extract-2/outcome.json');
    const foreign = write('temporary/elsewhere/file');
    utimesSync(older, YESTERDAY, YESTERDAY);
    const living = await openWorkFolder();
    // A lock that nothing refers to any more would be let go of here.
    collectGarbage();
    const second = await openWorkFolder();
    assert.ok(existsSync(living) && existsSync(second));
    for (const path of [left, older]) assert.equal(existsSync(path), false, path);
    for (const path of [young, foreign]) assert.ok(existsSync(path), path);
  });

  it('the start removes abandoned files from the data folder: at once if no other process can be writing, otherwise after a day', async () => {
    const halves = ['files/ab/ab12', 'secrets/files', 'identity/signing.jwks', 'complete.json'];
    const kept = [...halves, `outbox/1-${randomUUID()}.eml`].map((name) => write(`data/${name}`));
    const young = halves
      .map((name) => write(`data/${name}.${randomUUID()}`))
      .concat(write('data/outbox/1.eml.draft'));
    const [old = ''] = young;
    utimesSync(old, YESTERDAY, YESTERDAY);
    await removeTemporaryFiles(join(folder, 'data'), false);
    assert.deepEqual(
      young.filter((path) => !existsSync(path)),
      [old],
    );
    await removeTemporaryFiles(join(folder, 'data'), true);
    assert.deepEqual(
      young.filter((path) => existsSync(path)),
      [],
    );
    assert.deepEqual(
      kept.filter((path) => !existsSync(path)),
      [],
    );
    assert.equal(readdirSync(join(folder, 'data/files/ab')).length, 1);
  });
});
