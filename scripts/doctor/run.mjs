/**
 * Would this built remote load in that shell? `npm run doctor -- https://cdn.example/risk/1.0.0/ --shell
 * https://assay.example`. Says what fits and what does not; ends with 1 where something does not.
 */
import { readArguments, refuseArguments } from '../../server/src/processes/run-command.ts';
import { checkFiles, checkManifest, checkNeeds, checkNeighbours, checkPolicy } from './checks.mjs';
import { getJson } from './fetch.mjs';

const USAGE = `npm run doctor -- REMOTE_URL --shell SHELL_URL
  Says whether a built remote would load in a shell, and ends with 1 where it would not.`;

const { values, positionals } = readArguments({
  usage: USAGE,
  options: { shell: 'required' },
  hasPositionals: true,
});
const [address, ...others] = positionals;
if (!address || others.length > 0) refuseArguments(USAGE, 'One remote is checked.');
if (!URL.canParse(values.shell)) refuseArguments(USAGE, `--shell ${values.shell} is not an address.`);

let problems = 0;
const report = {
  ok: (text) => console.log(`ok       ${text}`),
  note: (text) => console.log(`note     ${text}`),
  problem: (text) => {
    problems += 1;
    console.log(`PROBLEM  ${text}`);
  },
};

/** A check that cannot be made is a problem, and the others go on. */
async function attempt(check) {
  try {
    return await check();
  } catch (error) {
    report.problem(error.issues ? `the manifest is not valid: ${error.message}` : error.message);
    return undefined;
  }
}

const { origin } = new URL(values.shell);
const remote = new URL(address.endsWith('/') ? address : `${address}/`, origin).href;
const manifest = await attempt(() => checkManifest(remote, origin, report));
const shell = await attempt(async () => (await getJson(new URL('/shell-manifest.json', origin))).json);
if (manifest && shell) await attempt(() => checkNeeds(manifest, shell, report));
if (manifest) await attempt(() => checkFiles(remote, origin, manifest, report));
if (manifest) await attempt(() => checkNeighbours(manifest, origin, report));
await attempt(() => checkPolicy(remote, origin, report));
console.log(
  problems === 0
    ? `${manifest.name} would load in the shell at ${origin}.`
    : `${problems} problem${problems === 1 ? '' : 's'}.`,
);
process.exitCode = problems === 0 ? 0 : 1;
