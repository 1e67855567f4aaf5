// What the shared entry points export, compared with the report in shared/entry-points.json. Remotes that are deployed
// already import these exports, so none is removed without a new major. `npm run generate:entry-points` writes the
// report: `-- --major` accepts removals, `-- --release` marks the version as given to users.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { SHARED_ENTRY_POINTS } from '../../webpack.base.js';
import { readEntryPoints, REPORT_FILE, versionAfter } from '../lib/entry-points.mjs';
import { ROOT } from '../lib/install.mjs';
import { readProduct } from './product-graph.mjs';

const COMMAND = 'npm run generate:entry-points';
const relative = (file) => path.relative(ROOT, file).replaceAll('\\', '/');
const printer = ts.createPrinter({ removeComments: true });

/** The types declared in an entry point's own folder that nodes name, and those that these name in turn. */
function ownTypes(nodes, { checker, folder }) {
  const found = new Set();
  const visit = (child) => {
    const symbol = ts.isIdentifier(child) ? checker.getSymbolAtLocation(child) : undefined;
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target?.declarations ?? []) {
      const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
      const isOwn = relative(declaration.getSourceFile().fileName).startsWith(folder);
      if (!isType || !isOwn || found.has(declaration)) continue;
      found.add(declaration);
      visit(declaration);
    }
    ts.forEachChild(child, visit);
  };
  for (const node of nodes) visit(node);
  return [...found];
}

/** The nodes of a declaration that its callers rely on: parameters and types, not bodies. */
function callerNodes(declaration) {
  if (ts.isFunctionLike(declaration))
    return [...(declaration.typeParameters ?? []), ...declaration.parameters, declaration.type].filter(
      Boolean,
    );
  if (ts.isClassDeclaration(declaration))
    return declaration.members.flatMap((member) => [member.name, ...callerNodes(member)]).filter(Boolean);
  if (declaration.type) return [declaration.type];
  const value = declaration.initializer;
  return value && ts.isFunctionLike(value) ? callerNodes(value) : [];
}

/**
 * A hash of what callers of an export rely on: its parameters and types, with the types of its entry point that these
 * name. An inferred type is left to the tests of types in this repository, and a library to its major.
 */
function signatureOf(symbol, context) {
  const own = (symbol.declarations ?? []).filter((declaration) =>
    relative(declaration.getSourceFile().fileName).startsWith('shared/'),
  );
  const nodes = own.flatMap(callerNodes);
  const texts = [...nodes, ...ownTypes(nodes, context)].map((node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()),
  );
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}

/** The exports of every shared entry point that exist at run time, with the hashes of their signatures. */
function readExports({ checker, sources }) {
  const read = (name) => {
    const file = sources.get(`shared/${name}/index.ts`);
    const context = { checker, folder: `shared/${name.split('/')[0]}/` };
    const all = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return target.flags & ts.SymbolFlags.Value ? [[symbol.name, signatureOf(target, context)]] : [];
    });
    return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return Object.fromEntries(SHARED_ENTRY_POINTS.map((name) => [name, read(name)]));
}

/** What differs between report and code: exports that are gone, and those that are new or have another signature. */
function compare(report, present) {
  const names = [...new Set([...Object.keys(report), ...Object.keys(present)])];
  return names.flatMap((entryPoint) => {
    const before = report[entryPoint] ?? {};
    const now = present[entryPoint] ?? {};
    return [
      ...Object.keys(before)
        .filter((name) => !Object.hasOwn(now, name))
        .map((name) => ({ entryPoint, name, kind: 'removed' })),
      ...Object.keys(now)
        .filter((name) => before[name]?.signature !== now[name])
        .map((name) => ({ entryPoint, name, kind: before[name] ? 'changed' : 'new' })),
    ];
  });
}

/**
 * What keeps the report from being true: an export that was removed without a new major, and exports that are new or
 * have another signature and are not in the report.
 */
export function entryPointProblems(product) {
  const { entryPoints } = readEntryPoints();
  return compare(entryPoints, readExports(product)).map(({ entryPoint, name, kind }) =>
    kind === 'removed'
      ? `entry point: ${name} is gone from @assay/shared/${entryPoint}: deployed remotes that import it break. ` +
        `Bring it back, or accept a new major with ${COMMAND} -- --major.`
      : `entry point: ${name} of @assay/shared/${entryPoint} is ${kind} and not in shared/entry-points.json: ${COMMAND}`,
  );
}

/** Writes one export a line, so that a review shows what changed. */
function format({ released, version, entryPoints }) {
  const lines = Object.entries(entryPoints).map(([name, exports]) => {
    const entries = Object.entries(exports).map(
      ([key, { since, signature }]) =>
        `      ${JSON.stringify(key)}: { "since": "${since}", "signature": "${signature}" }`,
    );
    return `    ${JSON.stringify(name)}: {\n${entries.join(',\n')}\n    }`;
  });
  return `{\n  "released": "${released}",\n  "version": "${version}",\n  "entryPoints": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The report after the present code. Throws where something was removed and no new major was asked for. */
function nextReport({ released, version, entryPoints }, present, { isMajor }) {
  const differences = compare(entryPoints, present);
  // What appeared after the last release is nobody's yet: it may go without a new major.
  const removed = differences.filter(
    ({ kind, entryPoint, name }) => kind === 'removed' && entryPoints[entryPoint][name].since !== version,
  );
  const wasMajor = version.split('.')[0] !== released.split('.')[0];
  if (removed.length > 0 && !isMajor && !wasMajor) {
    const names = removed.map(({ entryPoint, name }) => `${name} of ${entryPoint}`).join(', ');
    throw new Error(`Removed: ${names}. Deployed remotes may import it: ${COMMAND} -- --major accepts that.`);
  }
  const isNewer = differences.some(({ kind }) => kind !== 'removed');
  const next =
    isMajor && !wasMajor
      ? versionAfter(released, { isMajor: true })
      : isNewer && version === released
        ? versionAfter(released, { isMajor: false })
        : version;
  const sinceOf = (entryPoint, name, signature) => {
    const before = entryPoints[entryPoint]?.[name];
    return before?.signature === signature ? before.since : next;
  };
  const written = Object.entries(present).map(([entryPoint, exports]) => [
    entryPoint,
    Object.fromEntries(
      Object.entries(exports).map(([name, signature]) => [
        name,
        { since: sinceOf(entryPoint, name, signature), signature },
      ]),
    ),
  ]);
  return { released, version: next, entryPoints: Object.fromEntries(written) };
}

if (import.meta.main) {
  const report = readEntryPoints();
  const { values } = readArguments({
    usage: `npm run generate:entry-points [-- --major] [--release]
  Writes the report of what the shared entry points export (ADR 0028).
  --major    accepts that exports are gone
  --release  marks this version as released`,
    options: { major: 'flag', release: 'flag' },
  });
  try {
    const next = nextReport(report, readExports(readProduct()), { isMajor: values.major });
    const released = values.release ? next.version : next.released;
    writeFileSync(REPORT_FILE, format({ ...next, released }));
    console.log(`Shared entry points ${next.version}, last released ${released}: ${REPORT_FILE}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
