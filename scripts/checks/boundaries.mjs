// Checks who imports whom on the real import graph, by the rules in boundaries.config.mjs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { REMOTE_FOLDERS } from '../lib/remotes.mjs';
import { ensureReportsFolder, REPORTS } from '../lib/reports.mjs';
import config, { DOCUMENTS_CORE, sqlFiles } from './boundaries.config.mjs';
import { findFolderCircles, serverFolderOf } from './folder-circles.mjs';

readArguments({
  usage:
    'npm run check:boundaries\n  Checks who imports whom, by the rules in scripts/checks/boundaries.config.mjs.',
});

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

/** `fetch` is no import, so its callers are found by text: the API client, its offline mode and these files. */
const FETCH_CALLERS =
  /^(shared\/(api-client|testing)\/|shell\/src\/(session|bootstrap|remotes|config)|embed\/|server\/|e2e\/|bench\/|scripts\/)/;

const rooms = ['shared', 'shell', 'embed', ...REMOTE_FOLDERS, 'server/src'];
const { output } = await cruise(
  rooms.filter((room) => existsSync(room)),
  { ruleSet: { forbidden: config.forbidden }, validate: true, ...config.options },
  config.options.enhancedResolveOptions,
  { tsConfig: extractTSConfig(path.join(root, config.options.tsConfig.fileName)) },
);

ensureReportsFolder();
const importers = output.modules.map(({ source, dependents }) => [source, dependents]);
writeFileSync(REPORTS.importers, JSON.stringify(Object.fromEntries(importers)));

const problems = output.summary.violations.map(
  ({ rule, from, to, comment }) => `${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`,
);
for (const { source, couldNotResolve } of output.modules) {
  if (
    couldNotResolve ||
    !/\.tsx?$/.test(source) ||
    /\.test\.tsx?$/.test(source) ||
    FETCH_CALLERS.test(source)
  )
    continue;
  if (source.includes('node_modules')) continue;
  if (/(^|[^.\w])fetch\(/m.test(readFileSync(source, 'utf8')))
    problems.push(`funnel-fetch: ${source} calls fetch itself`);
}

/** A query can be written without an import of kysely, on a connection that is passed in. */
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
for (const { source } of output.modules) {
  if (!/^server\/src\/.*\.ts$/.test(source) || new RegExp(sqlFiles).test(source)) continue;
  if (QUERY.test(readFileSync(source, 'utf8'))) problems.push(`sql-in-repositories: ${source} writes SQL`);
}

const productFiles = output.modules.filter(({ source }) => !/\.test\.ts$|\/testing\//.test(source));
for (const circle of findFolderCircles(productFiles, serverFolderOf))
  problems.push(`no-folder-cycles: ${circle}`);

const core = productFiles.flatMap(({ source }) =>
  source.startsWith(`${DOCUMENTS_CORE.folder}/`) ? [{ source, text: readFileSync(source, 'utf8') }] : [],
);
const exported = core.find(({ source }) => source === `${DOCUMENTS_CORE.folder}/index.ts`)?.text ?? '';
const coreSize = {
  lines: core.reduce((sum, { text }) => sum + text.split('\n').length, 0),
  folders: new Set(core.map(({ source }) => path.dirname(source))).size - 1,
  exportedNames: [...exported.matchAll(/\{([^}]*)\}/g)].flatMap(([, names]) => names.match(/[^\s,][^,]*/g))
    .length,
};
for (const [what, size] of Object.entries(coreSize))
  if (size > DOCUMENTS_CORE[what])
    problems.push(`documents-stay-small: ${size} ${what}, at most ${DOCUMENTS_CORE[what]}`);
if (exported.includes('*')) problems.push('documents-stay-small: index.ts exports names one by one');

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} imports: every one is allowed.`,
);
