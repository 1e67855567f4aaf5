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
import { IDENTITY, startS3Server, type S3Server } from '../storage/testing/s3-server.ts';

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
    assert.match(await refusal(release('7', '--canary', '10')), /documents 7 is the release of all browsers/);
    assert.deepEqual(await pointer(), at('7'));
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

  it('adds a release of the embedding script, and keeps those before', async () => {
    for (const version of ['1', '2']) {
      const from = join(folder, `embed-${version}`);
      await mkdir(join(from, 'v1', version), { recursive: true });
      await writeFile(join(from, 'v1', version, 'embed.js'), version);
      await writeFile(join(from, 'v1.js'), version);
      await run(process.execPath, [COMMAND, 'embed', '--to', root, '--from', from]);
    }
    assert.equal(await readFile(join(root, 'embed', 'v1.js'), 'utf8'), '2');
    assert.deepEqual(await readdir(join(root, 'embed', 'v1')), ['1', '2']);
  });

  it('rolls back to a release that a build, and no deployment, has put there', async () => {
    const built = join(folder, 'built');
    await mkdir(built, { recursive: true });
    await writeFile(join(built, 'remotes.json'), JSON.stringify({ remotes: { documents: at('0') } }));
    await run(process.execPath, [COMMAND, 'documents', '--to', built, '--from', await build('1')]);
    await run(process.execPath, [COMMAND, 'documents', '--to', built, '--rollback']);
    const { remotes } = JSON.parse(await readFile(join(built, 'remotes.json'), 'utf8'));
    assert.deepEqual(remotes.documents, at('0'));
  });

  it('a release of another remote is refused, and nothing changes', async () => {
    const before = await pointer();
    const other = run(process.execPath, [COMMAND, 'admin', '--to', root, '--from', await build('11')]);
    assert.match(await refusal(other), /holds the remote "documents", not "admin"/);
    assert.deepEqual(await pointer(), before);
  });
});

describe('npm run deploy to a bucket', () => {
  let store: S3Server;
  before(async () => {
    store = await startS3Server();
  });
  after(() => store.close());

  const toBucket = async (name: string, ...options: string[]) => {
    const { accessKeyId, secretAccessKey, region, bucket } = IDENTITY;
    const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    const place = `s3://${bucket}/suite?endpoint=${store.endpoint}&region=${region}`;
    const env = { ...process.env, ...keys };
    return run(process.execPath, [COMMAND, name, '--to', place, ...options], { env });
  };
  const listed = () =>
    JSON.parse(store.objects.get('suite/remotes.json')?.bytes.toString() ?? '{}').remotes?.documents;
  const names = (prefix: string) => [...store.objects.keys()].filter((key) => key.startsWith(prefix)).sort();

  it('copies releases, points to the newest, and rolls back', async () => {
    for (const version of ['5', '6']) await toBucket('documents', '--from', await build(version));
    assert.deepEqual(listed(), at('6'));
    assert.equal(store.objects.get('suite/remotes/documents/6/entry.aaaaaaaaa6.js')?.bytes.toString(), '6');
    await toBucket('documents', '--rollback');
    assert.deepEqual(listed(), at('5'));
    assert.deepEqual(names('suite/deployment-'), []);
  });

  it('of two deployments at once none is lost', async () => {
    const other = join(folder, 'admin');
    await mkdir(other);
    await writeFile(join(other, 'assay-manifest.json'), JSON.stringify({ name: 'admin', version: '1' }));
    await Promise.all([
      toBucket('documents', '--from', await build('7')),
      toBucket('admin', '--from', other),
    ]);
    const { remotes } = JSON.parse(store.objects.get('suite/remotes.json')?.bytes.toString() ?? '{}');
    assert.deepEqual([remotes.documents.version, remotes.admin.version], ['7', '1']);
  });

  it('is refused by a sentence where the store does not compare before it writes, and nothing changes', async () => {
    const before = new Map(store.objects);
    store.mode = 'unconditional';
    const refused = await refusal(toBucket('documents', '--from', await build('8')));
    store.mode = 'ok';
    assert.match(refused, /The store of documents does not compare before it writes \(If-Match\)/);
    assert.deepEqual(new Map(store.objects), before);
  });

  it('deploys the shell, its page last, and without compressed copies', async () => {
    const from = join(folder, 'shell-of-bucket');
    await mkdir(from, { recursive: true });
    for (const file of ['index.html', 'index.html.br', 'main.aaaaaaaa.js', 'shell-manifest.json'])
      await writeFile(join(from, file), file);
    await toBucket('shell', '--from', from);
    const shell = names('suite/shell/');
    assert.deepEqual(
      shell,
      ['index.html', 'main.aaaaaaaa.js', 'shell-manifest.json'].map((name) => `suite/shell/${name}`),
    );
    assert.equal(
      [...store.objects.keys()].filter((key) => key.startsWith('suite/shell/')).at(-1),
      'suite/shell/index.html',
    );
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
