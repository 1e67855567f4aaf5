/**
 * First paint of /verification for a signed-in user: the federated suite against the same code as one bundle, cold
 * cache, CPU ÷ 4, 1.6 Mbit/s, 150 ms. Rounds alternate, so that a change of load hits both alike.
 *
 *   node bench/first-paint/measure.mjs [--rounds 5]   against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD
 */
import path from 'node:path';
import { blockListChanges, launch, signIn } from '../harness/browser.ts';
import { checkLimit, checkRatio, median } from '../harness/limits.ts';
import { serveBuild } from '../harness/serve-build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const THROTTLE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** The limits of the suite's first paint, against the one bundle. */
const LIMITS = { ratio: 1.1, time: 1.08, requests: 20 };

const variants = {
  federated: [path.join(ROOT, 'dist', 'shell'), path.join(ROOT, 'dist')],
  mono: [path.join(ROOT, 'dist', 'mono'), path.join(ROOT, 'dist')],
};
/** Signs in once and keeps what the browser stored, for all later visits. */
async function storeSignIn(browser, origin) {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin);
  const stored = await context.storageState();
  await context.close();
  return stored.origins[0]?.localStorage ?? [];
}

/** One cold visit: bytes and requests until the list is on screen and the network is quiet, and the time to its rows. */
async function visit(browser, origin, localStorage) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await blockListChanges(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', THROTTLE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const responses = new Map();
  const loaded = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response && !response.url.startsWith('data:'))
      loaded.push({ url: response.url, type: response.mimeType, bytes: encodedDataLength });
  });
  const start = performance.now();
  await page.goto(`${origin}/verification`);
  await page.getByRole('row').nth(1).waitFor({ timeout: 60_000 });
  const milliseconds = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await context.close();
  const scripts = loaded.filter(({ type }) => type.includes('javascript'));
  return {
    milliseconds,
    scripts: scripts.length,
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: loaded.length,
  };
}

/** Measures both variants in alternating rounds. */
async function measureFirstPaint(server, rounds) {
  const browser = await launch();
  const hosts = {};
  const visits = { federated: [], mono: [] };
  try {
    for (const [name, folders] of Object.entries(variants))
      hosts[name] = await serveBuild({ folders, target: server, isSuite: name === 'federated' });
    const stored = {};
    for (const name of Object.keys(hosts)) stored[name] = await storeSignIn(browser, hosts[name].origin);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of Object.keys(hosts))
        visits[name].push(await visit(browser, hosts[name].origin, stored[name]));
    }
  } finally {
    await browser.close();
    for (const host of Object.values(hosts)) host.stop();
  }
  const medians = (all) =>
    Object.fromEntries(Object.keys(all[0]).map((figure) => [figure, median(all.map((one) => one[figure]))]));
  return { federated: medians(visits.federated), mono: medians(visits.mono) };
}

const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5;
const result = await measureFirstPaint(process.env.ASSAY_SERVER ?? 'http://localhost:8080', rounds);
for (const [name, { bytes, scripts, requests, milliseconds }] of Object.entries(result)) {
  console.log(
    `${name}: ${(bytes / 1000).toFixed(1)} kB of JS in ${scripts} files, ${requests} requests, ${milliseconds.toFixed(0)} ms to the rows`,
  );
}
const { federated, mono } = result;
console.log(`bytes: ${checkRatio(federated.bytes / mono.bytes, LIMITS.ratio)}`);
console.log(
  `requests: ${federated.requests} (${checkLimit(federated.requests, LIMITS.requests, LIMITS.requests)})`,
);
// No check: how busy the machine is counts as much as the code.
console.log(`time: ${(federated.milliseconds / mono.milliseconds).toFixed(2)} × (wanted ${LIMITS.time} ×)`);
