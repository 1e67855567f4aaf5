import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';

const COMMAND = resolve(import.meta.dirname, '../../../scripts/doctor/run.mjs');
const run = promisify(execFile);

const manifestOf = (name: string) => ({
  name,
  version: '1.0.0',
  container: `assay_${name}_1_0_0`,
  needs: { ui: { '1.0.0': ['Button', 'Link'] } },
  libraries: { react: '19.3.1' },
  routes: [{ id: `${name}.list`, name: 'List', path: `/${name}`, access: 'signedIn' }],
  sidebar: [],
});
const assets = { js: { sync: ['entry.js'] }, css: { sync: [] } };
const federationManifest = (name: string) => ({
  name: `assay_${name}_1_0_0`,
  metaData: { name, remoteEntry: { name: 'remoteEntry.js' } },
  exposes: ['./entry', './mount'].map((path) => ({ path, assets })),
});
const shellManifest = {
  version: '1.2.0',
  entryPoints: { ui: { Button: '1.0.0', Link: '1.2.0', Badge: '1.1.0' } },
  libraries: { react: '19.3.1' },
};

/** Files by address, and the headers that all of them are sent with. */
async function serve(files: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>>) {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/*', async (request, reply) => {
    const file = files[request.url];
    void reply.headers(headers);
    return file === undefined ? reply.code(404).send({ errors: [] }) : reply.send(file);
  });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const apps: FastifyInstance[] = [];
let shell: string;
let cdn: string;
const remote = (
  name: string,
  manifest: object = manifestOf(name),
  federation: object = federationManifest(name),
) => ({
  [`/${name}/assay-manifest.json`]: manifest,
  [`/${name}/mf-manifest.json`]: federation,
  [`/${name}/remoteEntry.js`]: 'entry()',
  [`/${name}/entry.js`]: 'pages()',
});
const [list] = manifestOf('risk').routes;
before(async () => {
  const suite = await serve(
    {
      '/': '<!doctype html>',
      '/shell-manifest.json': shellManifest,
      '/remotes.json': { remotes: { documents: { base: '/documents/', version: '1.0.0' } } },
      ...remote('documents'),
      ...remote('risk', {
        ...manifestOf('risk'),
        code: { entry: 'remoteEntry.js', files: ['entry.js'], pages: { 'risk.list': ['list.js'] } },
      }),
      '/risk/list.js': 'list()',
    },
    { 'content-security-policy': "default-src 'self'" },
  );
  const elsewhere = await serve(
    remote('risk', {
      ...manifestOf('risk'),
      needs: { ui: { '1.1.0': ['Badge'], '1.3.0': ['Map'] }, charts: { '1.3.0': ['Bars'] } },
      routes: [
        { ...list, path: '/documents' },
        { ...list, id: 'risk.inner', path: '/risk/inner', parent: 'nobody.here' },
        { ...list, id: 'risk.closed', path: '/risk/closed', access: 'wizard' },
      ],
      code: { entry: 'remoteEntry.js', files: [], pages: { 'risk.list': ['gone.js'] } },
    }),
    {},
  );
  apps.push(suite.app, elsewhere.app);
  [shell, cdn] = [suite.origin, elsewhere.origin];
});
after(() => Promise.all(apps.map((app) => app.close())));

describe('npm run doctor', () => {
  it('says that a remote would load in a shell, and what it looked at', async () => {
    const { stdout } = await run(process.execPath, [COMMAND, `${shell}/risk/`, '--shell', shell]);
    assert.match(stdout, /ok +manifest of risk 1\.0\.0, 1 routes/);
    assert.match(stdout, /ok +2 exports of 1 entry points, and the libraries/);
    assert.match(stdout, /note +the shell has Link of ui with a later signature/);
    assert.match(stdout, /ok +3 files of its entry and pages/);
    assert.match(stdout, /ok +no clash with documents/);
    assert.match(stdout, /ok +content security policy/);
    assert.match(stdout, /risk would load in the shell/);
  });

  it('names everything that keeps a remote of another origin from loading, and the side that has to be deployed', async () => {
    const refused = run(process.execPath, [COMMAND, `${cdn}/risk`, '--shell', shell]);
    const { code, stdout } = await refused.then(
      () => ({ code: 0, stdout: '' }),
      (error: { code: number; stdout: string }) => error,
    );
    assert.equal(code, 1);
    for (const problem of [
      'risk.closed would not be shown: access: There is no access rule of this name.',
      'it imports Map of ui, and the shell 1.2.0 has none such',
      'it imports Bars of charts',
      'it needs ui 1.3.0, and the shell has 1.2.0: deploy the shell',
      `remoteEntry.js has no access-control-allow-origin for ${shell}`,
      'gone.js returned 404',
      'risk.list at /documents is taken by documents (documents.list at /documents)',
      'risk.inner is inside nobody.here, which no remote has',
      `forbids scripts (default-src), stylesheets (default-src), manifests (default-src), fonts (default-src) of ${cdn}`,
    ])
      assert.ok(stdout.includes(problem), `${problem}\nis not in\n${stdout}`);
  });

  it('says where there is no remote', async () => {
    const refused = run(process.execPath, [COMMAND, `${shell}/nothing/`, '--shell', shell]);
    const { stdout } = await refused.catch((error: { stdout: string }) => error);
    assert.match(stdout, /PROBLEM +http.*nothing\/assay-manifest\.json returned 404\./);
  });
});
