/** The texts of a bundle in other languages: one chunk for each, with the keys that the modules of the bundle name. */
import { noteNamedKeys } from '../scripts/build/messages/locale-texts-loader.mjs';

const LOCALE_TEXTS = /\/scripts\/build\/messages\/locale-texts\.[\w-]+\.mjs$/;
/** Before the exports of modules are looked at, which then are those that were built again. */
const FIRST = -1000;

/** The rule for the modules that are filled. */
export const localeTextsRule = (loader) => ({ test: LOCALE_TEXTS, use: loader });

/** Builds the modules of other languages again once all modules, and with them all named keys, are known. */
export const localeTexts = {
  apply(compiler) {
    compiler.hooks.compilation.tap('LocaleTexts', (compilation) => {
      compilation.hooks.finishModules.tapPromise({ name: 'LocaleTexts', stage: FIRST }, async (modules) => {
        const all = [...modules];
        const filled = all.filter(({ resource }) => resource !== undefined && LOCALE_TEXTS.test(resource));
        if (filled.length === 0) return;
        const keys = new Set(all.flatMap(({ buildInfo }) => buildInfo?.messageKeys ?? []));
        noteNamedKeys(compilation, [...keys].sort());
        const build = (module) =>
          new Promise((resolve, reject) =>
            compilation.rebuildModule(module, (error) => (error ? reject(error) : resolve())),
          );
        await Promise.all(filled.map(build));
      });
    });
  },
};
