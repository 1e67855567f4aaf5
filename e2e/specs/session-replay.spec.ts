import { gunzipSync } from 'node:zlib';
import { BASE_URL } from '../fixtures/installation.ts';
import { expect, signIn, test } from '../fixtures/assay.ts';

const ZONE = `${BASE_URL}/analytics-zone`;

test('ANA-004 AMB-125 session replay is on, and no text, input or picture of a page is in it', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ json: { ...config, analytics: { key: 'phc_test', host: ZONE } } });
  });
  await page.route(`${ZONE}/**`, async (route) => {
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    sent.push((body[0] === 0x1f ? gunzipSync(body) : body).toString('utf8'));
    await route.fulfill({ json: {} });
  });
  await signIn(page, 'reviewer');
  await page.goto('/verification');
  const search = page.getByRole('searchbox').first();
  await search.fill('calder-typed');
  await expect.poll(() => sent.join('').includes('$snapshot'), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => sent.join('').includes('"type":2'), { timeout: 30_000 }).toBe(true);
  const all = sent.join('\n');
  for (const read of ['calder', 'Calder', 'Documents', 'Capital Account', 'Skip to content'])
    expect(all).not.toContain(read);
});
