import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder: string;
before(async () => {
  // Inside the checkout, where packages are found.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache', 'build-recipe-'));
});
after(() => rm(folder, { recursive: true }));

/** Runs a module with arguments. @returns what it prints, or what it says when it fails */
const print = (script: string, ...parameters: readonly string[]): Promise<string> =>
  run(process.execPath, ['--input-type=module', '-e', script, ...parameters], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr,
  );

/** Changes a copy of every file of the recipe, and prints those that leave the hash as it is, and those that a cache does not know. */
const CHANGE_EACH = `
  import { appendFileSync, cpSync, globSync } from 'node:fs';
  import { join } from 'node:path';
  import { RECIPE } from '${ROOT}/scripts/build/build-files.mjs';
  import { hashInputs } from '${ROOT}/scripts/build/inputs.mjs';
  import { embedConfig, remoteConfig, shellConfig } from '${ROOT}/webpack.base.js';
  const [copy] = process.argv.slice(1);
  for (const file of RECIPE) cpSync(file, join(copy, file));
  const hash = () => hashInputs(copy, { folders: [], files: RECIPE, settings: {} });
  const unchanged = [];
  for (const file of RECIPE) {
    const before = await hash();
    appendFileSync(join(copy, file), ' ');
    if ((await hash()) === before) unchanged.push(file);
  }
  const parts = globSync(['webpack/*', 'webpack.base.js']);
  const caches = [shellConfig(), remoteConfig(join('${ROOT}', 'mfe-admin')), embedConfig()];
  const unknown = caches.flatMap(({ cache }) =>
    parts.filter((file) => !cache.buildDependencies.config.includes(join('${ROOT}', file))));
  console.log(JSON.stringify({ unchanged, unknown, left: parts.filter((file) => !RECIPE.includes(file)) }));
`;

/** Compiles an entry in which modules of a package are replaced. */
const REPLACE = `
  import { compile } from '${ROOT}/scripts/build/compile.mjs';
  import { replaceModules, requireModules } from '${ROOT}/webpack/replaced-modules.js';
  const [folder, ends] = process.argv.slice(1);
  const modules = Object.fromEntries(ends.split(',').map((end) => [end, folder + '/ours.js']));
  await compile({
    mode: 'production', context: folder, entry: './entry.js', output: { path: folder + '/out' },
    plugins: [replaceModules(modules, folder), requireModules(/changed\\.js$/, /companion\\.js$/)],
  });
  console.log('built');
`;

async function replace(entry: string, ends: string): Promise<string> {
  await writeFile(join(folder, 'entry.js'), entry);
  return print(REPLACE, folder, ends);
}

describe('the recipe of a build', () => {
  it('has every part of the configuration: a change of each makes bundles and caches stale', async () => {
    const found: unknown = JSON.parse(await print(CHANGE_EACH, join(folder, 'copy')));
    assert.deepEqual(found, { unchanged: [], unknown: [], left: [] });
  });

  it('fails when a module of a library that is replaced is not there any more', async () => {
    for (const name of ['ours', 'theirs', 'companion', 'changed'])
      await writeFile(join(folder, `${name}.js`), `console.log('${name}');`);
    assert.equal(await replace(`import './theirs.js';`, '/theirs.js'), 'built');
    assert.match(
      await replace(`import './theirs.js';`, '/theirs.js,/moved.js'),
      /replaces .*\/moved\.js, which is not there/,
    );
    assert.equal(
      await replace(`import './theirs.js'; import './companion.js'; import './changed.js';`, '/theirs.js'),
      'built',
    );
    assert.match(
      await replace(`import './theirs.js'; import './companion.js';`, '/theirs.js'),
      /replaces .*changed.*, which is not there/,
    );
  });
});
