import { chromium } from '@playwright/test';

/** Starts the browser that `ASSAY_CHROMIUM` names, or Playwright's own. The caller closes it. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.ASSAY_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Signs a person of the demo in, and waits for the list.
 * @param password that of `ASSAY_DEMO_PASSWORD` unless it is given
 * @returns the header by which the browser calls the API
 */
export async function signIn(page, origin, { name = 'admin', password } = {}) {
  await page.goto(`${origin}/login`);
  await page.fill('input[name=email]', `${name}@demo.example`);
  await page.fill('input[name=password]', password ?? process.env.ASSAY_DEMO_PASSWORD ?? '');
  const request = page.waitForRequest(
    (one) => one.url().includes('/api/') && 'authorization' in one.headers(),
  );
  await page.click('button[type=submit]');
  const { authorization } = (await request).headers();
  await page.getByRole('table').waitFor();
  return authorization;
}
