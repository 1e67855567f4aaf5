import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInContext, createContext } from 'node:vm';
import webpack from 'webpack';
import { GERMAN } from '../../../shared/messages/locales/de-DE/index.ts';
import { localeTexts } from '../../../webpack/locale-texts.js';
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

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What of a browser's page a bundle needs to load scripts of the folder; those whose names contain a `missing` text fail. */
function aPage() {
  const [asked, reported, missing] = [[] as string[], [] as unknown[], new Set<string>()];
  const appendChild = (script: {
    src: string;
    onload: (event: object) => void;
    onerror: typeof script.onload;
  }) => {
    const name = basename(script.src);
    asked.push(name);
    if ([...missing].some((part) => name.includes(part))) return script.onerror({ type: 'error' });
    runInContext(read(name), page);
    return script.onload({ type: 'load' });
  };
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => {} }),
    head: { appendChild },
  };
  const reportError = (error: unknown) => reported.push(error);
  const page: Record<string, unknown> = {
    document,
    reportError,
    setTimeout: () => 0,
    clearTimeout: () => {},
  };
  createContext(page);
  runInContext('var self = globalThis;', page);
  return { page, asked, missing, reported };
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

  it('AMB-134 the German texts of each chunk are a file beside it, with those that its modules name, and come with it', async () => {
    writeFileSync(
      join(folder, 'page.ts'),
      `import { text } from ${JSON.stringify(inTree('shared/messages/text.ts'))};
      export const shown = () => [text('generic.retry'), text('generic.cancel')];`,
    );
    const code = await build(
      'bundle',
      `import { loadTexts } from ${JSON.stringify(inTree('shared/messages/find-message.ts'))};
      globalThis.load = loadTexts; globalThis.label = () => text('generic.cancel');
      globalThis.open = async () => (await import('./page.ts')).shown();`,
    );
    assert.ok(!code.includes(GERMAN['generic.cancel']));
    const written = readdirSync(folder)
      .filter((name) => name.includes('.de-DE.') && read(name).includes('"bundle/'))
      .map((name) => [...read(name).matchAll(/"(\w+\.\w+)":/g)].map(([, key]) => key));
    assert.deepEqual(written.sort(), [['generic.cancel'], ['generic.retry']]);

    const { page, asked } = aPage();
    runInContext(code, page);
    assert.equal(runInContext('label()', page), 'Cancel');
    await runInContext(`load('de-DE')`, page);
    assert.equal(runInContext('label()', page), GERMAN['generic.cancel']);
    const opened: unknown = await runInContext('open()', page);
    assert.deepEqual([...(opened as string[])], [GERMAN['generic.retry'], GERMAN['generic.cancel']]);
    assert.equal(asked.filter((name) => name.includes('.de-DE.')).length, 2);
    await runInContext(`load('en-GB')`, page);
    assert.equal(runInContext('label()', page), 'Cancel');
    assert.equal(asked.length, 3);
  });

  it('AMB-134 texts that cannot be fetched leave the language of before, and a chunk whose texts cannot be fetched is in English', async () => {
    const { page, asked, missing, reported } = aPage();
    runInContext(read('bundle.js'), page);
    missing.add('.de-DE.');
    await assert.rejects(
      Promise.resolve(runInContext(`load('de-DE')`, page)),
      /texts .* could not be loaded/,
    );
    assert.equal(runInContext('label()', page), 'Cancel');
    missing.clear();
    await runInContext(`load('de-DE')`, page);
    missing.add('.de-DE.');
    const opened: unknown = await runInContext('open()', page);
    assert.deepEqual([...(opened as string[])], ['Retry', GERMAN['generic.cancel']]);
    assert.match(String(reported), /texts .* could not be loaded/);
    assert.equal(asked.length, 4);
  });
});
