import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { documentsPath } from '../bench-documents.ts';
import { CORPUS_SETS, isOpen } from '../corpus/sets.ts';
import type { DocumentSet } from './judged-set.ts';

const CORPUS = path.resolve(import.meta.dirname, '../../../.cache/extraction-corpus');

/** Scans of papers of others, whose names repeat those of the papers. */
export const SCANS_OF_OTHERS = 'scanned';

/** The folders of papers that others made: the papers beside the list of makers, and sets of their own beside them. */
const OF_OTHERS = ['.', 'further', 'sequences', 'audited', 'registered', SCANS_OF_OTHERS];

/** The makers by file of a folder of papers that others made. @throws Error where the list of makers is missing */
function readMakers(folder: string): Map<string, string> {
  const lines = readFileSync(path.join(folder, 'makers.tsv'), 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

/** The sets of papers that others made. @param folder the papers with `makers.tsv` and a `truth.json` in each folder */
function setsOfOthers(folder: string): DocumentSet[] {
  const makers = readMakers(folder);
  return OF_OTHERS.map((name) => ({
    name: name === '.' ? 'others' : name,
    folder: path.join(folder, name),
    isOpen: true,
    makerOf: (file) => makers.get(path.posix.join(name, file)) ?? 'unknown',
  }));
}

/** The sets of given folders; those of other makers only where their folder is given. */
export function setsInFolders(further: readonly string[], others: string | undefined): DocumentSet[] {
  const ofProject = ['dev', 'cases', 'real-shaped'].map((name) => ({
    name,
    folder: documentsPath(name, further) ?? '',
    isOpen: true,
  }));
  return [...(others === undefined ? [] : setsOfOthers(others)), ...ofProject];
}

/** The sets that the report reads: those of given folders, and those of the project that are rendered. */
export function reportSets(further: readonly string[], others: string | undefined): DocumentSet[] {
  const rendered = CORPUS_SETS.map((set) => ({
    name: set.name,
    folder: path.join(CORPUS, set.name),
    isOpen: isOpen(set),
  }));
  return [...setsInFolders(further, others), ...rendered];
}

export const isAtHand = ({ folder }: DocumentSet): boolean => existsSync(path.join(folder, 'truth.json'));
