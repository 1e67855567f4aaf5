import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

import type { FundDocument, Paper } from './fund-document.ts';
import { checkMarks } from './fund-document.ts';

/**
 * Where the documents of sets are kept: a set is a folder with a page a document and one `truth.json`, or a part of the
 * archive, whose lines are JSON: the set, then the document. A folder goes before the archive, so that a set can be
 * worked on.
 */
export const SETS_FOLDER = path.resolve(import.meta.dirname, '../sets');
const ARCHIVE = path.join(SETS_FOLDER, 'archive.jsonl.br');
const TRUTH = 'truth.json';
/** The same lines give the same bytes. The window of 16 MB holds all of them: papers of one kind are much alike. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };

interface ArchivedDocument extends FundDocument {
  set: string;
}

const folderOf = (set: string): string => path.join(SETS_FOLDER, set);

/** The page of a document: its name in ASCII, which every file system writes in the same way. */
function pageOf({ file }: Paper): string {
  const plain = file.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^ -~]/gu, '-').replace(/\.pdf$/u, '.html');
}

/** Whether a set has a folder. */
export function hasFolder(set: string): boolean {
  return existsSync(path.join(folderOf(set), TRUTH));
}

function readFolder(set: string): FundDocument[] {
  const folder = folderOf(set);
  const papers = JSON.parse(readFileSync(path.join(folder, TRUTH), 'utf8')) as Paper[];
  const pages = papers.map(pageOf);
  const other = readdirSync(folder).find((name) => name.endsWith('.html') && !pages.includes(name));
  if (other !== undefined) throw new Error(`${set}/${other} is not in the set's ${TRUTH}.`);
  return papers.map((paper, at) => ({
    ...paper,
    html: readFileSync(path.join(folder, pages[at] ?? ''), 'utf8'),
  }));
}

let archived: ArchivedDocument[] | undefined;

/** The documents of the archive, in its order. */
function readArchive(): readonly ArchivedDocument[] {
  archived ??= brotliDecompressSync(readFileSync(ARCHIVE))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ArchivedDocument);
  return archived;
}

/** The names of the sets that the archive holds. */
export function archivedSets(): string[] {
  return [...new Set(readArchive().map(({ set }) => set))];
}

/**
 * The documents of a set, in the order in which they were written.
 * @throws Error where there are none, two bear one name, or a page and its truth do not fit together
 */
export function readDocuments(set: string): FundDocument[] {
  const documents = hasFolder(set)
    ? readFolder(set)
    : readArchive().flatMap(({ set: own, ...document }) => (own === set ? [document] : []));
  if (documents.length === 0) throw new Error(`There are no documents of ${set}.`);
  const files = documents.map(({ file }) => file);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new Error(`Two documents are named ${twice}.`);
  documents.forEach(checkMarks);
  return documents;
}

/** What is true of a document as JSON with a line for each mark. */
function truthLines({ marks, ...document }: FundDocument): string {
  const lines = marks.map((mark) => `  ${JSON.stringify(mark)}`);
  return `${JSON.stringify({ ...document, html: undefined }).slice(0, -1)},"marks":[\n${lines.join(',\n')}\n]}`;
}

/** Writes a set as a folder. */
export function writeFolder(set: string, documents: readonly FundDocument[]): void {
  const folder = folderOf(set);
  mkdirSync(folder, { recursive: true });
  for (const { html, ...paper } of documents) writeFileSync(path.join(folder, pageOf(paper)), html);
  writeFileSync(path.join(folder, TRUTH), `[\n${documents.map(truthLines).join(',\n')}\n]\n`);
}

/** Puts the folders of sets into the archive, in the order of `sets`, and removes them; the others stay as they are. */
export function packFolders(packed: readonly string[], sets: readonly string[]): void {
  const kept = Map.groupBy(existsSync(ARCHIVE) ? readArchive() : [], ({ set }) => set);
  const documents = sets.flatMap((set) =>
    packed.includes(set)
      ? readDocuments(set).map((document) => ({ set, ...document }))
      : (kept.get(set) ?? []),
  );
  const lines = documents.map((document) => JSON.stringify(document));
  writeFileSync(ARCHIVE, brotliCompressSync(`${lines.join('\n')}\n`, { params: COMPRESSION }));
  for (const set of packed) rmSync(folderOf(set), { recursive: true });
}
