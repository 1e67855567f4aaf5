import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What may be without a caller for now, from unused-until.tsv: kind, name and the requirement that demands it. */
export function readWaitingList() {
  const lines = readFileSync(path.join(import.meta.dirname, 'unused-until.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [kind, name, requirement] = line.split('\t');
    return { kind, name, requirement };
  });
}
