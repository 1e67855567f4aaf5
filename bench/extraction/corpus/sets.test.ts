import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { fillTemplate } from './fill-template.ts';
import { archivedSets, hasFolder, readDocuments, SETS_FOLDER } from './set-files.ts';
import { CORPUS_SETS, isOpen } from './sets.ts';

const MAX_BYTES = 5_000_000;
const COMMAND = path.join(import.meta.dirname, 'sets-command.ts');

test('Every set of the manifest lies in one place, 40 documents of them in the tree, and its pages fit its truth', () => {
  const archived = archivedSets();
  for (const { name } of CORPUS_SETS) assert.notEqual(hasFolder(name), archived.includes(name), name);
  assert.deepEqual(
    archived.filter((name) => !CORPUS_SETS.some((set) => set.name === name)),
    [],
  );
  const inTree = CORPUS_SETS.filter(({ name }) => hasFolder(name));
  assert.equal(inTree.flatMap(({ name }) => readDocuments(name)).length, 40);
  for (const { name } of CORPUS_SETS) assert.ok(readDocuments(name).length > 0);
  assert.ok(statSync(path.join(SETS_FOLDER, 'archive.jsonl.br')).size < MAX_BYTES);
});

test('A set that is not opened stays in the archive', () => {
  const closed = CORPUS_SETS.filter((set) => !isOpen(set));
  assert.deepEqual(
    closed.map(({ name }) => name),
    ['held-out'],
  );
  for (const { name } of closed) {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'unpack', name], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /only totals are shown/u);
    assert.equal(hasFolder(name), false);
  }
});

/** The digits of a printed amount as a number, without its sign. */
const digitsOf = (text: string): bigint => BigInt(text.replaceAll(/\D/gu, '') || '0');

test('A template that is filled from a seed prints other amounts, years and names, and its truth says the same', () => {
  const templates = readDocuments('templates');
  assert.equal(templates.length, 12);
  const [years, houses] = [new Set<boolean>(), new Set<boolean>()];
  for (const template of templates) {
    const filled = fillTemplate(template, 'one');
    assert.deepEqual(fillTemplate(template, 'one'), filled);
    assert.notEqual(fillTemplate(template, 'two').html, filled.html);
    const pairs = filled.marks.map((mark, place) => ({ mark, was: template.marks[place], place }));
    const known = pairs.find(({ was }) => was?.currency !== undefined && Number(was.value) !== 0);
    const factor = BigInt(Math.round(Number(known?.mark.value) / Number(known?.was?.value)));
    assert.ok(factor > 1n);
    for (const { mark, was, place } of pairs) {
      const printed = new RegExp(`<a data-mark="${place}">(.*?)</a>`, 'su').exec(filled.html)?.[1] ?? '';
      if (mark.currency !== undefined) {
        assert.equal(printed.replaceAll(/\s+/gu, ' '), mark.text);
        assert.equal(digitsOf(mark.text), digitsOf(was?.text ?? '') * factor);
        assert.equal(Number(mark.value).toFixed(2), (Number(was?.value) * Number(factor)).toFixed(2));
      }
      const year = /^(\d{4})-\d\d-\d\d$/u.exec(mark.value ?? '')?.[1];
      if (year !== undefined) assert.ok(mark.text.includes(year) && printed.includes(year), mark.text);
      if (year !== undefined) years.add(mark.value === was?.value);
      if (mark.metrics.includes('fund_manager')) houses.add(mark.text === was?.text);
    }
  }
  assert.ok(years.has(false));
  assert.deepEqual([...houses], [false]);
});
