import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { staticFiles } from '../plugins/static-files.ts';

const COMMAND = resolve(import.meta.dirname, '../../../scripts/deploy/run.mjs');
const run = promisify(execFile);

let folder: string;
let root: string;
let app: FastifyInstance;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-deploy-'));
  root = join(folder, 'root');
  app = Fastify();
  await app.register(staticFiles, { folder: root, remotes: {} });
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** A built release of the remote, as far as a deployment looks at it. */
async function build(version: string): Promise<string> {
  const from = join(folder, version);
  await mkdir(from, { recursive: true });
  await writeFile(join(from, `entry.${version.padStart(10, 'a')}.js`), version);
  await writeFile(join(from, 'mf-manifest.json'), '{}');
  await writeFile(join(from, 'assay-manifest.json'), JSON.stringify({ name: 'documents', version }));
  return from;
}

const deploy = (...options: string[]) =>
  run(process.execPath, [COMMAND, 'documents', '--to', root, ...options]);
const release = async (version: string, ...options: string[]) =>
  deploy('--from', await build(version), ...options);
const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: { stderr: string }) => error.stderr,
  );
const pointer = async () => JSON.parse(await readFile(join(root, 'remotes.json'), 'utf8')).remotes.documents;
const at = (version: string) => ({ base: `/remotes/documents/${version}/`, version });

describe('npm run deploy', () => {
  it('copies a release and then points to it; five releases stay, and those in use', async () => {
    for (const version of ['1', '2', '3', '4', '5', '6']) await release(version);
    assert.deepEqual(await pointer(), at('6'));
    const folders = (await readdir(join(root, 'remotes', 'documents'))).filter((name) => /^\d+$/.test(name));
    assert.deepEqual(folders.sort(), ['2', '3', '4', '5', '6']);
    const { body } = await app.inject('/remotes/documents/6/entry.aaaaaaaaa6.js');
    assert.equal(body, '6');
  });

  it('rolls back to the release before, or to one by name, and refuses one that is gone', async () => {
    await deploy('--rollback');
    assert.deepEqual(await pointer(), at('5'));
    await deploy('--rollback', '3');
    assert.deepEqual(await pointer(), at('3'));
    assert.match(await refusal(deploy('--rollback', '1')), /no release 1 here. There are: 6, 5, 4, 3, 2\./);
    assert.deepEqual(await pointer(), at('3'));
  });

  it('a canary is for a share of browsers, beside the release of the others, and is promoted or withdrawn', async () => {
    await release('7', '--canary', '10');
    assert.deepEqual(await pointer(), { ...at('3'), canary: { ...at('7'), share: 0.1 } });
    await deploy('--withdraw');
    assert.deepEqual(await pointer(), at('3'));
    await release('7', '--canary', '50');
    await deploy('--promote');
    assert.deepEqual(await pointer(), at('7'));
    assert.match(await refusal(deploy('--promote')), /has no canary/);
    assert.match(await refusal(release('8', '--canary', '0')), /percentage/);
  });

  it('two deployments at once both end with a whole file; a lock of a process that ended is removed', async () => {
    await writeFile(
      join(root, 'remotes.json.lock'),
      `${(await import('node:os')).hostname()} 999999999 then\n`,
    );
    await Promise.all([release('9'), release('10')]);
    assert.ok(['9', '10'].includes((await pointer()).version));
    assert.equal(existsSync(join(root, 'remotes.json.lock')), false);
  });

  it('keeps the files of five shells, and its page is that of the newest', async () => {
    const files = async () => (await readdir(join(root, 'shell'))).sort();
    const deployShell = async (version: string) => {
      const from = join(folder, `shell-${version}`);
      await mkdir(from, { recursive: true });
      await writeFile(join(from, 'index.html'), version);
      await writeFile(join(from, `main.${version}.js`), version);
      await writeFile(join(from, `main.${version}.js.gz`), version);
      await run(process.execPath, [COMMAND, 'shell', '--to', root, '--from', from]);
    };
    await mkdir(join(root, 'shell'));
    await writeFile(join(root, 'shell', 'main.before.js'), 'deployed by an older version');
    for (const version of ['1', '2', '3', '4', '4']) await deployShell(version);
    assert.ok((await files()).includes('main.before.js'));
    for (const version of ['5', '6']) await deployShell(version);
    const scripts = ['2', '3', '4', '5', '6'].flatMap((version) => [
      `main.${version}.js`,
      `main.${version}.js.gz`,
    ]);
    assert.deepEqual(await files(), ['index.html', ...scripts]);
    assert.equal(await readFile(join(root, 'shell', 'index.html'), 'utf8'), '6');
  });

  it('a release of another remote is refused, and nothing changes', async () => {
    const before = await pointer();
    const other = run(process.execPath, [COMMAND, 'admin', '--to', root, '--from', await build('11')]);
    assert.match(await refusal(other), /holds the remote "documents", not "admin"/);
    assert.deepEqual(await pointer(), before);
  });
});

describe('the server that runs meanwhile', () => {
  const listed = async () => JSON.parse((await app.inject('/remotes.json')).body).remotes.documents?.version;
  const file = () => join(root, 'remotes.json');

  it('looks at the list at most once a second, passes a canary on, and keeps the list that it could read', async (context) => {
    let now = 10_000;
    context.mock.method(performance, 'now', () => now);
    const write = (remotes: object) => writeFile(file(), JSON.stringify({ remotes }));
    await write({ documents: { ...at('12'), canary: { ...at('13'), share: 0.5 } } });
    assert.equal(await listed(), '12');
    assert.match((await app.inject('/remotes.json')).body, /"share":0.5/);
    await write({ documents: at('14') });
    const { mtime } = await stat(file());
    await utimes(file(), mtime, new Date(mtime.getTime() + 5000));
    assert.equal(await listed(), '12');
    now += 1000;
    assert.equal(await listed(), '14');
    await writeFile(file(), '{"remotes": {');
    now += 1000;
    assert.equal(await listed(), '14');
  });
});
