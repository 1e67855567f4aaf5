import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** What reads the arguments of every command, and what ends one. */
const RUN_COMMAND = ['server/src/processes/run-command.ts', 'server/src/platform/exit-process.ts'];

let copy: string;
before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'assay-new-remote-'));
  const needed = ['scripts', 'package.json', 'package-lock.json', 'mfe-admin/package.json', ...RUN_COMMAND];
  for (const name of needed) await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await mkdir(join(copy, 'node_modules', '@assay'), { recursive: true });
});
after(() => rm(copy, { recursive: true }));

const newRemote = (name: string) => run(process.execPath, [join(copy, 'scripts', 'new-remote.mjs'), name]);
const json = async (name: string) => JSON.parse(await readFile(join(copy, name), 'utf8'));

it('npm run new:remote makes a remote that every list of remotes finds, with its place in the lockfile', async () => {
  await newRemote('cash-flows');
  const { REMOTE_FOLDERS } = await import(join(copy, 'scripts', 'lib', 'remotes.mjs'));
  assert.deepEqual(REMOTE_FOLDERS, ['mfe-admin', 'mfe-cash-flows']);
  assert.equal((await json('mfe-cash-flows/package.json')).name, '@assay/mfe-cash-flows');
  const { packages } = await json('package-lock.json');
  assert.deepEqual(packages['node_modules/@assay/mfe-cash-flows'], {
    resolved: 'mfe-cash-flows',
    link: true,
  });
  assert.deepEqual(packages['mfe-cash-flows'].dependencies, packages['mfe-admin'].dependencies);
  assert.equal(
    await realpath(join(copy, 'node_modules', '@assay', 'mfe-cash-flows')),
    await realpath(join(copy, 'mfe-cash-flows')),
  );
  const files = await readdir(join(copy, 'mfe-cash-flows'), { recursive: true });
  assert.ok(files.includes(join('src', 'pages', 'home', 'home.page.tsx')));
  assert.equal(
    files.some((file) => file.endsWith('.tmpl')),
    false,
  );
  const manifest = await readFile(join(copy, 'mfe-cash-flows', 'src', 'manifest.ts'), 'utf8');
  assert.match(manifest, /path: '\/cash-flows'/);
});

it('refuses a name that is taken, or that is none', async () => {
  const refusal = (name: string) => newRemote(name).catch((error: { stderr: string }) => error.stderr);
  assert.match(String(await refusal('admin')), /is there already/);
  assert.match(String(await refusal('Cash Flows')), /is no name: lower case with dashes/);
});
