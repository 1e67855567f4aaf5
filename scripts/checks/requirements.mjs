// Prints by area which requirement ids of docs/requirements.tsv no test names. An id counts where it stands in a text of
// a test file: titles come from rows of a table too. A range such as `PERM-002…PERM-025` names every id in it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const TEXT = /(['"`])((?:\\.|(?!\1)[^\n])*)\1/g;
const RANGE = /\b([A-Z]{2,5})-(\d{3})(?!\d)(?:\s*(?:…|\.\.|–)\s*(?:\1-)?(\d{3})(?!\d))?/g;

const rows = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, area]) => ({ id, area }));

const files = globSync(
  ['{shared,shell,server,e2e}/**/*.{test,spec}.{ts,tsx}', 'mfe-*/**/*.{test,spec}.{ts,tsx}'],
  {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  },
);

const named = new Set();
for (const file of files) {
  for (const [, , title] of readFileSync(path.join(root, file), 'utf8').matchAll(TEXT)) {
    for (const [, area, first, last] of title.matchAll(RANGE)) {
      for (let n = Number(first); n <= Number(last ?? first); n++)
        named.add(`${area}-${String(n).padStart(3, '0')}`);
    }
  }
}

const known = new Set(rows.map((row) => row.id));
const unknown = [...named].filter((id) => !known.has(id) && !/^(AMB|ADR|SHA|RFC|ISO|UTF)-/.test(id));
const areas = Map.groupBy(rows, (row) => row.area);
console.log('Requirements that no test names, by area (named/all):');
for (const [area, list] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  const missing = list.filter((row) => !named.has(row.id)).map((row) => row.id.slice(area.length + 1));
  const tail = missing.length > 0 ? `missing ${missing.join(' ')}` : 'all named';
  console.log(
    `  ${area.padEnd(6)} ${String(list.length - missing.length).padStart(3)}/${list.length}  ${tail}`,
  );
}
console.log(`In all ${rows.filter((row) => named.has(row.id)).length} of ${rows.length}.`);
if (unknown.length > 0) {
  console.log(`Titles name ids that the table does not have: ${unknown.join(', ')}`);
  process.exit(1);
}
