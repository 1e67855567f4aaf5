/**
 * What federation costs on the running suite: what a second remote brings, what a warm revisit asks for, and the embedding
 * script. Against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveBuild } from '../first-paint/serve-build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Notes every file that a page takes from the network, as the client of one protocol session. */
async function noteFiles(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const responses = new Map();
  const files = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const response = responses.get(requestId);
    if (!response || response.fromDiskCache || bytes === 0) return;
    const { pathname } = new URL(response.url);
    if (!/^\/(api|identity|files)\//.test(pathname) && pathname !== '/config.json')
      files.push({ name: pathname, bytes, isScript: response.mimeType.includes('javascript') });
  });
  return files;
}

const host = await serveBuild({
  folders: [path.join(DIST, 'shell'), DIST],
  target: process.env.ASSAY_SERVER ?? 'http://localhost:8080',
});
const browser = await chromium.launch({
  ...(process.env.ASSAY_CHROMIUM && { executablePath: process.env.ASSAY_CHROMIUM }),
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const files = await noteFiles(page);
  await page.goto(`${host.origin}/login`);
  await page.fill('input[name=email]', 'admin@demo.example');
  await page.fill('input[name=password]', process.env.ASSAY_DEMO_PASSWORD ?? '');
  await page.click('button[type=submit]');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');

  files.length = 0;
  await page.locator('a[href="/metrics"]').first().click();
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = files.filter(({ isScript }) => isScript);
  const entry = scripts.filter(({ name }) => name.includes('remoteEntry'));
  console.log(
    `a second remote: ${kilobytes(sum(scripts))} of JS in ${scripts.length} files, of it remoteEntry ${kilobytes(sum(entry))}`,
  );
  for (const { name, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)} ${name}`);
  await page.close();

  const again = await context.newPage();
  const asked = await noteFiles(again);
  await again.goto(`${host.origin}/verification`);
  await again.getByRole('row').nth(1).waitFor();
  await again.waitForLoadState('networkidle');
  console.log(
    `a warm revisit: ${asked.filter(({ isScript }) => isScript).length} scripts, ${asked.length} files from the network`,
  );
  for (const { name, bytes } of asked) console.log(`  ${kilobytes(bytes).padStart(9)} ${name}`);

  const { bytes } = JSON.parse(readFileSync(path.join(DIST, 'embed', 'v1.json'), 'utf8'));
  console.log(`the embedding script: ${kilobytes(bytes.gzip)} in gzip (limit 20 kB)`);
} finally {
  await browser.close();
  host.stop();
}
