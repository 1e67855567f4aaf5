import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** The rows of docs/requirements.tsv: `id`, such as LIST-014, and `area`, its letters. */
export function readRequirements() {
  const lines = read('docs/requirements.tsv').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t')).map(([id, area]) => ({ id, area }));
}

/** The ids of the decisions in docs/decisions.md, such as AMB-041. */
export function readDecisionIds() {
  return read('docs/decisions.md').match(/(?<=^### )AMB-\d{3}/gm);
}
