// What of the product's code the product itself uses: every top-level declaration that can be reached from an entry
// point, followed declaration by declaration with the TypeScript checker. A re-export is no use, so the entry points of
// `@assay/shared` do not hide what nobody calls; tests, test helpers and the gallery are no callers.
import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';

const SOURCES = ['{shared,shell,embed,server/src,scripts}/**/*.{ts,tsx,mjs,js,jsx}', 'mfe-*/**/*.{ts,tsx}'];
const NOT_PRODUCT =
  /(^|\/)node_modules\/|\.(test|spec)\.tsx?$|\/(testing|testing-host|gallery)\/|\/testing\.tsx?$|\.d\.ts$|^types\//;

/** Files that run because something outside the import graph names them: all their exports count as used. */
const ENTRY_POINTS = [
  /^shell\/src\/bootstrap\.tsx$/,
  /^shell\/src\/federation\/shell-provides\.ts$/,
  /^mfe-[^/]+\/src\/(entry|mount)\.tsx$/,
  /^mfe-[^/]+\/src\/manifest\.ts$/,
  /^server\/src\/main[^/]*\.ts$/,
  /^server\/src\/(pipeline\/cli|commands\/generate-tables|config\/settings-table)\.ts$/,
  /^embed\/src\/(index|federation-stubs|caret-ranges)\.ts$/,
  /^scripts\/.+\.(mjs|cjs|jsx)$/,
  /^webpack(\.base|\/[^/]+)\.js$/,
];

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  allowJs: true,
  noEmit: true,
};

const relative = (file) => path.relative(ROOT, file).replaceAll('\\', '/');

/** Whether a file, by its path from the checkout, is the product's and no helper of tests. */
export const isProduct = (file) =>
  !NOT_PRODUCT.test(file) &&
  /^(shared|shell|embed|server\/src|scripts|mfe-[^/]+)\/|^webpack(\.base|\/[^/]+)\.js$/.test(file);

function declaredNames(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
    return [statement];
  return [];
}

const isReExport = (statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement);

/** The declaration of a file, or the file itself for a statement that declares nothing, in which a node stands. */
function ownerOf(node) {
  let current = node;
  for (; current.parent && !ts.isSourceFile(current.parent); current = current.parent)
    if (ts.isVariableDeclaration(current) && current.parent.parent.parent === current.getSourceFile())
      return current;
  if (declaredNames(current).length > 0 && !ts.isVariableStatement(current)) return current;
  return current.getSourceFile();
}

const isOwnName = (node) => node.parent.name === node && ts.isDeclarationStatement(node.parent);

/** The symbols that an identifier stands for, with aliases of imports resolved. */
function symbolsAt(checker, node) {
  const found = [];
  if (ts.isShorthandPropertyAssignment(node.parent))
    found.push(checker.getShorthandAssignmentValueSymbol(node.parent));
  if (ts.isBindingElement(node.parent) && ts.isObjectBindingPattern(node.parent.parent)) {
    const { propertyName, name } = node.parent;
    if (node === (propertyName ?? name))
      found.push(checker.getTypeAtLocation(node.parent.parent).getProperty(node.text));
  }
  found.push(checker.getSymbolAtLocation(node));
  return found
    .filter((symbol) => symbol !== undefined)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** A namespace that is passed on as a whole uses every export. */
const isWholeNamespace = (node, declaration) =>
  ts.isSourceFile(declaration) && !ts.isPropertyAccessExpression(node.parent) && ts.isExpression(node.parent);

class Walk {
  #checker;
  #reached = new Set();
  #queue = [];
  /** Called with every node of what is reached. */
  #visit;

  constructor(checker, visit) {
    this.#checker = checker;
    this.#visit = visit;
  }

  reach(owner) {
    if (!owner || this.#reached.has(owner) || !isProduct(relative(owner.getSourceFile().fileName))) return;
    this.#reached.add(owner);
    this.#queue.push(owner);
    this.reach(owner.getSourceFile());
  }

  reachExports(file) {
    const symbol = this.#checker.getSymbolAtLocation(file);
    for (const exported of symbol ? this.#checker.getExportsOfModule(symbol) : []) this.reachSymbol(exported);
  }

  reachSymbol(symbol) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) this.reach(ownerOf(declaration));
  }

  run() {
    for (let owner = this.#queue.pop(); owner; owner = this.#queue.pop()) {
      if (!ts.isSourceFile(owner)) this.#follow(owner, owner);
      else
        for (const statement of owner.statements)
          if (isReExport(statement)) this.#followSideEffect(statement);
          else if (declaredNames(statement).length === 0) this.#follow(statement, owner);
    }
    return this.#reached;
  }

  #followSideEffect(statement) {
    if (ts.isImportDeclaration(statement) && !statement.importClause)
      this.#reachModule(statement.moduleSpecifier);
  }

  #reachModule(specifier) {
    for (const file of this.#checker.getSymbolAtLocation(specifier)?.declarations ?? [])
      if (ts.isSourceFile(file)) this.reach(file);
  }

  #follow(node, owner) {
    this.#visit(node, owner);
    if (ts.isIdentifier(node) && !isOwnName(node))
      for (const symbol of symbolsAt(this.#checker, node))
        for (const declaration of symbol.declarations ?? [])
          if (isWholeNamespace(node, declaration)) this.reachExports(declaration);
          else this.reach(ownerOf(declaration));
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    )
      this.#reachModule(node.arguments[0]);
    ts.forEachChild(node, (child) => this.#follow(child, owner));
  }
}

/** The files that code starts by address: `new URL('./worker.ts', import.meta.url)`. */
function startedByAddress(node) {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return undefined;
  const [address] = node.arguments ?? [];
  if (!address || !ts.isStringLiteral(address) || !/\.[jt]s$/.test(address.text)) return undefined;
  return path.resolve(path.dirname(node.getSourceFile().fileName), address.text);
}

/**
 * Reads the product: its program, the checker, its files by path from the checkout, and `follow`, which answers the
 * declarations that can be reached from the entry points whose path `isEntry` takes, and calls `visit` with every node
 * of them and the declaration in which it stands.
 */
export function readProduct() {
  const files = globSync([...SOURCES, 'webpack.base.js', 'webpack/*.js', 'types/**/*.d.ts'], {
    cwd: ROOT,
    exclude: (file) => /(^|\/)(node_modules|dist)$/.test(file),
  });
  const roots = files
    .filter((file) => isProduct(file) || file.endsWith('.d.ts'))
    .map((file) => path.join(ROOT, file));
  const program = ts.createProgram(roots, OPTIONS);
  const checker = program.getTypeChecker();
  const sources = new Map(
    program
      .getSourceFiles()
      .map((file) => [relative(file.fileName), file])
      .filter(([file]) => isProduct(file)),
  );
  function follow(isEntry = () => true, visit = () => undefined) {
    const walk = new Walk(checker, (node, owner) => {
      const started = startedByAddress(node);
      const file = started && sources.get(relative(started));
      if (file) walk.reach(file);
      visit(node, owner);
    });
    for (const [file, source] of sources)
      if (isEntry(file) && ENTRY_POINTS.some((entry) => entry.test(file))) {
        walk.reach(source);
        walk.reachExports(source);
      }
    return walk.run();
  }
  return { program, checker, sources, follow };
}

/** The exported declarations of a file: name and declaration. */
export function exportedDeclarations(file) {
  return file.statements
    .filter((statement) =>
      ts.getModifiers?.(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((statement) => declaredNames(statement))
    .filter(({ name }) => name && ts.isIdentifier(name))
    .map((declaration) => ({ name: declaration.name.text, declaration }));
}

export { symbolsAt };
