import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInContext, createContext } from 'node:vm';
import webpack from 'webpack';
import { GERMAN } from '../../../shared/messages/locales/de-DE/index.ts';
import { localeTexts, localeTextsRule } from '../../../webpack/locale-texts.js';
import { namedMessages } from '../../../scripts/build/messages/named-messages-loader.mjs';

const require = createRequire(import.meta.url);
const inTree = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-messages-'));
});
after(() => rmSync(folder, { recursive: true }));

/** Builds a source with the messages as the builds for users have them. Gives the code. */
async function build(name: string, source: string): Promise<string> {
  const entry = join(folder, `${name}.ts`);
  const texts = inTree('shared/messages/text.ts');
  writeFileSync(entry, `import { text, textOf } from ${JSON.stringify(texts)};\n${source}`);
  const jsc = { target: 'es2022', parser: { syntax: 'typescript' } };
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry,
    output: {
      path: folder,
      filename: `${name}.js`,
      chunkFilename: `${name}.[name].js`,
      publicPath: '/',
      uniqueName: name,
    },
    resolve: { extensions: ['.ts', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: [
            inTree('scripts/build/messages/named-messages-loader.mjs'),
            { loader: require.resolve('swc-loader'), options: { jsc } },
          ],
        },
        localeTextsRule(inTree('scripts/build/messages/locale-texts-loader.mjs')),
      ],
    },
    plugins: [
      localeTexts,
      new webpack.NormalModuleReplacementPlugin(
        /\/find-message\.ts$/,
        inTree('scripts/build/messages/page-messages.mjs'),
      ),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );
  return readFileSync(join(folder, `${name}.js`), 'utf8');
}

describe('messages of a build for users', () => {
  it('finds the keys that a source names, whole and in any quotes', () => {
    const source = `const keys = ['generic.cancel', "generic.retry", \`ui.failed\`, 'generic.nothing', 'generic'];`;
    assert.deepEqual(Object.keys(namedMessages(source)), ['generic.cancel', 'generic.retry', 'ui.failed']);
  });

  it('a bundle has the texts that it names, and shows those whose keys another bundle of the page hands to it', async () => {
    const [shell, remote] = await Promise.all([
      build('shell', `globalThis.show = textOf; globalThis.label = text('generic.cancel');`),
      build('remote', `globalThis.shown = show('signIn.codeSentTo', { email: 'ann@demo.example' });`),
    ]);
    assert.ok(!shell.includes('A verification code'));
    assert.ok(!remote.includes('Cancel'));
    const page: Record<string, unknown> = {};
    createContext(page);
    runInContext('var self = globalThis;', page);
    runInContext(shell, page);
    runInContext(remote, page);
    assert.equal(page.label, 'Cancel');
    assert.equal(page.shown, 'A verification code was sent to ann@demo.example');
    assert.equal(runInContext(`show('remote.ofLater')`, page), 'remote.ofLater');
  });

  it('AMB-134 the German texts of a bundle are a file beside it, with those that its modules name', async () => {
    const code = await build(
      'bundle',
      `import { loadTexts } from ${JSON.stringify(inTree('shared/messages/find-message.ts'))};
      globalThis.keys = ['generic.cancel', 'generic.retry']; globalThis.load = loadTexts;`,
    );
    assert.ok(!code.includes('Abbrechen'));
    const texts = readdirSync(folder).filter((name) => name.startsWith('bundle.texts-de-DE'));
    assert.equal(texts.length, 1);
    const written = readFileSync(join(folder, texts[0] ?? ''), 'utf8');
    assert.ok(written.includes(GERMAN['generic.cancel']) && written.includes(GERMAN['generic.retry']));
    assert.ok(!written.includes(GERMAN['signIn.forgotPassword']));
  });
});
