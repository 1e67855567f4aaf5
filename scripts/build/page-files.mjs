import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sharedNameOf } from './shared-imports.mjs';

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

/** The files of a group of chunks, without the entry of the remote, which is there when a page is asked for. */
const filesOf = ({ chunks }) =>
  chunks.filter((chunk) => !chunk.hasRuntime()).flatMap(({ files }) => [...files]);

/** The shared entry points that a group of chunks imports, without what their own modules load later. */
function entryPointsOf(group, { chunkGraph }) {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.map(sharedNameOf).filter((name) => name !== undefined);
}

/**
 * Finds what each page of a remote loads when its route is entered: its files, and those of the given shared entry points
 * that it imports.
 */
export class PageFiles {
  /** File names by route id; complete after the compilation. */
  found = {};
  /** Names of shared entry points by route id, of the pages that import one; complete after the compilation. */
  entryPoints = {};
  #entry;
  #noted;

  /**
   * @param entry the `entry.tsx` of the remote
   * @param noted the shared entry points that a page may have to wait for
   */
  constructor(entry, noted) {
    this.#entry = entry;
    this.#noted = noted;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PageFiles', (compilation) => {
      const groups = chunkGroupsOf(compilation, this.#entry);
      const pages = readPageImports(this.#entry).map(([id, requests]) => [
        id,
        requests.map((request) => groups.get(request)).filter((group) => group !== undefined),
      ]);
      this.found = Object.fromEntries(
        pages.map(([id, ofPage]) => [id, [...new Set(ofPage.flatMap(filesOf))]]),
      );
      this.entryPoints = Object.fromEntries(
        pages
          .map(([id, ofPage]) => [
            id,
            this.#noted.filter((name) =>
              ofPage.some((group) => entryPointsOf(group, compilation).includes(name)),
            ),
          ])
          .filter(([, names]) => names.length > 0),
      );
    });
  }
}
