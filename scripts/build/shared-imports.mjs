import webpack from 'webpack';

const SCOPE = '@assay/shared/';
/** The name of the shared entry point that a module of the build stands for, if it does. */
export const sharedNameOf = (module) => {
  const key = module?.type === 'consume-shared-module' ? module.options.shareKey : undefined;
  return key?.startsWith(SCOPE) ? key.slice(SCOPE.length) : undefined;
};

/** The exports that a dependency refers to; an empty path stands for the whole module. */
const referencesOf = (dependency, moduleGraph) =>
  (dependency.getReferencedExports?.(moduleGraph, undefined) ?? []).map((reference) =>
    Array.isArray(reference) ? reference : reference.name,
  );

/**
 * Finds which exports of shared entry points the code of a remote imports: its own modules and those of
 * `@assay/shared` that are compiled into it, as far as they are used. The remote's own copies of shared entry points
 * are not followed, because in the shell they are not loaded. Importing a whole entry point (`import *`, `export *`) is
 * an error: it would need whatever the entry point has.
 */
export class SharedImports {
  /** Export names by entry point; complete after the compilation. */
  found = new Map();
  #entry;

  /** @param entry the file whose imports are followed */
  constructor(entry) {
    this.#entry = entry;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('SharedImports', (compilation) =>
      compilation.hooks.afterOptimizeDependencies.tap('SharedImports', (modules) => {
        const root = [...modules].find(({ resource }) => resource === this.#entry);
        if (root) this.#follow(root, compilation);
      }),
    );
  }

  #follow(root, { moduleGraph, errors }) {
    const reached = new Set([root]);
    for (const module of reached)
      for (const connection of moduleGraph.getOutgoingConnections(module)) {
        if (!connection.module || !connection.isActive(undefined)) continue;
        const entryPoint = sharedNameOf(connection.module);
        if (entryPoint === undefined) reached.add(connection.module);
        else this.#note(entryPoint, module, referencesOf(connection.dependency, moduleGraph), errors);
      }
  }

  #note(entryPoint, module, references, errors) {
    const names = this.found.get(entryPoint) ?? new Set();
    this.found.set(entryPoint, names);
    for (const [name] of references)
      if (name !== undefined) names.add(name);
      else
        errors.push(
          new webpack.WebpackError(
            `${module.resource} imports all of ${SCOPE}${entryPoint}. Import its exports by name.`,
          ),
        );
  }
}
