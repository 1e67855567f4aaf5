// Prints by area which requirements of docs/requirements.tsv the tests prove. An id counts where it stands in the title
// of a test that ran and passed, and only if the product itself uses whatever the test's file imports of it. Reads the
// reports that `npm test` left in .cache/reports and runs nothing. An unproven row is no failure; a missing report, an
// unknown id, a range of ids and an id in the title of a suite are.
import { readArguments } from '../../server/src/processes/run-command.ts';
import { readReports } from './read-reports.mjs';
import { readRequirements } from './requirement-table.mjs';

readArguments({
  usage:
    'npm run check:requirements\n  Prints by area which requirements the tests of the last npm test prove.',
});

const ID = /\b([A-Z]{2,5})-\d{3}(?!\d)/g;
const RANGE = /\b[A-Z]{2,5}-\d{3}\s*(?:…|\.\.|–|-|to)\s*(?:[A-Z]{2,5}-)?\d{3}(?!\d)/;

const rows = readRequirements();
const areas = Map.groupBy(rows, (row) => row.area);
const known = new Set(rows.map(({ id }) => id));
const idsOf = (title) => [...title.matchAll(ID)].filter(([, area]) => areas.has(area)).map(([id]) => id);

const { missing, entries, unreached } = readReports();
const named = entries.filter(({ title }) => idsOf(title).length > 0);
const tests = named.filter(({ isSuite }) => !isSuite);

const proven = new Set();
const fallen = new Map();
for (const { title, file, outcome } of tests) {
  const lost =
    outcome === 'passed'
      ? unreached[file]?.map((name) => `${file} imports ${name}`)
      : [`${file}: ${outcome}`];
  for (const id of idsOf(title))
    if (!lost) proven.add(id);
    else fallen.set(id, lost[0]);
}

console.log('Requirements by area (proven/all) and what no test proves:');
for (const [area, list] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  const open = list.filter(({ id }) => !proven.has(id)).map(({ id }) => id.slice(area.length + 1));
  const tail = open.length > 0 ? `open ${open.join(' ')}` : 'all proven';
  console.log(`  ${area.padEnd(6)} ${String(list.length - open.length).padStart(3)}/${list.length}  ${tail}`);
}
const onlyFallen = [...fallen].filter(([id]) => !proven.has(id) && known.has(id)).sort();
console.log(`In all ${rows.filter(({ id }) => proven.has(id)).length} of ${rows.length}.`);
console.log(`Named by a test that does not count: ${onlyFallen.length}`);
for (const [id, reason] of onlyFallen) console.log(`  ${id}  ${reason}`);

const distinct = (problems) => [...new Set(problems)];
const problems = distinct([
  ...missing.map((file) => `${file} is missing: run npm test`),
  ...named.flatMap(({ title, file }) =>
    idsOf(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} is no requirement`),
  ),
  ...named.filter(({ isSuite }) => isSuite).map(({ title, file }) => `${file}: a suite names ids: ${title}`),
  ...tests
    .filter(({ title }) => RANGE.test(title))
    .map(({ title, file }) => `${file}: a range of ids: ${title}`),
]);
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
