// Which imports of a test the product itself does not use: what nobody calls proves nothing.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';
import { isProduct } from './product-graph.mjs';

const TESTS = '{shared,shell,mfe-*,server/src,soak,e2e}/**/*.{test,spec}.{ts,tsx}';

/** The values that a file imports by name from each module; none for a module imported as a whole. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly)
    .map(({ moduleSpecifier, importClause }) => {
      const bindings = importClause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      return {
        specifier: moduleSpecifier.text,
        names: named
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ name, propertyName }) => (propertyName ?? name).text),
      };
    });
}

/** An entry point that only re-exports is no code of its own. */
const onlyReExports = (source) => source.statements.every((statement) => ts.isExportDeclaration(statement));

/**
 * The imported names of the product that no entry point reaches, by test file, as paths from the checkout.
 * @param product what `readProduct` returns
 * @param reached what its `follow` returns
 */
export function unreachedImports({ program, checker, sources }, reached) {
  const options = program.getCompilerOptions();

  function unreachedNames(target, names) {
    const source = sources.get(target);
    if (!source) return [];
    const exports = new Map(
      checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => [symbol.name, symbol]),
    );
    return names.filter((name) => {
      const symbol = exports.get(name);
      if (!symbol) return false;
      const { declarations } =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const own = declarations?.filter((node) =>
        isProduct(path.relative(ROOT, node.getSourceFile().fileName)),
      );
      return own !== undefined && own.length > 0 && !own.some((node) => reached.has(node));
    });
  }

  const found = {};
  const isPackage = (name) => /(^|\/)(node_modules|dist)$/.test(name);
  for (const file of globSync(TESTS, { cwd: ROOT, exclude: isPackage })) {
    const absolute = path.join(ROOT, file);
    const names = importsOf(absolute).flatMap(({ specifier, names: imported }) => {
      const { resolvedModule } = ts.resolveModuleName(specifier, absolute, options, ts.sys);
      const target =
        resolvedModule && path.relative(ROOT, resolvedModule.resolvedFileName).replaceAll('\\', '/');
      if (!target || !isProduct(target)) return [];
      const isWhole =
        imported.length === 0 &&
        sources.has(target) &&
        !onlyReExports(sources.get(target)) &&
        !reached.has(sources.get(target));
      return isWhole ? [target] : unreachedNames(target, imported);
    });
    if (names.length > 0) found[file.replaceAll('\\', '/')] = names;
  }
  return found;
}
