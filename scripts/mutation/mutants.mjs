// The mutants of source files: small faults that tests should notice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';

const { SyntaxKind } = ts;

/** The operators that a comparison or a bound is changed to. */
const OPERATORS = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, [['comparison', '!==']]],
  [SyntaxKind.ExclamationEqualsEqualsToken, [['comparison', '===']]],
  [
    SyntaxKind.LessThanToken,
    [
      ['comparison', '>='],
      ['boundary', '<='],
    ],
  ],
  [
    SyntaxKind.LessThanEqualsToken,
    [
      ['comparison', '>'],
      ['boundary', '<'],
    ],
  ],
  [
    SyntaxKind.GreaterThanToken,
    [
      ['comparison', '<='],
      ['boundary', '>='],
    ],
  ],
  [
    SyntaxKind.GreaterThanEqualsToken,
    [
      ['comparison', '<'],
      ['boundary', '>'],
    ],
  ],
]);

const LOGICAL = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken];

/** The faults of one node, as kind, node to replace, and text to put there. */
function* faultsOf(node, permissions) {
  const words = (part) => part.getText();
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    for (const [kind, text] of OPERATORS.get(operatorToken.kind) ?? []) yield [kind, operatorToken, text];
    if (LOGICAL.includes(operatorToken.kind))
      for (const side of [left, right]) yield ['dropped condition', node, `(${words(side)})`];
  }
  if (ts.isIfStatement(node))
    for (const text of ['true', 'false']) yield ['dropped condition', node.expression, text];
  if (ts.isConditionalExpression(node))
    for (const part of [node.whenTrue, node.whenFalse]) yield ['dropped condition', node, `(${words(part)})`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    yield ['dropped condition', node, `!!(${words(node.operand)})`];
  if (ts.isNumericLiteral(node)) yield ['constant', node, `(${words(node)} + 1)`];
  if (node.kind === SyntaxKind.TrueKeyword) yield ['constant', node, 'false'];
  if (node.kind === SyntaxKind.FalseKeyword) yield ['constant', node, 'true'];
  if (ts.isStringLiteral(node) && permissions.includes(node.text)) {
    const next = permissions[(permissions.indexOf(node.text) + 1) % permissions.length];
    yield ['swapped permission', node, `'${next}'`];
  }
}

/** All mutants of a file, in the order of its text. Types are left alone: they do nothing when tests run. */
function mutantsOf(file, permissions) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const mutants = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [kind, { pos, end }, text] of faultsOf(node, permissions)) {
      const start =
        pos + (source.text.slice(pos, end).match(/^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*/)?.[0].length ?? 0);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ file, kind, start, end, text, line, original: source.text.slice(start, end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Numbers below 1 that are the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A draw of `count` mutants of the files: the same for the same seed and sources. */
export function drawMutants(files, { permissions, count, seed }) {
  const random = createRandom(seed);
  return files
    .flatMap((file) => mutantsOf(file, permissions))
    .map((mutant) => ({ mutant, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
