import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, it } from 'node:test';
import { readOrCreateFile, withTemporaryFile, writeFileAtomically } from './files.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assay-files-'));
});
after(() => rm(folder, { recursive: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

it('writes text, bytes and streams into files and folders that only their owner can read', async () => {
  const target = path.join(folder, 'new', 'deep', 'file');
  for (const content of ['text', Buffer.from('bytes'), Readable.from(['a ', 'stream']), new Uint8Array()]) {
    const expected = content instanceof Readable ? 'a stream' : Buffer.from(content).toString();
    await writeFileAtomically(target, content);
    assert.equal(await readFile(target, 'utf8'), expected);
    assert.equal(await modeOf(target), 0o600);
  }
  assert.equal(await modeOf(path.join(folder, 'new')), 0o700);
  assert.deepEqual(await readdir(path.dirname(target)), ['file']);
});

it('leaves the former file when writing fails half way, and no temporary file', async () => {
  const target = path.join(folder, 'half', 'file');
  await writeFileAtomically(target, 'whole');
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the source broke');
    })(),
  );
  await assert.rejects(writeFileAtomically(target, breaking), /the source broke/);
  assert.equal(await readFile(target, 'utf8'), 'whole');
  assert.deepEqual(await readdir(path.dirname(target)), ['file']);
});

it('creates a file once when several ask for it together', async () => {
  const target = path.join(folder, 'once', 'file');
  let count = 0;
  const create = () => `made ${(count += 1)}`;
  const read = await Promise.all([1, 2, 3].map(() => readOrCreateFile(target, create)));
  assert.equal(new Set(read).size, 1);
  assert.equal(await readOrCreateFile(target, create), read[0]);
  assert.equal(await modeOf(target), 0o600);
  assert.deepEqual(await readdir(path.dirname(target)), ['file']);
});

it('removes a temporary file that was not moved to its place', async () => {
  const target = path.join(folder, 'unused', 'file');
  await withTemporaryFile(target, (temporary) => writeFileAtomically(temporary, 'left'));
  assert.deepEqual(await readdir(path.dirname(target)), []);
});
