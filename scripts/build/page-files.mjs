import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The `import(…)` calls inside a node of `entry.tsx`, those of the functions that it calls by name included. */
function importsIn(node, functions) {
  const found = [];
  const visit = (inner) => {
    if (ts.isCallExpression(inner)) {
      const { expression, arguments: given } = inner;
      if (expression.kind === ts.SyntaxKind.ImportKeyword) found.push(given[0].text);
      else if (ts.isIdentifier(expression) && functions.has(expression.text))
        visit(functions.get(expression.text));
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/** What each page of a remote imports, by route id, as its `entry.tsx` says it in `pages`. */
function readPageImports(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );
  return constants
    .get('pages')
    .properties.map(({ name, initializer }) => [name.text, importsIn(initializer, constants)]);
}

const chunkGroupsOf = (compilation, entry) => {
  const root = [...compilation.modules].find((module) => module.nameForCondition() === entry);
  return new Map(
    (root?.blocks ?? []).map((block) => [
      block.request ?? block.dependencies[0].request,
      compilation.chunkGraph.getBlockChunkGroup(block),
    ]),
  );
};

/** Finds the files of each page of a remote: those that are loaded when its route is entered. */
export class PageFiles {
  /** File names by route id; complete after the compilation. */
  found = {};
  #entry;

  /** @param entry the `entry.tsx` of the remote */
  constructor(entry) {
    this.#entry = entry;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PageFiles', (compilation) => {
      const groups = chunkGroupsOf(compilation, this.#entry);
      const filesOf = (request) => groups.get(request)?.getFiles() ?? [];
      this.found = Object.fromEntries(
        readPageImports(this.#entry).map(([id, requests]) => [id, [...new Set(requests.flatMap(filesOf))]]),
      );
    });
  }
}
