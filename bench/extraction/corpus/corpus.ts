/**
 * Makes own fund documents with their truth: HTML layouts printed by Chromium, then scans and turned copies of them.
 *
 *   node bench/extraction/corpus/corpus.ts [--set NAME] [score options]
 *
 * The sets are those of `sets.ts`. Without `--set` all sets are rendered; with it that set is rendered and scored. With `--kind born` no copies are made.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';

import type { FundDocument } from './document.ts';
import { makeHtml } from './document.ts';
import { renderDocument, startBrowser } from './render.ts';
import { rendersOf } from './renders.ts';
import { scoreSet } from './score.ts';
import { CORPUS_SETS, corpusSet } from './sets.ts';
import type { DocumentTruth } from './truth.ts';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');
/** Changes of these files make every document new. */
const TOOL_FILES = ['document.ts', 'truth.ts', 'mark-boxes.ts', 'render.ts', 'renders.ts', 'scan-page.ts'];

async function loadDocuments(set: string): Promise<FundDocument[]> {
  const folder = path.join(HERE, set);
  if (!existsSync(folder)) return [];
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const documents: FundDocument[] = [];
  for (const name of modules) {
    const loaded: unknown = await import(path.join(folder, name));
    const { documents: own } = loaded as { documents?: FundDocument[] };
    documents.push(...(own ?? []));
  }
  const files = documents.map(({ file }) => file);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new Error(`Two documents are named ${twice}.`);
  return documents;
}

function hashOf(document: FundDocument): string {
  const hash = createHash('sha256');
  for (const file of TOOL_FILES) hash.update(readFileSync(path.join(HERE, file)));
  const { plain, marks } = makeHtml(document);
  return hash.update(JSON.stringify([document, plain, marks])).digest('hex');
}

interface Part {
  hash: string;
  truths: DocumentTruth[];
}

/** Renders one document and its copies, unless what is there was made from the same source. */
async function renderPart(
  document: FundDocument,
  { folder, withCopies }: { folder: string; withCopies: boolean },
  browser: () => Promise<Browser>,
): Promise<Part> {
  const partFile = path.join(folder, 'parts', `${document.file}.json`);
  const hash = hashOf(document) + (withCopies ? '' : ' without copies');
  if (existsSync(partFile)) {
    const known = JSON.parse(readFileSync(partFile, 'utf8')) as Part;
    if (known.hash === hash && known.truths.every(({ file }) => existsSync(path.join(folder, file))))
      return known;
  }
  const base = await renderDocument(await browser(), document);
  const truths = [base.truth];
  writeFileSync(path.join(folder, document.file), base.bytes);
  for (const copy of withCopies ? await rendersOf(await browser(), base) : []) {
    writeFileSync(path.join(folder, copy.truth.file), copy.bytes);
    truths.push(copy.truth);
  }
  writeFileSync(partFile, JSON.stringify({ hash, truths }));
  return { hash, truths };
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.pdf') && !kept.has(name)) rmSync(path.join(folder, name));
  }
}

/** Renders a set into the cache and returns its folder. */
async function renderSet(set: string, withCopies: boolean): Promise<string> {
  const folder = path.join(ROOT, '.cache/extraction-corpus', set);
  mkdirSync(path.join(folder, 'parts'), { recursive: true });
  let started: Promise<Browser> | undefined;
  const truths: DocumentTruth[] = [];
  try {
    for (const document of await loadDocuments(set)) {
      const part = await renderPart(document, { folder, withCopies }, () => (started ??= startBrowser()));
      truths.push(...part.truths);
    }
  } finally {
    await (await started)?.close();
  }
  removeOthers(folder, new Set(truths.map(({ file }) => file)));
  writeFileSync(path.join(folder, 'truth.json'), JSON.stringify(truths, null, 1));
  const count = (role: string): number => truths.filter((truth) => truth.role === role).length;
  console.log(
    `${set}: ${count('base')} documents, ${count('scan')} scans, ${count('rotated')} turned copies`,
  );
  return folder;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string' },
      errors: { type: 'boolean' },
      only: { type: 'string' },
      kind: { type: 'string' },
      jobs: { type: 'string' },
    },
  });
  const withCopies = values.kind !== 'born';
  if (values.set === undefined) {
    for (const { name } of CORPUS_SETS) await renderSet(name, withCopies);
    return;
  }
  const { name, isOpen } = corpusSet(values.set);
  const folder = await renderSet(name, withCopies);
  await scoreSet(folder, {
    heldOut: !isOpen,
    errors: values.errors ?? false,
    only: values.only,
    kind: values.kind,
    jobs: Number(values.jobs ?? '1'),
  });
}

await main();
