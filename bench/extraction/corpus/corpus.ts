/**
 * Makes own fund documents with their truth: pages printed by Chromium, and scans of them.
 *
 *   node bench/extraction/corpus/corpus.ts [--set NAME | --smoke | --seed WORD] [score options]
 *
 * The sets are those of `sets/sets.json`. Without options all sets are rendered; with `--set` that set is rendered and scored, with
 * `--smoke` the sets that are not in the archive are, born digital, and their F1 has to be the usual one; with `--seed` the templates are filled from that word and scored, born digital. With `--kind born` no scans are made.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

import { readArguments, refuseArguments } from '../../../server/src/processes/run-command.ts';
import { launch } from '../../harness/browser.ts';
import { fillTemplate } from './fill-template.ts';
import type { FundDocument } from './fund-document.ts';
import { renderDocument } from './render.ts';
import { scanOf } from './scan.ts';
import { scoreSet } from './score.ts';
import { hasFolder, readDocuments } from './set-files.ts';
import { CORPUS_SETS, corpusSet, isOpen } from './sets.ts';
import type { DocumentTruth } from './truth.ts';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');
/** Changes of these files make every document new. */
const TOOL_FILES = ['fund-document', 'truth', 'mark-boxes', 'render', 'scan', 'scan-page'];
/** The folder of documents that are filled from a seed. */
const TEMPLATES = 'templates';
/** What the sets of the tree reach: below it, something is broken. */
const SMOKE_F1 = 0.98;

function hashOf(document: FundDocument): string {
  const hash = createHash('sha256');
  for (const file of TOOL_FILES) hash.update(readFileSync(path.join(HERE, `${file}.ts`)));
  return hash.update(JSON.stringify(document)).digest('hex');
}

interface Part {
  hash: string;
  truths: DocumentTruth[];
}

/** Renders one document and its scan, unless what is there was made from the same source. */
async function renderPart(
  document: FundDocument,
  { folder, withScan }: { folder: string; withScan: boolean },
  browser: () => Promise<Browser>,
): Promise<Part> {
  const partFile = path.join(folder, 'parts', `${document.file}.json`);
  const hash = hashOf(document) + (withScan ? '' : ' without a scan');
  if (existsSync(partFile)) {
    const known = JSON.parse(readFileSync(partFile, 'utf8')) as Part;
    if (known.hash === hash && known.truths.every(({ file }) => existsSync(path.join(folder, file))))
      return known;
  }
  const base = await renderDocument(await browser(), document);
  const made = withScan ? [base, await scanOf(await browser(), base)] : [base];
  for (const { truth, bytes } of made) writeFileSync(path.join(folder, truth.file), bytes);
  const truths = made.map(({ truth }) => truth);
  writeFileSync(partFile, JSON.stringify({ hash, truths }));
  return { hash, truths };
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.pdf') && !kept.has(name)) rmSync(path.join(folder, name));
  }
}

/** Renders documents into the cache and returns their folder. */
async function render(set: string, documents: readonly FundDocument[], withScan: boolean): Promise<string> {
  const folder = path.join(ROOT, '.cache/extraction-corpus', set);
  mkdirSync(path.join(folder, 'parts'), { recursive: true });
  let started: Promise<Browser> | undefined;
  const truths: DocumentTruth[] = [];
  try {
    for (const document of documents) {
      const part = await renderPart(document, { folder, withScan }, () => (started ??= launch()));
      truths.push(...part.truths);
    }
  } finally {
    await (await started)?.close();
  }
  removeOthers(folder, new Set(truths.map(({ file }) => file)));
  writeFileSync(path.join(folder, 'truth.json'), JSON.stringify(truths, null, 1));
  console.log(`${set}: ${documents.length} documents, ${truths.length - documents.length} scans`);
  return folder;
}

/** Whether the documents of the tree are read as well as ever. */
async function smoke(): Promise<void> {
  for (const { name } of CORPUS_SETS.filter((set) => hasFolder(set.name))) {
    const folder = await render(name, readDocuments(name), false);
    const f1 = await scoreSet({ name, folder, isOpen: true }, {});
    if (f1 >= SMOKE_F1) continue;
    console.error(`${name}: F1 is ${(100 * f1).toFixed(1)} %, wanted are ${100 * SMOKE_F1} %.`);
    process.exitCode = 1;
  }
}

const USAGE = `npm run bench -- corpus [--set NAME] [--kind KIND] [--errors] [--only TEXT] | --smoke | --seed TEXT
  Renders the documents of all sets, or renders and scores one.
  --kind KIND  only born or scan
  --errors     what is wrong, of sets that are opened; --only TEXT: of files whose name has the text
  --smoke      fails where the documents of the tree are read worse than they should be
  --seed TEXT  the templates, filled from a seed`;

async function main(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      set: 'optional',
      smoke: 'flag',
      seed: 'optional',
      errors: 'flag',
      only: 'optional',
      kind: 'optional',
    },
  });
  const { set: wanted } = values;
  if (wanted !== undefined && !CORPUS_SETS.some(({ name }) => name === wanted))
    refuseArguments(
      USAGE,
      `There is no set ${wanted}; there are ${CORPUS_SETS.map(({ name }) => name).join(', ')}.`,
    );
  if (values.smoke === true) {
    await smoke();
    return;
  }
  const { seed } = values;
  if (seed !== undefined) {
    const filled = readDocuments(TEMPLATES).map((template) => fillTemplate(template, seed));
    const folder = await render(TEMPLATES, filled, false);
    await scoreSet({ name: TEMPLATES, folder, isOpen: true }, values);
    return;
  }
  const withScans = values.kind !== 'born';
  if (values.set === undefined) {
    for (const { name } of CORPUS_SETS) await render(name, readDocuments(name), withScans);
    return;
  }
  const set = corpusSet(values.set);
  const folder = await render(set.name, readDocuments(set.name), withScans);
  await scoreSet({ name: set.name, folder, isOpen: isOpen(set) }, values);
}

await main();
