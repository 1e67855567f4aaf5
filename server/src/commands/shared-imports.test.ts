import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Compiles an entry with the build's plugin, as a remote without copies of its own, and prints what it imports. */
const COMPILE = `
  import webpack from 'webpack';
  import { compile } from '${ROOT}/scripts/build/compile.mjs';
  import { SharedImports } from '${ROOT}/scripts/build/shared-imports.mjs';
  const [entry, path] = process.argv.slice(1);
  const imports = new SharedImports(entry);
  const consumes = Object.fromEntries(['ui', 'router'].map((name) => ['@assay/shared/' + name, { import: false }]));
  await compile({
    mode: 'production', target: 'web', context: '${ROOT}', entry, output: { path, library: { type: 'commonjs2' } }, optimization: { minimize: false },
    resolve: { extensions: ['.ts'] },
    module: { rules: [{ test: /\\.ts$/, use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } } }] },
    plugins: [new webpack.sharing.ConsumeSharedPlugin({ consumes }), imports],
  });
  console.log(JSON.stringify(Object.fromEntries([...imports.found].map(([name, found]) => [name, [...found].sort()]))));
`;

let folder: string;
before(async () => {
  // Inside the checkout, where packages are found.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache', 'shared-imports-'));
});
after(() => rm(folder, { recursive: true }));

async function importsOf(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const options = ['--input-type=module', '-e', COMPILE, join(folder, 'entry.ts'), join(folder, 'out')];
  return run(process.execPath, options, { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr,
  );
}

describe('what a remote needs', () => {
  it('is what its own code imports at run time, through its own modules; types and what nothing uses are left out', async () => {
    const found = await importsOf({
      'entry.ts': `
        import { used } from './parts.ts';
        import type { ButtonProps } from '@assay/shared/ui';
        import { type BadgeProps, Badge } from '@assay/shared/ui';
        export const pages = { used, badge: (props: BadgeProps & ButtonProps) => Badge(props) };
        export const later = () => import('./later.ts');`,
      'parts.ts': `
        import { Modal, Menu } from '@assay/shared/ui';
        export { Link } from '@assay/shared/router';
        export const used = () => Modal;
        export const unused = () => Menu;`,
      'later.ts': `import * as router from '@assay/shared/router'; export const go = () => router.useNavigate();`,
    });
    assert.deepEqual(JSON.parse(found), { router: ['useNavigate'], ui: ['Badge', 'Modal'] });
  });

  it('cannot be derived where all of an entry point is imported, which the build refuses', async () => {
    for (const text of [
      `import * as ui from '@assay/shared/ui'; export const all = Object.keys(ui);`,
      `export * from '@assay/shared/ui';`,
    ])
      assert.match(await importsOf({ 'entry.ts': text }), /entry\.ts imports all of @assay\/shared\/ui/);
  });
});
