import { distance } from 'fastest-levenshtein';

import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import { fold } from '../vocabulary/fold.ts';
import { countriesOfForm, type FormCountries } from '../vocabulary/legal-forms.ts';
import type { OcrLanguage, OcrWord } from './ocr.ts';
import { sheetOf } from './piece-sheet.ts';
import { isBefore } from './word-order.ts';

/**
 * A page in English lists companies of Denmark, Germany and France, and a model knows the letters of its own language only:
 * "Dybbøl" is read as "Dybbgl". A legal form tells which language the name before it is in; the name is read again with that
 * language's model, which may change its letters to such with accents and nothing else.
 */

/** The models that read names best, by the countries whose legal forms they have. Those of English names have none. */
const MODELS: Readonly<Partial<Record<FormCountries, OcrLanguage>>> = {
  'Germany, Austria, Switzerland': 'deu',
  'France, Luxembourg, Belgium, Italy': 'fra',
  'Netherlands and Flanders': 'nld',
  'Denmark and Norway': 'dan',
  'Sweden and Finland': 'swe',
  'Spain, Portugal and Latin America': 'spa',
};
/** It knows the accents of most other languages, too. */
const OTHER_ACCENTS: OcrLanguage = 'fra';

/** So many names of a page are read again at most: a sheet of them must not outgrow the page. */
const MAX_NAMES = 80;
/** A name is at most so many words. */
const MAX_WORDS = 8;
const NAME_WORD = /^[("“]?(?:\p{Lu}|\d|&|\p{Ll}{1,3}$)/u;
const WITH_SMALL_LETTER = /\p{Ll}/u;
const END_MARKS = /[),.;:"”*†‡]+$/u;
const WITH_ACCENT = /[^\P{L}A-Za-z]/u;
const ACCENTS = /[^\P{L}A-Za-z]/gu;
const LONG_NAME = /^\p{Lu}\p{L}{4,}$/u;
const NAME_WITH_ACCENT = /^\p{Lu}(?=\p{L}*\p{Ll}).*[^\P{L}A-Za-z]/u;
/** What is read again must be read with this confidence, and lie over so much of the word in whose place it is put. */
const SURE = 0.8;
const COVERED = 0.6;
/** Letters that may be read otherwise for each accent: "ii" for ü, "eé" for è. */
const EDITS = 2;

/** Words of a line that are a name in the language of `model`. */
interface Name {
  model: OcrLanguage;
  words: readonly OcrWord[];
}

const formOf = ({ text }: OcrWord): FormCountries | null =>
  countriesOfForm(text) ?? countriesOfForm(text.replace(END_MARKS, ''));

/** The words of a name from its beginning to one of them, in their line: what was read later stands behind other words. */
function nameUpTo(words: readonly OcrWord[], last: OcrWord): OcrWord[] {
  const name = [last];
  while (name.length <= MAX_WORDS) {
    const [first = last] = name;
    const before = words.find((word) => isBefore(word, first) && NAME_WORD.test(word.text));
    if (before === undefined) break;
    name.unshift(before);
  }
  return name;
}

/** The last word of the line of a name over a word that begins its own line in a cell. */
function lineAbove(words: readonly OcrWord[], { x0, x1, y0, y1 }: OcrWord): OcrWord | undefined {
  const height = y1 - y0;
  let last = words.find(
    (word) =>
      y0 - word.y1 < height && word.y1 - y0 < height / 2 && word.y0 < y0 && word.x0 < x1 && word.x1 > x0,
  );
  while (last !== undefined) {
    const left: OcrWord = last;
    const next = words.find((word) => isBefore(left, word) && NAME_WORD.test(word.text));
    if (next === undefined) break;
    last = next;
  }
  return last;
}

/** The words of a name before its legal form; a narrow cell has a line for each. */
function namedBefore(words: readonly OcrWord[], form: OcrWord): OcrWord[] {
  const named = nameUpTo(words, form).slice(0, -1);
  if (named.length > 0) return named;
  let top = form;
  while (named.length < MAX_WORDS) {
    const above = lineAbove(words, top);
    if (above === undefined || !NAME_WORD.test(above.text)) break;
    const line = nameUpTo(words, above);
    named.unshift(...line);
    top = line[0] ?? above;
  }
  return named;
}

/** The names of a page that its own model may have misread: by their legal form, or by an accent that it does not know well. */
function foreignNames(words: readonly OcrWord[], language: OcrLanguage): Name[] {
  const taken = new Set<OcrWord>();
  const take = (model: OcrLanguage | undefined, named: readonly OcrWord[]): Name[] => {
    const own = named.filter((word) => !taken.has(word));
    // A heading in capitals has words that look like forms.
    if (model === undefined || model === language || !own.some(({ text }) => WITH_SMALL_LETTER.test(text)))
      return [];
    for (const word of own) taken.add(word);
    return [{ model, words: own }];
  };
  // From the end: "GmbH & Co. KG" is one form behind one name.
  const byForm = words.toReversed().flatMap((word) => {
    const countries = formOf(word);
    return countries === null ? [] : take(MODELS[countries], namedBefore(words, word));
  });
  if (language !== 'eng') return byForm;
  return [
    ...byForm,
    ...words.flatMap((word) => (NAME_WITH_ACCENT.test(word.text) ? take(OTHER_ACCENTS, [word]) : [])),
  ];
}

/** Whether a word differs from how it was read before in its accents, and in what they were taken for. */
function isSameName(again: OcrWord, before: OcrWord): boolean {
  const accents = again.text.match(ACCENTS)?.length ?? 0;
  const isSame = again.text.toLowerCase() === before.text.toLowerCase();
  if (accents === 0 || isSame || again.confidence < SURE) return false;
  if (WITH_ACCENT.test(before.text) && again.confidence <= before.confidence) return false;
  return distance(fold(again.text), fold(before.text)) <= EDITS * accents;
}

const shareOf = (word: OcrWord, other: OcrWord): number =>
  overlapY(word, other) > 0 ? overlapX(word, other) / (word.x1 - word.x0) : 0;

/** The names of a page that were read with their accents, by their plain letters. */
function namesWithAccents(words: readonly OcrWord[]): ReadonlyMap<string, OcrWord> {
  const sure = words.filter(
    ({ text, confidence }) => LONG_NAME.test(text) && WITH_ACCENT.test(text) && confidence >= SURE,
  );
  return new Map(sure.map((word) => [fold(word.text), word]));
}

/** A word as the same name was read anew, or elsewhere on the page with its accents. */
function asElsewhere(
  word: OcrWord,
  read: ReadonlyMap<string, OcrWord>,
  named: ReadonlyMap<string, OcrWord>,
): OcrWord {
  if (!NAME_WORD.test(word.text)) return word;
  const key = fold(word.text);
  const found = read.get(key) ?? (WITH_ACCENT.test(word.text) ? undefined : named.get(key));
  if (found === undefined) return word;
  const isCapitals = !WITH_SMALL_LETTER.test(word.text);
  const text = isCapitals ? found.text.toUpperCase() : found.text;
  return { ...word, text, confidence: found.confidence };
}

/** The words of a page with the names of other languages as the models of those languages read them. */
export async function withForeignNames(
  raster: Raster,
  words: readonly OcrWord[],
  language: OcrLanguage,
  readLines: (sheet: Raster, model: OcrLanguage) => Promise<OcrWord[]>,
): Promise<OcrWord[]> {
  const names = foreignNames(words, language).slice(0, MAX_NAMES);
  const read = new Map<string, OcrWord>();
  for (const [model, own] of Map.groupBy(names, (name) => name.model)) {
    const sheet = sheetOf(
      raster,
      own.map((name) => unionRect(name.words)),
    );
    const again = (await readLines(sheet.raster, model)).flatMap((word) => sheet.placed(word) ?? []);
    for (const before of own.flatMap((name) => name.words)) {
      const [found, ...others] = again.filter((word) => shareOf(before, word) > COVERED);
      if (found !== undefined && others.length === 0 && isSameName(found, before))
        read.set(fold(before.text), found);
    }
  }
  const named = namesWithAccents(words);
  return words.map((word) => asElsewhere(word, read, named));
}
