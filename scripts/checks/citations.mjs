// Checks what the code cites: ids of docs/requirements.tsv and docs/decisions.md that exist, and no section of a
// document that is not in the repository. Of pictures: that documents show those of docs/screens, and that these are small.
// Prints one line per fault and ends with 1 if there is any.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { ROOT } from '../lib/install.mjs';
import { readDecisionIds, readRequirements } from './requirement-table.mjs';
import { pictureProblems } from './shown-pictures.mjs';

readArguments({
  usage:
    'npm run check:citations\n  Checks that the ids which code and documents cite exist, and the pictures that documents show.',
});

const SOURCES = ['{shared,shell,server,e2e,scripts,soak,bench,examples,docs,types}/**/*', 'mfe-*/**/*', '*'];
const IS_TEXT = /\.(tsx?|mts|mjs|cjs|jsx?|css|sql|md|ya?ml|html)$/;
const IS_SKIPPED = /(^|\/)(node_modules|dist|data|corpus)(\/|$)|^docs\/decisions\.md$/;

const SECTION = /\b(?:S[12]|(?<=\[)[12]) §|\barchitecture section\b/i;
const ID = /\b([A-Z]{2,5})-(\d{3})\b/g;

const requirements = readRequirements();
const areas = new Set(['AMB', ...requirements.map(({ area }) => area)]);
const known = new Set([...readDecisionIds(), ...requirements.map(({ id }) => id)]);

function faultsOf(line) {
  const faults = SECTION.test(line) ? ['cites a section instead of an id'] : [];
  for (const [id, area] of line.matchAll(ID))
    if (areas.has(area) && !known.has(id)) faults.push(`cites ${id}, which does not exist`);
  return faults;
}

const files = globSync(SOURCES, { cwd: ROOT, exclude: (file) => IS_SKIPPED.test(file) }).filter(
  (file) => IS_TEXT.test(file) && !IS_SKIPPED.test(file) && file !== 'scripts/checks/citations.mjs',
);
const problems = files.flatMap((file) =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => faultsOf(line).map((fault) => `${file}:${index + 1} ${fault}`)),
);

problems.push(...pictureProblems());

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files: every citation exists.`);
