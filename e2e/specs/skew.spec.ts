import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test, text } from '../fixtures/assay.ts';
import { writeTable } from '../fixtures/result-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ORIGIN = 'http://skew.localhost:4000';

/** Folders of built shells and releases of a remote, by the names that `e2e/skew/suites.mjs` gives them. */
interface Builds {
  readonly shells: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, string>>;
}

/** What does not fit, as the manifests of both sides name it, and the side that is older. */
interface Refusal {
  readonly what: string;
  readonly mustDeploy: 'the shell' | 'the remote';
}

/** A release of the remote, the shell in which it is opened, and why it is refused where it is. */
const CASES: readonly (readonly [remote: string, shell: string, refusal?: Refusal])[] = [
  ['today', 'today'],
  ['newer, using nothing new', 'today'],
  ['newer, using what is new', 'today', { what: 'Timeline of ui', mustDeploy: 'the shell' }],
  ['older', 'today'],
  ['today', 'the next major of shared', { what: 'router', mustDeploy: 'the remote' }],
  ['React one major back', 'today', { what: 'react', mustDeploy: 'the remote' }],
  ['Mantine one major back', 'today', { what: '@mantine/core', mustDeploy: 'the remote' }],
  ['router one major back', 'today', { what: 'react-router-dom', mustDeploy: 'the remote' }],
  ['today', 'libraries one major back', { what: 'react', mustDeploy: 'the shell' }],
  ['React one major back', 'libraries one major back', { what: '@mantine/core', mustDeploy: 'the shell' }],
];

let builds: Builds;
test.beforeAll(async () => {
  // On a fresh checkout; afterwards what is built is there.
  test.setTimeout(300_000);
  const build = path.join(ROOT, 'e2e', 'skew', 'build.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [build]);
  builds = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Builds;
});

/** Answers for an origin that has one of the shells and one of the releases. */
async function serve(page: Page, shell: string, remote: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/remotes.json')
      return route.fulfill({ json: { remotes: { probe: { base: '/probe/', version: remote } } } });
    const [folder, name] = pathname.startsWith('/probe/')
      ? [builds.remotes[remote], pathname.slice('/probe/'.length)]
      : [builds.shells[shell], pathname === '/probe' ? 'index.html' : pathname.slice(1)];
    const isThere = (await readdir(folder!)).includes(name);
    return isThere ? route.fulfill({ path: path.join(folder!, name) }) : route.fulfill({ status: 404 });
  });
}

/** The version of a library, or of an entry point, that a release was built for and that a shell has. */
async function versionsOf(what: string, { remote, shell }: { remote: string; shell: string }) {
  const read = async (folder = '', file = '') => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const built = await read(builds.remotes[remote], 'assay-manifest.json');
  const present = await read(builds.shells[shell], 'shell-manifest.json');
  const needs = built.needs[what.split(' of ').at(-1)!];
  return needs === undefined
    ? { needed: built.libraries[what], provided: present.libraries[what] }
    : { needed: Object.keys(needs).join(), provided: present.version };
}

test('a release fits or is refused before its code runs, by what it was built with and what the page has', async ({
  page,
}) => {
  const rows: string[][] = [];
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/probe\/.*\.js$/.test(request.url())) code.push(request.url());
  });
  for (const [remote, shell, refusal] of CASES) {
    await serve(page, shell, remote);
    code.length = 0;
    await page.goto(`${ORIGIN}/probe`);
    const main = page.getByRole('main');
    const alert = page.getByRole('alert');
    await expect(main.or(alert)).toBeVisible();
    const seen = refusal ? await alert.getByRole('paragraph').allInnerTexts() : ['It works.'];
    rows.push([remote, shell, seen.join(': ')]);
    if (refusal === undefined) {
      await main.getByRole('button', { name: '0 presses' }).click();
      await expect(main.getByRole('button', { name: '1 presses' })).toBeVisible();
      await expect(main).toContainText('/probe');
      continue;
    }
    const { what, mustDeploy } = refusal;
    const params = { what, ...(await versionsOf(what, { remote, shell })), remote: 'probe' };
    await expect(alert).toContainText(
      mustDeploy === 'the shell'
        ? text('shell.shellMustDeploy', params)
        : text('shell.remoteMustDeploy', params),
    );
    await expect(alert.getByRole('button', { name: text('generic.retry') })).toBeVisible();
    expect(code, `${remote} in ${shell}`).toEqual([]);
  }
  const isUpToDate = await writeTable(
    'skew',
    ['Release of the remote', 'Shell', 'What the person sees'],
    rows,
  );
  expect(isUpToDate, 'docs/federation.md had this table; it is written anew').toBe(true);
});
