import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as ReactModule from 'react';
import type * as ReactDomClient from 'react-dom/client';
import { test, expect, text } from '../fixtures/assay.ts';
import { EMBED_SCRIPT, noteEmbedding, openForeignPage, tokenOf } from '../fixtures/foreign-page.ts';
import { BASE_URL, DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';

test('a page with a router of its own: the remote owns the addresses below its base, and follows where the page goes there', async ({
  page,
}) => {
  const token = await tokenOf('reviewer');
  await openForeignPage(page, { body: '<button>Archive of ours</button><div id="slot"></div>' });
  const { file, integrity } = (await (await page.request.get(`${BASE_URL}/embed/v1.json`)).json()) as {
    file: string;
    integrity: string;
  };
  // The page pins the script by name and integrity, and has a router that changes the address by itself.
  await page.evaluate(
    async ({ script, integrity, token }) => {
      history.replaceState(null, '', '/portal/assay/verification');
      document
        .querySelector('button')
        ?.addEventListener('click', () => history.pushState({ own: true }, '', '/portal/assay/archive'));
      const tag = document.createElement('script');
      Object.assign(tag, { type: 'module', src: script, integrity, crossOrigin: 'anonymous' });
      document.head.append(tag);
      await new Promise((resolve, reject) => Object.assign(tag, { onload: resolve, onerror: reject }));
      const { mount } = (await import(script)) as {
        mount: (element: Element | null, options: object) => Promise<unknown>;
      };
      window.notices = [];
      await mount(document.querySelector('#slot'), {
        remote: 'documents',
        clientId: 'demo',
        getToken: () => Promise.resolve(token),
        basePath: '/portal/assay',
        onEvent: (name: string, payload: unknown) => window.notices.push([name, payload]),
      });
    },
    { script: BASE_URL + file, integrity, token },
  );
  const slot = page.locator('#slot');
  const title = (name: string) => slot.getByRole('heading', { level: 1, name });
  await expect(title(text('documents.titleVerification'))).toBeVisible();
  await page.getByRole('button', { name: 'Archive of ours' }).click();
  await expect(title(text('documents.titleArchive'))).toBeVisible();
  expect(await page.evaluate(() => window.notices)).toContainEqual(['navigated', { address: '/archive' }]);
  await page.goBack();
  await expect(title(text('documents.titleVerification'))).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/portal/start'));
  await expect(title(text('documents.titleVerification'))).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/start$/);
  noteEmbedding({
    page: 'with a router of its own',
    shown: 'the lists of documents below an address of the page',
    seen: 'The remote follows where the page goes below that address, also back, and leaves every other address alone.',
  });
});

const modulesOf = (folder: string) => path.resolve(import.meta.dirname, folder, 'node_modules');

/** React 18 as it is published for script tags. */
async function react18(): Promise<string> {
  const files = ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js'];
  const scripts = files.map((file) => readFile(path.join(modulesOf('../earlier-majors'), file), 'utf8'));
  return (await Promise.all(scripts)).join('\n');
}

/** React 19, which has no such files any more, as one script with the same names. */
async function react19(): Promise<string> {
  const files = {
    scheduler: 'scheduler/cjs/scheduler.production.js',
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  };
  const modules = Object.entries(files).map(async ([name, file]) => {
    const code = await readFile(path.join(modulesOf('../..'), file), 'utf8');
    return `((exports) => {\n${code}\n})(modules['${name}'] = {});`;
  });
  return `(() => { const modules = {}, require = (name) => modules[name];
    ${(await Promise.all(modules)).join('\n')}
    Object.assign(window, { React: modules.react, ReactDOM: modules['react-dom/client'] }); })();`;
}

for (const [version, readReact] of [
  ['18.3.1', react18],
  ['19.3.1', react19],
] as const)
  test(`a page of React ${version} shows a remote, which brings its own React`, async ({ page }, info) => {
    const token = await tokenOf('reviewer');
    const file = info.outputPath('react.js');
    await writeFile(file, await readReact());
    await openForeignPage(page, {
      body: '<div id="app"></div><script src="/react.js"></script>',
      files: { 'react.js': file },
    });
    await page.evaluate(
      async ({ script, token }) => {
        await import(script);
        const { React, ReactDOM } = window as unknown as {
          React: typeof ReactModule;
          ReactDOM: typeof ReactDomClient;
        };
        const App = () => {
          const [isShown, setShown] = React.useState(true);
          const remote = React.createElement('assay-data-model', {
            client: 'demo',
            address: '/metrics',
            ref: (element: Element | null) =>
              void (element && Object.assign(element, { getToken: () => Promise.resolve(token) })),
          });
          return React.createElement(
            'main',
            null,
            React.createElement('button', { onClick: () => setShown(!isShown) }, `React ${React.version}`),
            isShown && remote,
          );
        };
        ReactDOM.createRoot(document.querySelector('#app') ?? document.body).render(React.createElement(App));
      },
      { script: EMBED_SCRIPT, token },
    );
    await expect(page.locator('assay-data-model').getByRole('row').nth(2)).toBeVisible();
    await page.getByRole('button', { name: `React ${version}` }).click();
    await expect(page.locator('.assay-root')).toHaveCount(0);
    noteEmbedding({
      page: `of React ${version}`,
      shown: 'the list of metrics, as an element',
      seen: 'The list, which brings its own React and goes with the element.',
    });
  });

test('a frame of a named origin shows the suite with its own sign-in', async ({ page }) => {
  await openForeignPage(page, {
    body: `<iframe src="${BASE_URL}/verification" width="1100" height="700"></iframe>`,
  });
  const frame = page.frameLocator('iframe');
  // This browser keeps frames of other sites from storing.
  await frame.getByLabel(text('signIn.email')).fill(DEMO_USERS.reviewer);
  await frame.locator('input[type=password]').fill(DEMO_PASSWORD);
  await frame.getByRole('button', { name: text('signIn.login'), exact: true }).click();
  await expect(frame.getByRole('row').filter({ hasText: '.pdf' }).first()).toBeVisible();
  noteEmbedding({
    page: 'with a frame, of a named origin',
    shown: 'the suite',
    seen: 'Its own sign-in, in a browser that keeps frames from storing, and then the list.',
  });
});
