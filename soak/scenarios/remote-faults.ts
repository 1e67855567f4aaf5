import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, expect, type Browser, type BrowserContext } from '@playwright/test';
import { fillSignIn } from '../../e2e/fixtures/assay.ts';
import {
  FAULTS,
  forgetVisits,
  TARGETS,
  tryFault,
  type RemoteFault,
  type Target,
} from '../../e2e/fixtures/remote-faults.ts';
import { writeTable } from '../../e2e/fixtures/result-table.ts';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import type { Scenario } from '../lib/scenario.ts';
import { PASSWORD, startSuite } from '../lib/suite.ts';

const ROOT = new URL('../../', import.meta.url);

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, baseURL: string): Promise<Session> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await fillSignIn(page, 'reviewer@demo.example', PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);
  return context.storageState();
}

/** Tries one fault in a browser of its own. @returns what the person sees, and what is wrong with it */
async function tryOne(
  open: () => Promise<BrowserContext>,
  fault: RemoteFault,
  target: Target,
): Promise<{ seen: string; harm?: string }> {
  const context = await open();
  try {
    const page = await context.newPage();
    await forgetVisits(page);
    return { seen: await tryFault(page, fault, target) };
  } catch (error) {
    return { seen: 'failed', harm: `${fault.name}, ${target.remote}: ${String(error)}` };
  } finally {
    await context.close();
  }
}

export const scenario: Scenario = {
  title: 'times every fault of every remote',
  times: 1,
  async run({ times }) {
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('scripts/build.mjs', ROOT))]);
    const suite = await startSuite({ settings: { ASSAY_DIST: fileURLToPath(new URL('dist', ROOT)) } });
    const found = ensureBrowser();
    const executable = found === 'playwright' ? {} : { executablePath: found };
    const browser = await chromium.launch({ ...executable, args: ['--no-sandbox'] });
    const harmed: string[] = [];
    const rows: string[][] = [];
    try {
      const baseURL = suite.urls[0] ?? '';
      const storageState = await signIn(browser, baseURL);
      const open = () => browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
      for (let time = 0; time < times; time++)
        for (const fault of FAULTS) {
          const seen: string[] = [];
          for (const target of TARGETS) {
            const one = await tryOne(open, fault, target);
            seen.push(one.seen);
            if (one.harm !== undefined) harmed.push(one.harm);
          }
          if (time === 0) rows.push([fault.name, ...seen]);
        }
      await writeTable('faults', ['Fault', ...TARGETS.map(({ remote }) => remote)], rows);
    } finally {
      await browser.close();
      await suite.close();
    }
    return {
      harmed,
      unexpectedEnds: suite.unexpectedEnds(),
      measured: { 'faults tried': times * FAULTS.length * TARGETS.length },
    };
  },
};
