import { ANY_OF, anyOf } from './function-words.ts';
import { fold } from './fold.ts';
import type { Language } from './language-files.ts';
import { inAllLanguages } from './language-files.ts';
import { ORDINAL_MARK } from './ordinals.ts';
import { wordPattern } from './word-pattern.ts';

/** How titles name quarters, years and lengths of time, as patterns of folded texts. */

const named = (of: keyof Language['periods']): string =>
  anyOf(inAllLanguages(({ periods }) => periods[of]).map(fold));
const MARK = named('quarterMark');
const YEAR_MARK = named('yearMark');
const OF = `(?:(?:${ANY_OF}) )?`;

/** "Q4 2023", "4. Quartal 2024", "T4 2023", "2T24", "kv. 1 2024"; recognition may lose the space: "Q42023". */
export const QUARTER = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:(?:${MARK})\\.?\\s?([1-4])|([1-4])\\s?(?:${MARK})`,
    `|([1-4])(?:\\.|${fold(ORDINAL_MARK)})?\\s(?:${named('quarter')}))(?:(?=20\\d\\d(?!\\d))|(?![\\p{L}\\p{N}]))`,
    `(?:\\s?[/'’-]?\\s?${OF}((?:20)?\\d{2})(?!\\d))?|(?<![\\p{L}\\p{N}])([1-4])q(\\d{2})(?!\\d)`,
  ].join(''),
  'u',
);
/** A word for a quarter or a half of a year. */
export const PART_OF_YEAR = new RegExp(`${named('quarter')}|${named('half')}`, 'iu');
/** "9 months", "12m". */
export const MONTHS_LONG = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:m(?![\\p{L}])|[\\s-](?:${named('months')})(?!\\p{L}))`,
  'u',
);
/** "Geschäftsjahr 2024", "FY24", "2024": a year and nothing else. */
export const YEAR_ONLY = new RegExp(
  `^(?:${named('year')}|${YEAR_MARK})?\\s?'?(20\\d{2}|\\d{2}(?<=(?:${YEAR_MARK})\\s?'?\\d{2}))$`,
  'u',
);
/** "Mars 2024", "Jul-24", "marzo de 2024". */
export const MONTH_YEAR = new RegExp(
  `(\\p{L}{3,})\\.?(?:[\\s'’/-]|\\s(?:${ANY_OF})\\s)*((?:19|20)\\d{2}|\\d{2}(?!\\d))?(?!\\d)`,
  'gu',
);
/** What says of a sum that it runs on: since inception, to date. */
export const TO_DATE = wordPattern(
  inAllLanguages(({ columns }) => [...columns.inception, ...columns.cumulative, ...columns.toDate]),
);
