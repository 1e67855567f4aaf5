import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';

/** The origin of the page that shows remotes. */
export const NORTHWIND = 'http://northwind.localhost:4000';

const HOSTILE_CSS = path.join(ROOT, 'e2e/fixtures/hostile-page.css');
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Northwind</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head>
  <body><h1>Northwind</h1><div id="documents"></div></body></html>`;

/**
 * The list of documents in a page of another origin: one without styles, and one whose styles are hostile to everything.
 * @param {{ base: string, openAs: (user: string) => Promise<import('@playwright/test').Page>,
 *   take: (page: import('@playwright/test').Page, name: string) => Promise<void> }} options
 */
export async function shootEmbedded({ base, openAs, take }) {
  const page = await openAs('reviewer');
  const request = page.waitForRequest((sent) => sent.url().includes('/api/'));
  await page.goto(`${base}/verification`);
  const token = (await (await request).headerValue('authorization')).replace('Bearer ', '');
  // A page that no server has sent counts as one of the internet, which asks before it reaches this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: NORTHWIND });
  for (const [name, css] of [
    ['embedded-in-empty-page', ''],
    ['embedded-in-hostile-page', await readFile(HOSTILE_CSS, 'utf8')],
  ]) {
    await page.unrouteAll();
    await page.route(`${NORTHWIND}/**`, (route) =>
      route.request().url().endsWith('.css')
        ? route.fulfill({ contentType: 'text/css', body: css })
        : route.fulfill({ contentType: 'text/html', body: PAGE }),
    );
    await page.goto(`${NORTHWIND}/`);
    await page.evaluate(
      async ([script, idToken]) => {
        const { mount } = await import(script);
        await mount(document.querySelector('#documents'), {
          remote: 'documents',
          clientId: 'demo',
          getToken: async () => idToken,
          memory: { initialAddress: '/verification' },
          theme: 'light',
        });
      },
      [`${base}/embed/v1.js`, token],
    );
    await page.getByRole('row').filter({ hasText: '.pdf' }).first().waitFor();
    await page.evaluate('document.fonts.ready');
    await take(page, name);
  }
  await page.context().close();
}
