import { readFileSync } from 'node:fs';
import path from 'node:path';

import { SETS_FOLDER } from './set-files.ts';

/** A set of documents as the manifest describes it. */
export interface CorpusSet {
  /** What its documents are, in a word or three; its folder. */
  readonly name: string;
  readonly contents: string;
  readonly writtenBy: string;
  /** ISO date. */
  readonly written: string;
  /** ISO date from which on what is read wrongly was looked at; null while only totals are shown. */
  readonly opened: string | null;
}

/** All sets, in the order in which they were written; the one that is not opened is the last. */
export const CORPUS_SETS: readonly CorpusSet[] = JSON.parse(
  readFileSync(path.join(SETS_FOLDER, 'sets.json'), 'utf8'),
) as CorpusSet[];

/** Whether what is read wrongly may be shown document by document. */
export const isOpen = ({ opened }: CorpusSet): boolean => opened !== null;

/** A set by its name. @throws Error when there is none */
export function corpusSet(name: string): CorpusSet {
  const found = CORPUS_SETS.find((set) => set.name === name);
  if (found === undefined)
    throw new Error(`There is no set ${name}; there are ${CORPUS_SETS.map((set) => set.name).join(', ')}.`);
  return found;
}
