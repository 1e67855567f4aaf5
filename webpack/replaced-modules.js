/** Replacements in the code of others, which fail the build when what they replace is not there any more. */
import webpack from 'webpack';

const failureOf = (what) =>
  new webpack.WebpackError(`The build replaces ${what}, which is not there: look at this replacement again.`);

/**
 * Puts modules of ours in the place of those of a package. Fails the first compilation where one of them is not asked for: later
 * ones of a watch ask for what has changed only.
 * @param modules by the end of the request for a module of theirs, the path of ours
 * @param name the package whose own modules ask for them; without it, whoever asks
 */
export const replaceModules = (modules, name = '') => ({
  apply(compiler) {
    const absent = new Set(Object.keys(modules));
    compiler.hooks.normalModuleFactory.tap('ReplaceModules', (factory) =>
      factory.hooks.beforeResolve.tap('ReplaceModules', (resource) => {
        if (!resource.context.includes(name)) return;
        const found = Object.keys(modules).find((end) => resource.request.endsWith(end));
        if (found === undefined) return;
        absent.delete(found);
        resource.request = modules[found];
      }),
    );
    compiler.hooks.afterCompile.tap('ReplaceModules', (compilation) => {
      // A page's template is compiled beside its scripts.
      if (compilation.compiler.isChild()) return;
      for (const end of absent) compilation.errors.push(failureOf(`${name.replace(/\/$/, '')}${end}`));
      absent.clear();
    });
  },
});

/**
 * Fails a compilation that has `companion`, but none of the modules that a loader changes.
 * @param changed the paths that the rule of the loader tests for
 */
export const requireModules = (changed, companion) => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('RequireModules', (compilation) =>
      compilation.hooks.finishModules.tap('RequireModules', (modules) => {
        const paths = [...modules].flatMap(({ resource }) => (resource === undefined ? [] : [resource]));
        if (paths.some((one) => companion.test(one)) && !paths.some((one) => changed.test(one)))
          compilation.errors.push(failureOf(String(changed)));
      }),
    );
  },
});
