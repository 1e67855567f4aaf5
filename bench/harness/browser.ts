import { chromium, type Browser, type Page } from '@playwright/test';

/** What a browser is started with: nothing that looks for a network besides the pages. */
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  '--disable-background-networking',
];

/** Starts the browser that `ASSAY_CHROMIUM` names, or Playwright's own. The caller closes it. */
export function launch(): Promise<Browser> {
  const { ASSAY_CHROMIUM: executablePath } = process.env;
  return chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
}

/**
 * Signs a person of the demo in, and waits for the list.
 * @param password that of `ASSAY_DEMO_PASSWORD` unless it is given
 * @returns the header by which the browser calls the API
 */
export async function signIn(
  page: Page,
  origin: string,
  { name = 'admin', password = process.env.ASSAY_DEMO_PASSWORD ?? '' } = {},
): Promise<string> {
  await page.goto(`${origin}/login`);
  await page.fill('input[name=email]', `${name}@demo.example`);
  await page.fill('input[name=password]', password);
  const request = page.waitForRequest(
    (one) => one.url().includes('/api/') && 'authorization' in one.headers(),
  );
  await page.click('button[type=submit]');
  const { authorization = '' } = (await request).headers();
  await page.getByRole('table').waitFor();
  return authorization;
}

/** Keeps a page from following the changes of lists: nothing that it loads is on its way for ever. */
export async function blockListChanges(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/api/clients/*/changes*'] });
}
