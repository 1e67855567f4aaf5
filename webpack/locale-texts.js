/**
 * The texts of a bundle in other languages: beside each chunk a file for each language, with the keys that the modules of the
 * chunk name. `scripts/build/messages/page-messages.mjs` fetches it with the chunk, as a chunk's stylesheet is fetched.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { TRANSLATIONS } from '../scripts/build/messages/translations.mjs';

const { Compilation, RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'LocaleTexts';
const READER = /\/scripts\/build\/messages\/page-messages\.mjs$/;
const NEEDED = [
  RuntimeGlobals.require,
  RuntimeGlobals.ensureChunk,
  RuntimeGlobals.loadScript,
  RuntimeGlobals.publicPath,
];

const modulesOf = (chunk, { chunkGraph }) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => [...(module.modules ?? [module])]);

/** The keys that the modules of some chunks name. */
function keysOf(chunks, compilation) {
  const modules = chunks.flatMap((chunk) => modulesOf(chunk, compilation));
  return new Set(modules.flatMap(({ buildInfo }) => buildInfo?.messageKeys ?? []));
}

/** The texts in a language of those keys that have one; undefined where none has. */
function textsOf(keys, translations) {
  const known = keys.filter((key) => Object.hasOwn(translations, key)).sort();
  return known.length === 0 ? undefined : Object.fromEntries(known.map((key) => [key, translations[key]]));
}

/**
 * The texts of each chunk that the entry `runtimeChunk` loads, by locale and id: the first ones, which are there when it runs, and
 * the others without the texts of those.
 */
function textsByLocale(runtimeChunk, compilation) {
  const first = [...runtimeChunk.getAllInitialChunks()];
  const later = [...runtimeChunk.getAllReferencedChunks()].filter((chunk) => !first.includes(chunk));
  const known = keysOf(first, compilation);
  const ownKeysOf = (chunk) => [...keysOf([chunk], compilation)].filter((key) => !known.has(key));
  const keys = [
    [runtimeChunk.id, [...known]],
    ...later.map((chunk) => [chunk.id, ownKeysOf(chunk)]).sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  return Object.fromEntries(
    Object.entries(TRANSLATIONS).map(([locale, translations]) => {
      const all = keys.map(([id, named]) => [id, textsOf(named, translations)]);
      return [locale, new Map(all.filter(([, texts]) => texts !== undefined))];
    }),
  );
}

/** One hash for the texts of a language: with one for each file, the table of names would be longer than the texts are apart. */
const hashOf = (texts) =>
  createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 10);

const fileOf = (id, locale, hash) => `${id}.${locale}.${hash}.js`;

/** Tells the reader which chunks have texts of their own in which language. */
class LocaleTextsRuntimeModule extends RuntimeModule {
  constructor() {
    super('locale texts', RuntimeModule.STAGE_BASIC);
  }

  generate() {
    const { chunk, compilation } = this;
    const { uniqueName } = compilation.outputOptions;
    const locales = Object.entries(textsByLocale(chunk, compilation)).map(([locale, texts]) => [
      locale,
      { hash: hashOf(texts), chunks: [...texts.keys()] },
    ]);
    const table = { bundle: uniqueName, first: chunk.id, locales: Object.fromEntries(locales) };
    return `${RuntimeGlobals.require}.localeTexts = ${JSON.stringify(table)};`;
  }
}

/** Writes the files of texts and adds their table to the entries that have a reader of it. */
export const localeTexts = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const entries = [];
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        const all = [...chunk.getAllReferencedChunks()].flatMap((one) => modulesOf(one, compilation));
        if (!all.some(({ resource }) => READER.test(resource))) return;
        for (const needed of NEEDED) requirements.add(needed);
        compilation.addRuntimeModule(chunk, new LocaleTextsRuntimeModule());
        entries.push(chunk);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { uniqueName } = compilation.outputOptions;
        for (const entry of entries)
          for (const [locale, texts] of Object.entries(textsByLocale(entry, compilation)))
            for (const [id, ofChunk] of texts) {
              const place = `(globalThis[Symbol.for('assay.localeTexts')]??={})[${JSON.stringify(`${uniqueName}/${id}/${locale}`)}]`;
              const source = new webpack.sources.RawSource(`${place}=${JSON.stringify(ofChunk)};`);
              compilation.emitAsset(fileOf(id, locale, hashOf(texts)), source);
            }
      });
    });
  },
};
