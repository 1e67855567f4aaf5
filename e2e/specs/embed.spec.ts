import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import { test as base, expect, text } from '../fixtures/assay.ts';
import { BASE_URL, DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';

const SERVE = path.resolve(import.meta.dirname, '../../examples/embed/serve.mjs');

/** The integrator's page of examples/embed, served on an origin of its own for one test. */
const test = base.extend<{ northwind: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the braces what a fixture needs
  northwind: async ({}, use) => {
    const server = spawn(process.execPath, [SERVE], {
      env: { ...process.env, PORT: '0', ASSAY_SERVER: BASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    await use(line.slice(line.indexOf('http')));
    server.kill();
  },
});

/** Signs a user in without Assay's own pages, as an integrator does, and answers the identity token. */
async function tokenOf(email: string): Promise<string> {
  const { identity } = (await (await fetch(`${BASE_URL}/config.json`)).json()) as {
    identity: { userPoolId: string; clientId: string; endpoint: string };
  };
  const Pool = new CognitoUserPool({
    UserPoolId: identity.userPoolId,
    ClientId: identity.clientId,
    endpoint: BASE_URL + identity.endpoint,
  });
  const user = new CognitoUser({ Username: email, Pool });
  return new Promise((resolve, reject) =>
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: DEMO_PASSWORD }), {
      onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    }),
  );
}

/** Every computed style of what is the integrator's own: the document, the body and the elements beside the slot. */
const ownStyles = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', 'h1', 'body > p', '#close'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      const style = getComputedStyle(element);
      // Sizes of the document and the body follow their content, which the slot is a part of.
      const sizes = ['html', 'body'].includes(selector) ? /^(height|block-size|.*-origin)$/ : /^$/;
      return Object.fromEntries(
        [...style]
          .filter((name) => !sizes.test(name))
          .map((name) => [`${selector} ${name}`, style.getPropertyValue(name)]),
      );
    }),
  );

test("a remote shows its list in an integrator's page with their token, keeps their styles, and unmounts completely", async ({
  page,
  northwind,
}) => {
  const token = await tokenOf(DEMO_USERS.reviewer);
  await page.addInitScript((value) => window.sessionStorage.setItem('northwind.token', value), token);
  const slot = page.locator('#assay');

  const stylesAlone = await test.step('the page as it is without Assay', async () => {
    await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(northwind);
    await expect(slot).toBeEmpty();
    const styles = await ownStyles(page);
    await page.unroute('**/page.js');
    return styles;
  });

  await test.step("the documents stand in the slot, asked for with the page's own token", async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/document-request'));
    await page.goto(northwind);
    expect(await (await asked).headerValue('authorization')).toContain(token);
    await expect(
      slot.getByRole('heading', { level: 1, name: text('documents.titleVerification') }),
    ).toBeVisible();
    await expect(slot.getByRole('row').filter({ hasText: '.pdf' }).first()).toBeVisible();
  });

  await test.step("the integrator's styles are what they were, and Assay reads in its own font", async () => {
    expect(await ownStyles(page)).toEqual(stylesAlone);
    await expect(slot.getByRole('table').first()).toHaveCSS('font-family', /^"?Inter/);
  });

  await test.step('a link that leads out is told to the page and goes nowhere', async () => {
    await slot.getByRole('row').filter({ hasText: '.pdf' }).first().getByRole('link').click();
    await expect(page.locator('#outside')).toHaveText('verification.document is not on this page.');
    await expect(page).toHaveURL(`${northwind}/`);
  });

  await test.step('unmounted, the slot is empty and the page as before', async () => {
    await page.locator('#close').click();
    await expect(slot).toBeEmpty();
    await expect(page.locator('body > :not(h1, p, button, #assay, script)')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('close');
  });
});
