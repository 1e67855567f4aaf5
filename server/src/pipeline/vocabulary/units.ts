import { CURRENCY_MARK } from './currencies.ts';
import { inAllLanguages } from './language-files.ts';

/** Powers of ten in which amounts are printed: how they are written short, and in words. */

/** Short forms in lower case, as sources of patterns; the same in all languages. */
const SHORT_FORMS = [
  { power: 3, forms: ['k', 'tsd', "'?000s?"], withCurrency: ['t', 'ts'] },
  { power: 5, forms: ['lakhs?', 'lacs?'], withCurrency: [] },
  { power: 6, forms: ['m', 'mm', 'mn', 'mio', 'mln'], withCurrency: ['mill?', 'mdo'] },
  { power: 7, forms: ['crores?'], withCurrency: ['crs?'] },
  { power: 9, forms: ['b', 'bn', 'md', 'mds', 'mrd', 'mld'], withCurrency: ['bln', 'mdr'] },
] as const;

/** The spellings of a form with optional letters: "mill?" is "mil" and "mill". */
function spellings(form: string): string[] {
  const [all, letter = ''] = /(.)\?/u.exec(form) ?? [];
  return all === undefined ? [form] : ['', letter].flatMap((kept) => spellings(form.replace(all, kept)));
}

/** The short forms of each power of ten, one by one. */
export const SHORT_SCALE_FORMS: readonly { power: number; forms: string[]; withCurrency: string[] }[] =
  SHORT_FORMS.map(({ power, forms, withCurrency }) => ({
    power,
    forms: forms.flatMap(spellings),
    withCurrency: withCurrency.flatMap(spellings),
  }));

/** A power of ten with the source of the pattern of its short forms, also those that need a currency beside them. */
export const SHORT_SCALES: readonly { power: number; source: string }[] = SHORT_FORMS.map(
  ({ power, forms, withCurrency }) => ({ power, source: `(?:${[...forms, ...withCurrency].join('|')})` }),
);

/** Words of a power of ten in all languages. */
export const SCALE_WORDS: readonly { power: number; words: readonly string[] }[] = [
  { power: 3, words: inAllLanguages(({ scales }) => scales.thousand) },
  { power: 6, words: inAllLanguages(({ scales }) => scales.million) },
  { power: 9, words: inAllLanguages(({ scales }) => scales.billion) },
];

/** Source of a pattern: a power of ten beside a currency, short or in words: "m", "Mio.", "'000", "thousands". */
export const ANY_SCALE = [
  ...SHORT_SCALES.map(({ source }) => `${source}\\.?`),
  ...SCALE_WORDS.flatMap(({ words }) => words),
].join('|');

const isWord = (form: string): boolean => /^\p{L}[\p{L} ]*$/u.test(form);

/** What stands for a power of ten behind a number, lower case. */
const POWERS: ReadonlyMap<string, number> = new Map(
  [...SCALE_WORDS.map(({ power, words }) => ({ power, forms: words })), ...SHORT_SCALE_FORMS].flatMap(
    ({ power, forms }) => forms.filter(isWord).map((form): [string, number] => [form, power]),
  ),
);

/** A "t" is a thousand only with its currency: "12 tkr", "12 T€". */
const BEFORE_CURRENCY = [`[KkTt](?=(?:${CURRENCY_MARK})(?!\\p{L}))`, '[Mm]n?(?=kr)', '[Mm]d(?=kr)'];

/** Source of a pattern: a power of ten behind a number, "m", "Mio.", "millions". */
export const UNIT_BEHIND = [
  ...[...POWERS.keys()]
    .sort((a, b) => b.length - a.length)
    .map(
      (form) =>
        `(?:[${form[0] ?? ''}${(form[0] ?? '').toUpperCase()}]${form.slice(1)}|${form.toUpperCase()})(?!\\p{Ll})\\.?`,
    ),
  ...BEFORE_CURRENCY,
].join('|');

/** Source of a pattern: what may stand before a currency that stands before its amount, "T€ 240", "Mio. EUR 12.5". */
export const UNIT_BEFORE = '[TtKkMm]|Tsd\\.?|Mio\\.?|Mrd\\.?';

/** Source of a pattern: what stands behind a multiple. */
export const MULTIPLE_MARK = ['[xX×]', ...inAllLanguages(({ multiples }) => multiples)].join('|');

/** The power of ten of a unit as printed; 0 for none. */
export function powerOf(unit: string | undefined): number {
  const form = unit?.toLowerCase().replace(/\.$/u, '') ?? '';
  return POWERS.get(form) ?? (form === 't' ? 3 : 0);
}
