import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A machine without a network must not wait for it, in milliseconds. */
const INSTALL_LIMIT = 180_000;
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowser() {
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0 && found.stdout.trim()) return found.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

function playwrightBrowser() {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT,
  });
  return status === 0 ? 'playwright' : undefined;
}

function packagedBrowser() {
  if (process.getuid?.() !== 0) return undefined;
  const options = { stdio: 'ignore', timeout: INSTALL_LIMIT };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], options);
  return installedBrowser();
}

/**
 * Finds a browser for the tests: an installed Chrome or Chromium, else Playwright's own, else the system's package.
 * Returns its path, or `playwright` for the one that Playwright manages.
 */
export function ensureBrowser() {
  const browser = process.env.ASSAY_BROWSER ?? installedBrowser() ?? playwrightBrowser() ?? packagedBrowser();
  if (!browser) throw new Error('No browser: install Chrome or Chromium, or name one in ASSAY_BROWSER.');
  return browser;
}
