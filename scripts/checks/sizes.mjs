import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';

/** Folders whose parts are rooms of their own; every other top-level folder is one room. */
const PARTED = ['server/src', 'shared'];
const IS_CODE = /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/;
const IS_STYLE = /\.css$/;
const IS_TEST = /\.test\.tsx?$|(^|\/)testing\/|^e2e\//;

/** Lines that hold more than blanks and comments. */
function countStyleLines(text) {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return withoutComments.split('\n').filter((line) => line.trim() !== '').length;
}

/** Lines that hold a part of a token: neither blank nor comment. */
function countLines(source) {
  const lines = new Set();
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    if (node.getWidth(source) === 0 || node.kind === ts.SyntaxKind.JSDoc) return;
    const last = lineOf(node.getEnd());
    for (let line = lineOf(node.getStart(source)); line <= last; line++) lines.add(line);
  };
  visit(source);
  const texts = source.text.split('\n');
  return [...lines].filter((line) => texts[line].trim() !== '').length;
}

const isNumber = (node) =>
  node !== undefined &&
  (ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)));

/** Variables, functions and classes that a file defines at its top, without types; of them those that are a number. */
function countDefinitions(source) {
  let definitions = 0;
  let constants = 0;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      definitions += declarations.length;
      constants += declarations.filter(({ initializer }) => isNumber(initializer)).length;
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) definitions += 1;
  }
  return { definitions, constants };
}

/** The figures of one file, by its path and its text; of a test, of JSON and of styles lines alone. */
export function sizeOf(file, text) {
  if (file.endsWith('.json')) return { json: text.split('\n').filter((line) => line.trim() !== '').length };
  if (IS_STYLE.test(file)) return { styles: countStyleLines(text) };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lines = countLines(source);
  return IS_TEST.test(file) ? { tests: lines } : { lines, ...countDefinitions(source) };
}

/** The room of a file: a package, or a part of a large one; a part of `folder` where one is named. */
function roomOf(file, folder = PARTED.find((parted) => file.startsWith(`${parted}/`))) {
  if (folder === undefined) return file.includes('/') ? file.split('/')[0] : 'root';
  const [part, ...rest] = path.posix.relative(folder, file).split('/');
  return rest.length === 0 ? folder : `${folder}/${part}`;
}

const COLUMNS = ['lines', 'definitions', 'constants', 'styles', 'tests', 'json'];

/**
 * Prints a table of the files that git knows.
 * @param folders parts of these, instead of rooms
 * @param refuse is called with a sentence where a folder does not exist
 */
export function printSizes(folders, refuse) {
  const wanted = folders.map((folder) => path.posix.normalize(folder).replace(/\/$/, ''));
  for (const folder of wanted)
    if (!existsSync(path.join(ROOT, folder))) refuse(`There is no folder ${folder}.`);
  const files = execFileSync('git', ['ls-files', ...wanted], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(
      (file) =>
        (IS_CODE.test(file) || IS_STYLE.test(file) || file.endsWith('.json')) &&
        !file.endsWith('package-lock.json'),
    )
    .filter((file) => existsSync(path.join(ROOT, file)));
  const rooms = new Map();
  const all = {};
  for (const file of files) {
    const room = roomOf(
      file,
      wanted.find((folder) => file.startsWith(`${folder}/`)),
    );
    const sums = rooms.get(room) ?? {};
    rooms.set(room, sums);
    for (const [column, count] of Object.entries(sizeOf(file, readFileSync(path.join(ROOT, file), 'utf8'))))
      for (const sum of [sums, all]) sum[column] = (sum[column] ?? 0) + count;
  }
  const names = [...rooms.keys()].sort();
  const width = Math.max(...names.map((name) => name.length), 'all'.length);
  const row = (name, cells) =>
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join(''));
  const figures = (sums) => COLUMNS.map((column) => (sums[column] ?? 0).toLocaleString('en'));
  row('', COLUMNS);
  for (const name of names) row(name, figures(rooms.get(name)));
  row('all', figures(all));
}
