import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { addDecimals } from '@assay/shared/domain';
import { fillTemplate } from './fill-template.ts';
import { archivedSets, hasFolder, readDocuments, SETS_FOLDER } from './set-files.ts';
import { CORPUS_SETS, isOpen } from './sets.ts';

const MOST_BYTES = 5_000_000;
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
  assert.ok(statSync(path.join(SETS_FOLDER, 'archive.jsonl.br')).size < MOST_BYTES);
});

test('A set that is not opened stays in the archive', () => {
  const closed = CORPUS_SETS.filter((set) => !isOpen(set));
  assert.deepEqual(
    closed.map(({ name }) => name),
    ['held-out'],
  );
  for (const { name, isFitted } of closed) {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'unpack', name], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /only totals are shown/u);
    assert.equal(hasFolder(name), false);
    assert.equal(isFitted, false);
  }
});

test('A template that is filled from a seed has other amounts, years and names, and still adds up', () => {
  const templates = readDocuments('templates');
  assert.equal(templates.length, 12);
  for (const template of templates) {
    const filled = fillTemplate(template, 'one');
    assert.deepEqual(fillTemplate(template, 'one'), filled);
    assert.notEqual(fillTemplate(template, 'two').html, filled.html);
    assert.notEqual(filled.html, template.html);
    for (const [place, { text, currency }] of filled.marks.entries()) {
      const printed = new RegExp(`<a data-mark="${place}">(.*?)</a>`, 'su').exec(filled.html)?.[1] ?? '';
      if (currency !== undefined) assert.equal(printed.replaceAll(/\s+/gu, ' '), text);
    }
  }
  const call = templates.find(({ layout }) => layout === 'boxed-form-short');
  assert.ok(call);
  const valueOf = (metric: string): string =>
    fillTemplate(call, 'one').marks.find(({ metrics }) => metrics.includes(metric))?.value ?? '0';
  assert.equal(
    addDecimals(valueOf('unfunded_after_call'), valueOf('call_amount')),
    addDecimals(valueOf('unfunded_before_call'), '0'),
  );
});
