// Nothing without a caller (docs/adr/0024-nothing-without-a-caller.md): fails on an export, a method of an interface, a
// text, a switch, an access rule, an error code or an endpoint that no code of the product uses.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { ROOT } from '../lib/install.mjs';
import { ensureReportsFolder, REPORTS } from '../lib/reports.mjs';
import { MESSAGES } from '../../shared/messages/index.ts';
import { ACCESS_RULES, ERROR_CODES, SWITCH_NAMES } from '../../shared/domain/index.ts';
import { entryPointProblems } from './entry-points.mjs';
import { exportedDeclarations, readProduct, symbolsAt } from './product-graph.mjs';
import { unreachedImports } from './test-imports.mjs';

readArguments({
  usage:
    'npm run check:callers\n  Fails on an export, a text, a switch or an endpoint that the product does not use (ADR 0024).',
});

/** Files whose literals define a table and are no use of its names. */
const TABLES =
  /^shared\/(messages\/catalogue\/|domain\/(switches|errors)\/|domain\/permissions\/access-rules\.ts$)/;
/** What integrators call, or code that the build writes. */
const CALLED_FROM_OUTSIDE = new Set(['MountHandle', 'PageStyles']);
const IS_CHECKED = /^(shared|shell|embed\/src|mfe-[^/]+|server)\//;
const IS_BROWSER = /^(shell|embed|mfe-[^/]+|scripts\/dev)\//;
/** The engine is under construction in a place of its own. */
const IS_ENGINE = /^server\/src\/pipeline\//;

const product = readProduct();
const pathOf = (node) => path.relative(ROOT, node.getSourceFile().fileName).replaceAll('\\', '/');

const literals = new Set();
const switches = new Set();
const members = new Set();

const isValue = (node) =>
  !ts.isLiteralTypeNode(node.parent) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** Whether a property is read off the whole set of switches. */
function isSwitchRead(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return hasAllSwitches(product.checker.getTypeAtLocation(parent.expression));
  return ts.isBindingElement(parent) && hasAllSwitches(product.checker.getTypeAtLocation(parent.parent));
}
const hasAllSwitches = (type) => SWITCH_NAMES.every((name) => type.getProperty(name) !== undefined);

function note(node) {
  if (ts.isStringLiteralLike(node) && isValue(node) && !TABLES.test(pathOf(node))) literals.add(node.text);
  if (!ts.isIdentifier(node)) return;
  if (SWITCH_NAMES.includes(node.text) && !TABLES.test(pathOf(node)) && isSwitchRead(node))
    switches.add(node.text);
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return;
  for (const symbol of symbolsAt(product.checker, node))
    for (const declaration of symbol.declarations ?? [])
      if (declaration.name !== node) members.add(declaration);
}

const reached = product.follow(() => true, note);
const membersByName = Map.groupBy(
  [...members].filter(({ name }) => name && ts.isIdentifier(name)),
  ({ name }) => name.text,
);
const reachedInBrowser = product.follow((file) => IS_BROWSER.test(file));

ensureReportsFolder();
writeFileSync(REPORTS.unreachedImports, JSON.stringify(unreachedImports(product, reached)));

/** Calls that no browser of ours makes, but the server of an integrator. */
const ASKED_BY_OTHER_SERVERS = new Set(['createHostToken']);

const isEndpoint = (declaration) =>
  ts.isVariableDeclaration(declaration) &&
  ts.isCallExpression(declaration.initializer ?? declaration) &&
  declaration.initializer.expression.getText() === 'defineEndpoint';

/** Whether a method is called where its interface was passed on as a narrower one that has the method too. */
function isCalledUnderAnotherType(member, statement) {
  const own = product.checker.getTypeAtLocation(statement);
  return [...(membersByName.get(member.name.getText()) ?? [])].some(
    ({ parent }) =>
      (ts.isInterfaceDeclaration(parent) || ts.isTypeLiteralNode(parent)) &&
      product.checker.isTypeAssignableTo(own, product.checker.getTypeAtLocation(parent)),
  );
}

/** Methods of a reached interface that nothing reached calls. */
function unusedMethods(statement) {
  if (!ts.isInterfaceDeclaration(statement) || !reached.has(statement)) return [];
  const name = statement.name.text;
  if (name.endsWith('Props') || CALLED_FROM_OUTSIDE.has(name)) return [];
  return statement.members
    .filter((member) => ts.isMethodSignature(member) || (member.type && ts.isFunctionTypeNode(member.type)))
    .filter((member) => !members.has(member) && !isCalledUnderAnotherType(member, statement))
    .map((member) => `${name}.${member.name.getText()}`);
}

/** Everything that may have callers, by kind: names in all, and those without a caller. */
const kinds = { text: [], switch: [], rule: [], code: [], endpoint: [], export: [], method: [] };
const totals = {};
const judge = (kind, names, isUsed) => {
  totals[kind] = names.length;
  for (const name of names) if (!isUsed(name)) kinds[kind].push({ name, place: '' });
};

judge('text', Object.keys(MESSAGES), (key) => literals.has(key));
judge('switch', [...SWITCH_NAMES], (name) => literals.has(name) || switches.has(name));
judge('rule', [...ACCESS_RULES], (name) => literals.has(name));
judge('code', Object.keys(ERROR_CODES), (name) => literals.has(name));
totals.endpoint = 0;
totals.export = 0;
for (const [file, source] of product.sources) {
  if (!IS_CHECKED.test(file) || IS_ENGINE.test(file)) continue;
  for (const { name, declaration } of exportedDeclarations(source)) {
    totals.export += 1;
    if (isEndpoint(declaration)) {
      totals.endpoint += 1;
      if (!reachedInBrowser.has(declaration) && !ASKED_BY_OTHER_SERVERS.has(name))
        kinds.endpoint.push({ name, place: file });
    } else if (!reached.has(declaration)) kinds.export.push({ name, place: file });
  }
  for (const statement of source.statements)
    for (const name of unusedMethods(statement)) kinds.method.push({ name, place: file });
}

const problems = [
  ...entryPointProblems(product),
  ...Object.entries(kinds).flatMap(([kind, all]) =>
    all.map(({ name, place }) => `${kind} ${name} has no caller in the product ${place}`.trimEnd()),
  ),
];
for (const [kind, all] of Object.entries(kinds))
  console.log(
    `  ${kind.padEnd(9)} ${String(totals[kind] ?? '').padStart(5)}  without a caller ${all.length}`,
  );
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
