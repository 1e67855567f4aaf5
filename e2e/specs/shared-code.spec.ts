import type { Page } from '@playwright/test';
import { expect, startAs, test, text } from '../fixtures/assay.ts';

type Item = 'schemas' | 'settings' | 'archive';
const sidebarLink = (page: Page, key: `navigation.${Item}`) =>
  page.getByRole('navigation').getByRole('link', { name: text(key) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A copy of a shared library in the share scope of a page. */
interface SharedCopy {
  readonly from: string;
  readonly loaded?: boolean;
  readonly lib?: unknown;
}

/** Who has provided each shared library of a page, as far as it is in use, to the shell and to every remote. */
const findProviders = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: {
          name: string;
          shareScopeMap: { default: Record<string, Record<string, SharedCopy>> };
        }[];
      };
    };
    const used = __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default).flatMap(([library, copies]) =>
        Object.values(copies)
          .filter(({ loaded, lib }) => loaded ?? lib)
          .map(({ from }) => `${library} of ${from}`),
      ),
    );
    return {
      instances: __FEDERATION__.__INSTANCES__.map(({ name }) => name.replace(/_\d.*/, '')),
      used: [...new Set(used)],
    };
  });

test('all four remotes use the same copy of every shared library: that of the shell', async ({ page }) => {
  await startAs(page, 'reviewer');
  await page.goto('/verification');
  await sidebarLink(page, 'navigation.schemas').click();
  await expect(heading(page, text('schemas.title'))).toBeVisible();
  await sidebarLink(page, 'navigation.settings').click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await sidebarLink(page, 'navigation.archive').click();
  await page.getByRole('navigation').locator('a[href="/verification"]').last().click();
  await page.getByRole('row').filter({ hasText: '.pdf' }).first().getByRole('link').press('Enter');
  await expect(page.locator('canvas').first()).toBeVisible();
  const { instances, used } = await findProviders(page);
  expect(instances.toSorted()).toEqual([
    'assay_admin',
    'assay_data_model',
    'assay_documents',
    'assay_verification',
    'shell',
  ]);
  const libraries = [
    'zod',
    'router',
    'query',
    'state',
    'platform',
    'api-client',
    'ui',
    'ui/forms',
    'widgets',
  ];
  for (const library of ['react', 'react-dom', ...libraries.map((name) => `@assay/shared/${name}`)])
    expect(used).toContain(`${library} of shell`);
  expect(used.filter((copy) => !copy.endsWith(' of shell'))).toEqual([]);
});

test('the files of the page that an address names are asked for together with the shell, and each once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await startAs(page, 'reviewer');
  asked.length = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/schemas', { waitUntil: 'commit' });
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
    remotes: Record<string, { base: string }>;
  };
  const base = remotes['data-model']?.base ?? '';
  const { code } = (await (await page.request.get(`${base}assay-manifest.json`)).json()) as {
    code: { entry: string; files: string[]; pages: Record<string, string[]> };
  };
  const needed = [code.entry, ...code.files, ...(code.pages['data-model.schemas'] ?? [])];
  expect(needed.length).toBeGreaterThan(2);
  const files = () => asked.filter((path) => path.startsWith(base) && !path.endsWith('.json'));
  await expect.poll(() => files().toSorted()).toEqual(needed.map((file) => base + file).toSorted());
  release();
  await expect(heading(page, text('schemas.title'))).toBeVisible();
  expect(files().toSorted()).toEqual(needed.map((file) => base + file).toSorted());
  expect(asked.filter((path) => path.endsWith('assay-manifest.json'))).toHaveLength(4);
});

test('a shared entry point comes with the first page that imports it, together with its code, and not before', async ({
  page,
}) => {
  const ownFiles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What follows the changes of lists comes by itself, some time after the page.
    if (/^\/(?!list-changes\.)[^/]+\.js$/.test(pathname)) ownFiles.push(pathname);
  });
  await startAs(page, 'reviewer');
  ownFiles.length = 0;
  await page.goto('/schemas');
  await expect(heading(page, text('schemas.title'))).toBeVisible();
  const forms = '@assay/shared/ui/forms of shell';
  expect((await findProviders(page)).used).not.toContain(forms);
  expect(ownFiles).toEqual([expect.stringMatching(/^\/main\./)]);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/remotes\/admin\/.*\/remoteEntry[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await sidebarLink(page, 'navigation.settings').click();
  await expect.poll(() => ownFiles.length).toBe(2);
  release();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect((await findProviders(page)).used).toContain(forms);
});
