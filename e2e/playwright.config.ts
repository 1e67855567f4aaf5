import { defineConfig } from '@playwright/test';
import { BASE_URL, DATA_FOLDER, DEMO_PASSWORD, FOREIGN_ORIGIN, PORT } from './fixtures/installation.ts';

const browser = process.env.ASSAY_BROWSER;
/** Where the whole run writes how each test ended, for the requirement check. */
const report = process.env.ASSAY_E2E_REPORT;

/** The browser tests drive the built suite with its real server, database, identity and pipeline. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Names the tests that are running when the whole hangs: twice what it takes on a slow machine, and less than the step may.
  globalTimeout: 28 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ...(report
      ? [['json', { outputFile: report }] as const, ['./fixtures/embedding-reporter.ts'] as const]
      : []),
  ],
  use: {
    baseURL: BASE_URL,
    viewport: { width: 1440, height: 900 },
    // The texts of the catalogue, which the tests name.
    locale: 'en-GB',
    // Nothing waits for an animation, and drawing them took a fifth of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording one slows every step down. `npm run test:browser -- --trace on` shows why a test fails.
    trace: 'off',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/fixtures/server.mjs',
    cwd: '..',
    url: `${BASE_URL}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      ASSAY_DATA: DATA_FOLDER,
      ASSAY_MODE: 'demo',
      ASSAY_DEMO_PASSWORD: DEMO_PASSWORD,
      DRAIN_SECONDS: '0',
      ASSAY_EMBED_ORIGINS: FOREIGN_ORIGIN,
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
