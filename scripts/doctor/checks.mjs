import { MAX_DESCRIPTION } from '@assay/shared/domain';
import { readManifest } from '@assay/shared/platform/manifest';
import { findIncompatibility } from '../../shell/src/remotes/compatibility.ts';
import { compareVersions } from '../lib/entry-points.mjs';
import { forbiddenKinds } from './content-policy.mjs';
import { get, getJson } from './fetch.mjs';

/** A file of a remote that is larger, in bytes as sent, is worth a look. */
const LARGE_FILE = 150_000;

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

/** The manifest: readable, small, and every entry of it known. */
export async function checkManifest(remote, origin, report) {
  const { json, length } = await getJson(new URL('assay-manifest.json', remote), origin);
  const { manifest, dropped } = readManifest(json);
  const what = `manifest of ${manifest.name} ${manifest.version}, ${manifest.routes.length} routes, ${kilobytes(length)}`;
  if (length > MAX_DESCRIPTION) report.problem(`${what}: at most ${kilobytes(MAX_DESCRIPTION)} are read`);
  else report.ok(what);
  for (const { entry, reason } of dropped) report.problem(`${entry} would not be shown: ${reason}`);
  return manifest;
}

/** The imported exports by how the shell has them: not at all or as they were earlier, or as they are since a later version. */
function compareExports(imports, present) {
  const all = Object.entries(imports).flatMap(([since, names]) => names.map((name) => ({ name, since })));
  const order = ({ name, since }) =>
    present[name] === undefined ? 1 : compareVersions(since, present[name]);
  const named = (found) => found.map(({ name }) => name).join(', ');
  return {
    missing: named(all.filter((each) => order(each) > 0)),
    changed: named(all.filter((each) => order(each) < 0)),
  };
}

/** Entry points, exports and libraries against what the shell says it provides. */
export function checkNeeds(manifest, shell, report) {
  const provided = { ...shell, entryPoints: Object.keys(shell.entryPoints) };
  const found = findIncompatibility(manifest, provided);
  let isMissing = false;
  for (const [entryPoint, imports] of Object.entries(manifest.needs)) {
    const { missing, changed } = compareExports(imports, shell.entryPoints[entryPoint] ?? {});
    isMissing ||= missing !== '';
    if (missing)
      report.problem(`it imports ${missing} of ${entryPoint}, and the shell ${shell.version} has none such`);
    if (changed) report.note(`the shell has ${changed} of ${entryPoint} with a later signature`);
  }
  if (found)
    report.problem(
      `it needs ${found.what} ${found.needed}, and the shell has ${found.provided}: deploy the ${found.mustDeploy}`,
    );
  const exports = Object.values(manifest.needs).flatMap((imports) => Object.values(imports).flat());
  if (!found && !isMissing)
    report.ok(
      `${exports.length} exports of ${Object.keys(manifest.needs).length} entry points, and the libraries`,
    );
}

const filesOf = ({ assets }) => [...assets.js.sync, ...assets.css.sync];

/** The federation manifest and the files that opening the pages of the remote loads. */
export async function checkFiles(remote, origin, manifest, report) {
  const { json } = await getJson(new URL('mf-manifest.json', remote), origin);
  const { name, remoteEntry } = json.metaData;
  if (json.name !== manifest.container)
    report.problem(`the federation container is ${json.name}, and the manifest says ${manifest.container}`);
  const exposed = json.exposes.find(({ path }) => path === './entry');
  for (const path of ['./entry', './mount'])
    if (!json.exposes.some((entry) => entry.path === path)) report.problem(`${name} exposes no ${path}`);
  const pages = Object.values(manifest.code?.pages ?? {}).flat();
  const files = [...new Set([remoteEntry.name, ...(exposed ? filesOf(exposed) : []), ...pages])];
  let total = 0;
  for (const file of files) {
    const response = await get(new URL(file, remote), origin);
    const bytes = Number(response.headers.get('content-length')) || (await response.arrayBuffer()).byteLength;
    total += bytes;
    if (!response.ok) report.problem(`${file} returned ${response.status}`);
    else if (bytes > LARGE_FILE) report.note(`${file} has ${kilobytes(bytes)}`);
    checkCrossOrigin(file, response, { remote, origin }, report);
  }
  report.ok(`${files.length} files of its entry and pages, ${kilobytes(total)} as sent`);
}

/** A page of another origin may read a file only where the file's server says so. */
function checkCrossOrigin(file, { headers }, { remote, origin }, report) {
  if (new URL(remote).origin === origin) return;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin)
    report.problem(`${file} has no access-control-allow-origin for ${origin}`);
  if (headers.get('cross-origin-resource-policy') === 'same-origin')
    report.problem(`${file} has cross-origin-resource-policy: same-origin`);
}

/** Whether the page of the shell may load files of the remote's origin. */
export async function checkPolicy(remote, origin, report) {
  const response = await get(origin, undefined);
  const policy = response.headers.get('content-security-policy');
  if (policy === null) return report.note('the page of the shell has no content security policy');
  const forbidden = forbiddenKinds(policy, { origin: new URL(remote).origin, page: origin });
  if (forbidden.length > 0)
    report.problem(`the page of the shell forbids ${forbidden.join(', ')} of ${new URL(remote).origin}`);
  else report.ok('content security policy');
}

/** Routes and sidebar items against those of the remotes that the shell shows already. */
export async function checkNeighbours(manifest, origin, report) {
  const { json } = await getJson(new URL('/remotes.json', origin));
  const others = Object.entries(json.remotes).filter(([name]) => name !== manifest.name);
  const known = new Set(manifest.routes.map(({ id }) => id));
  const problems = [];
  for (const [name, { base }] of others) {
    const home = new URL(base.endsWith('/') ? base : `${base}/`, origin);
    const neighbour = readManifest((await getJson(new URL('assay-manifest.json', home))).json).manifest;
    for (const { id, path } of neighbour.routes) {
      known.add(id);
      const own = manifest.routes.find((route) => route.id === id || route.path === path);
      if (own) problems.push(`${own.id} at ${own.path} is taken by ${name} (${id} at ${path})`);
    }
    for (const { group, order, label } of neighbour.sidebar)
      if (manifest.sidebar.some((item) => item.group === group && item.order === order))
        report.note(`place ${order} of the sidebar group ${group} is that of ${label}, too`);
  }
  for (const { id, parent } of manifest.routes)
    if (parent && !known.has(parent)) problems.push(`${id} is inside ${parent}, which no remote has`);
  for (const problem of problems) report.problem(problem);
  if (problems.length === 0)
    report.ok(`no clash with ${others.map(([name]) => name).join(', ') || 'anything'}`);
}
