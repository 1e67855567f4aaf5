import { expect, signIn, test, text } from '../fixtures/assay.ts';

test('ROUTE-033 a remote whose code does not come costs its own screens only, and Retry recovers it', async ({
  page,
}) => {
  await signIn(page, 'reviewer');
  let isDown = true;
  await page.route(/\/remotes\/data-model\/.*\.js$/, (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: text('navigation.schemas') }).click();
  const retry = page.getByRole('button', { name: text('generic.retry') });
  await expect(retry).toBeVisible();
  await page.getByRole('link', { name: text('navigation.archive') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('documents.titleArchive') })).toBeVisible();
  await page.getByRole('link', { name: text('navigation.schemas') }).click();
  // The screen is tried again when it is entered: only what still fails offers Retry.
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: text('schemas.title') })).toBeVisible();
});

test('a remote whose description is missing leaves the others working', async ({ page }) => {
  await page.route('**/remotes/admin/**', (route) => route.abort());
  await signIn(page, 'reviewer');
  await expect(
    page.getByRole('heading', { level: 1, name: text('documents.titleVerification') }),
  ).toBeVisible();
});

test('react, router, query and session exist once in the page, however many remotes are loaded', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, 'reviewer');
  await page.getByRole('link', { name: text('navigation.schemas') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('schemas.title') })).toBeVisible();
  const scopes = await page.evaluate(() => {
    const instances =
      (
        globalThis as {
          __FEDERATION__?: {
            __INSTANCES__?: {
              shareScopeMap: Record<
                string,
                Record<string, Record<string, { loaded?: boolean; lib?: unknown; from: string }>>
              >;
            }[];
          };
        }
      ).__FEDERATION__?.__INSTANCES__ ?? [];
    const used = instances.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap.default ?? {}).length
        ? Object.entries(shareScopeMap.default ?? {}).map(([name, versions]) => ({
            name,
            providers: Object.values(versions)
              .filter(({ loaded, lib }) => loaded || lib)
              .map(({ from }) => from),
          }))
        : [],
    );
    return used.filter(({ providers }) => providers.length > 0);
  });
  for (const name of [
    'react',
    'react-dom',
    '@assay/shared/router',
    '@assay/shared/query',
    '@assay/shared/platform',
  ]) {
    const providers = new Set(
      scopes.filter((scope) => scope.name === name).flatMap((scope) => scope.providers),
    );
    expect([...providers], name).toEqual(['shell']);
  }
});
