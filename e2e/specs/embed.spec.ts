import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { test, expect, text } from '../fixtures/assay.ts';
import {
  EMBED_SCRIPT,
  HOSTILE_CSS,
  noteEmbedding,
  openForeignPage,
  tokenOf,
} from '../fixtures/foreign-page.ts';
import { BASE_URL, DEMO_USERS, FOREIGN_ORIGIN } from '../fixtures/installation.ts';
import { addCredential, removeCredential } from '../fixtures/operator.ts';

declare global {
  interface Window {
    /** The events that the remotes have sent to the page. */
    notices: unknown[];
    violations: string[];
    mounted: { readonly unmount: () => void }[];
  }
}

/** The federation runtime of a page. */
interface Federated {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly registerRemotes: (remotes: readonly object[]) => void;
      readonly loadRemote: (id: string) => Promise<unknown>;
    }[];
  };
}

interface Shown {
  readonly remote: string;
  readonly address: string;
  readonly slot: string;
}

/** Shows a remote as an integrator does: with the script of the installation, and a token of their own. */
const show = (page: Page, token: string, shown: Shown) =>
  page.evaluate(
    async ({ script, token, remote, address, slot }) => {
      const { mount } = (await import(script)) as {
        mount: (element: Element | null, options: object) => Promise<Window['mounted'][number]>;
      };
      window.notices ??= [];
      window.mounted ??= [];
      const handle = await mount(document.querySelector(slot), {
        remote,
        clientId: 'demo',
        getToken: () => Promise.resolve(token),
        memory: { initialAddress: address },
        theme: 'light',
        onNavigate: (target: unknown) => window.notices.push(target),
        onEvent: (name: string, payload: unknown) => window.notices.push([name, payload]),
      });
      window.mounted.push(handle);
    },
    { script: EMBED_SCRIPT, token, ...shown },
  );

/** The address of a document that is read already. */
async function documentAddress(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${BASE_URL}/api/clients/demo/document-requests?stage=EXT_DONE&offset=0&maxPageSize=1`;
  const findId = async () => {
    const { items } = (await (await fetch(url, { headers })).json()) as { items: { id: string }[] };
    return items[0]?.id;
  };
  await expect.poll(findId, { timeout: 60_000 }).toBeDefined();
  return `/verification/${await findId()}/document`;
}

/** Waits until a page of a document is drawn: a canvas with something other than one colour. */
const expectPainted = (slot: Locator) =>
  expect(async () => {
    const isPainted = await slot
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data !== undefined && new Set(new Uint32Array(data.buffer)).size > 2;
      });
    expect(isPainted).toBe(true);
  }).toPass();

/** Every computed style of every element inside the remotes of a page, as lines. */
const innerStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id^=slot] > div')].flatMap((host, at) =>
      [...(host.shadowRoot?.querySelectorAll('.assay-root, .assay-root *') ?? [])].flatMap(
        (element, index) => {
          // A closed list is placed beside its field before the fonts are there, and again when it opens.
          if (!element.checkVisibility()) return [];
          const style = getComputedStyle(element);
          const place = `${at} ${index} ${element.tagName} ${element.getAttribute('class')}`;
          // Custom properties are written relative to the size that the page gives a rem.
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
        },
      ),
    ),
  );

const ownStyles = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', 'h1', 'button'].flatMap((selector) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.body);
      return [...style].map((name) => `${selector} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );

/** Two places of a size that nothing on the page changes. */
const SLOTS = [0, 700]
  .map(
    (top, index) =>
      `<div id="slot${index}" style="position: absolute !important; top: ${top}px !important; left: 0 !important; width: 1100px !important; margin: 0 !important; padding: 0 !important; border: 0 !important"></div>`,
  )
  .join('');

test('all four remotes work at once in a page of another origin, a PDF is drawn, and they leave nothing behind', async ({
  page,
}) => {
  const token = await tokenOf('admin');
  await openForeignPage(page, {
    body: ['documents', 'verification', 'admin', 'data-model'].map((id) => `<div id="${id}"></div>`).join(''),
  });
  const slot = (id: string) => page.locator(`#${id}`);
  await show(page, token, { remote: 'documents', address: '/verification', slot: '#documents' });
  await show(page, token, { remote: 'data-model', address: '/metrics', slot: '#data-model' });
  await show(page, token, { remote: 'admin', address: '/settings/users', slot: '#admin' });
  await show(page, token, {
    remote: 'verification',
    address: await documentAddress(token),
    slot: '#verification',
  });
  await expect(slot('documents').getByRole('row').filter({ hasText: '.pdf' }).first()).toBeVisible();
  await expect(slot('data-model').getByRole('row').nth(2)).toBeVisible();
  await expect(slot('admin').getByRole('row').nth(2)).toBeVisible();
  await expectPainted(slot('verification'));

  await test.step('a link that leads out is an event for the page and goes nowhere', async () => {
    await slot('documents').getByRole('row').filter({ hasText: '.pdf' }).first().getByRole('link').click();
    await expect
      .poll(() => page.evaluate(() => window.notices))
      .toContainEqual(expect.objectContaining({ kind: 'outside', route: 'verification.document' }));
  });

  await test.step('an overlay opens inside, takes the focus and returns it', async () => {
    const search = slot('admin').getByRole('button', { name: text('users.add') });
    await search.click();
    const dialog = slot('admin').getByRole('dialog');
    await expect(dialog).toBeVisible();
    // A key of the page around it is none of the remote's.
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
  });

  await page.evaluate(() => window.mounted.forEach(({ unmount }) => unmount()));
  for (const id of ['documents', 'verification', 'admin', 'data-model']) await expect(slot(id)).toBeEmpty();
  await expect(page.locator('head link[rel=stylesheet], head style, body > :not([id])')).toHaveCount(1);
  noteEmbedding({
    page: 'of another origin',
    shown: 'all four remotes at once, by `mount`',
    seen: 'Their lists, a page of a PDF as it is drawn, a dialog that takes the focus and gives it back; nothing is left of them.',
  });
});

test('inside, a hostile page looks as an empty one does, and nothing of ours reaches the page', async ({
  page,
}) => {
  const token = await tokenOf('admin');
  const read = async (foreign: Parameters<typeof openForeignPage>[1]) => {
    await openForeignPage(page, { ...foreign, body: `<h1>Northwind</h1><button>Own</button>${SLOTS}` });
    const before = await ownStyles(page);
    await show(page, token, { remote: 'data-model', address: '/metrics', slot: '#slot0' });
    await show(page, token, { remote: 'admin', address: '/settings/profile', slot: '#slot1' });
    await expect(page.locator('#slot0').getByRole('row').nth(2)).toBeVisible();
    await expect(page.locator('#slot1').getByRole('textbox').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await ownStyles(page)).toEqual(before);
    return innerStyles(page);
  };
  const alone = await read({});
  await page.unrouteAll();
  const hostile = await read({
    attributes: 'dir="rtl" lang="ar"',
    css: await readFile(HOSTILE_CSS, 'utf8'),
  });
  expect(alone.length).toBeGreaterThan(50_000);
  const other = new Set(alone);
  expect(hostile.filter((line) => !other.has(line)).slice(0, 20)).toEqual([]);
  expect(hostile.length).toBe(alone.length);
  noteEmbedding({
    page: 'of another origin, whose styles are hostile, from right to left',
    shown: 'two remotes, by `mount`',
    seen: 'Every style of every element inside is as in an empty page, and no style of the page has changed.',
  });
});

const policyOf = (worker: string) =>
  [
    "default-src 'none'",
    `script-src ${BASE_URL}`,
    `style-src 'self' ${BASE_URL}`,
    `connect-src ${BASE_URL}`,
    `img-src data: blob: ${BASE_URL}`,
    `font-src ${BASE_URL}`,
    `worker-src ${worker}`,
    "require-trusted-types-for 'script'",
    'trusted-types assay-embed assay-documents assay-verification assay-pdf-worker',
  ].join('; ');

for (const { worker, lines } of [
  { worker: 'blob:', lines: 0 },
  { worker: "'none'", lines: 1 },
])
  test(`under a strict policy with trusted types and worker-src ${worker}, pages are drawn`, async ({
    page,
  }) => {
    const token = await tokenOf('reviewer');
    const console: string[] = [];
    page.on('console', (message) => void console.push(message.text()));
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await openForeignPage(page, { body: '<div id="slot"></div>', policy: policyOf(worker) });
    await show(page, token, { remote: 'verification', address: await documentAddress(token), slot: '#slot' });
    await expectPainted(page.locator('#slot'));
    expect(console.filter((line) => line.includes('pdf.workerForbidden'))).toHaveLength(lines);
    const violations = await page.evaluate(() => window.violations);
    await test.step('a script of an origin that is none of the installation is refused before it is asked for', async () => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      const refused = page.evaluate(async (entry) => {
        const { __FEDERATION__ } = globalThis as unknown as Federated;
        const [instance] = __FEDERATION__.__INSTANCES__;
        instance?.registerRemotes([{ name: 'other', entry, entryGlobalName: 'other', type: 'global' }]);
        await instance?.loadRemote('other/mount');
      }, 'https://elsewhere.example/remoteEntry.js');
      await expect(refused).rejects.toThrow('https://elsewhere.example is no origin of this installation');
      expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
    });
    // zod asks once whether code may be made from text, and goes without.
    const asked = violations.filter((line) => !/trusted-types-sink.* Function|script-src eval/.test(line));
    const isOfWorker = (line: string) => /^worker-src|Worker constructor/.test(line);
    expect(asked.filter((line) => lines === 0 || !isOfWorker(line))).toEqual([]);
    noteEmbedding({
      page: `with a strict policy, trusted types and \`worker-src ${worker}\``,
      shown: 'a document, by `mount`',
      seen:
        lines === 0
          ? 'Its pages are drawn; nothing is refused; a script of another origin is not asked for.'
          : 'Its pages are drawn, and the console says once that the worker is forbidden.',
    });
  });

test('the server of a page signs its user in: custom elements share the page, fill their places and go with them', async ({
  page,
}) => {
  const credential = await addCredential('Northwind');
  await page.exposeFunction('askServer', async () => {
    const response = await fetch(`${BASE_URL}/api/clients/demo/embedding/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user: DEMO_USERS.reviewer, origin: FOREIGN_ORIGIN }),
    });
    return response.ok ? ((await response.json()) as { token: string }).token : null;
  });
  await openForeignPage(page, {
    css: 'assay-documents, assay-verification { display: block; height: 500px; }',
    body: '<assay-documents client="demo" address="/verification" theme="light"></assay-documents><p>Own text</p>',
  });
  await page.evaluate(async (script) => {
    window.notices = [];
    for (const name of ['assay-opened', 'assay-navigate', 'assay-session.expired'])
      document.addEventListener(name, ({ type, target, detail }: CustomEventInit & Event) =>
        window.notices.push([type, (target as Element).localName, detail]),
      );
    const getHostToken = () => (Reflect.get(window, 'askServer') as () => Promise<string | null>)();
    // Before the script has defined the element, as the frameworks of pages do.
    Object.assign(document.querySelector('assay-documents') ?? {}, { getHostToken });
    await import(script);
  }, EMBED_SCRIPT);
  const list = page.locator('assay-documents');
  await expect(list.getByRole('row').filter({ hasText: '.pdf' }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.notices))
    .toEqual([['assay-opened', 'assay-documents', { remote: 'documents' }]]);

  await test.step('it fills the height of its place and scrolls inside', async () => {
    expect((await list.locator('.assay-root').first().boundingBox())?.height).toBe(500);
    await list.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('row').last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  });

  await test.step('the session ends with the credential', async () => {
    await removeCredential(credential.id);
    await list
      .getByRole('button', { name: text('generic.nextPage') })
      .first()
      .click();
    await expect(list.getByText(text('generic.sessionExpired'))).toBeVisible();
    const ended = ['assay-session.expired', 'assay-documents', { message: text('generic.sessionExpired') }];
    const notices = await page.evaluate(() => window.notices as unknown[][]);
    expect(notices.filter(([name]) => name === 'assay-session.expired')).toEqual([ended]);
  });

  await page.evaluate(() => document.querySelector('assay-documents')?.remove());
  await expect(page.getByText('Own text')).toBeVisible();
  await expect(page.locator('.assay-root')).toHaveCount(0);
  noteEmbedding({
    page: 'whose server signs its user in',
    shown: 'the list of documents, as an element',
    seen: 'The list fills its place; when the credential is removed, the page is told once that the session has ended.',
  });
});

test('a page of an origin that the installation does not name reads the reason', async ({ page }) => {
  const origin = 'http://elsewhere.localhost:4000';
  await openForeignPage(page, { body: '<div id="slot"></div>', origin });
  const refused = show(page, 'none', { remote: 'documents', address: '/verification', slot: '#slot' });
  await expect(refused).rejects.toThrow(`Does the installation name ${origin} in ASSAY_EMBED_ORIGINS?`);
  await expect(page.locator('#slot')).toBeEmpty();
  noteEmbedding({
    page: 'of an origin that the installation does not name',
    shown: 'nothing',
    seen: 'The call is rejected with a sentence that names the origin and the setting.',
  });
});
