import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The project of an integrator, with the packed kit as its only package. */
let project: string;
before(async () => {
  project = await mkdtemp(join(tmpdir(), 'assay-embed-package-'));
  const target = join(project, 'node_modules', '@assay', 'embed');
  await mkdir(target, { recursive: true });
  const pack = ['pack', '-w', 'embed', '--pack-destination', project, '--json', '--offline'];
  await run('npm', pack, { cwd: ROOT, shell: process.platform === 'win32' });
  await run('tar', ['-xzf', join(project, 'assay-embed-1.0.0.tgz'), '--strip-components=1', '-C', target]);
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
});
after(() => rm(project, { recursive: true }));

/** What an integrator writes; the compiler complains where an expected error is missing. */
const PAGE = `
  import { loadEmbed, type NavigationNotice } from '@assay/embed';
  const { mount } = await loadEmbed('https://assay.example');
  const page = { remote: 'documents', clientId: 'demo' };
  const shown = await mount(document.body, { ...page, getHostToken: async () => null });
  await mount(document.body, { ...page, getToken: async ({ renew }) => (renew ? null : 'token'), theme: 'auto' });
  shown.update({ theme: 'dark' });
  const element = document.createElement('assay-documents');
  element.getHostToken = async () => 'token';
  export const follow = (notice: NavigationNotice) => (notice.kind === 'outside' ? notice.params : shown.unmount());
  // @ts-expect-error without a token
  await mount(document.body, page);
  // @ts-expect-error no such theme
  await mount(document.body, { ...page, getToken: async () => null, theme: 'blue' });
`;

it('the packed kit compiles in a fresh project, and its types refuse what the script does not take', async () => {
  await writeFile(join(project, 'page.ts'), PAGE);
  const options = [
    '--strict',
    '--noEmit',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
  ];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, ...options, 'page.ts'], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  assert.equal(compiled.stdout, '');
});

it('the kit loads the script of the installation that it is given', async () => {
  const kit = join(project, 'node_modules', '@assay', 'embed', 'kit', 'index.js');
  assert.match(await readFile(kit, 'utf8'), /\/embed\/v1\.js/);
  const { loadEmbed } = (await import(kit)) as { loadEmbed: (installation: string) => Promise<unknown> };
  // Node imports nothing by http, and says the address that it was asked for.
  await assert.rejects(loadEmbed('https://assay.example/verification'), /'https:'/);
});
