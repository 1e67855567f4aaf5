import { CURRENCY_MARKS, currencyOfMark } from './currencies.ts';
import { SCALE_WORDS, SHORT_SCALE_FORMS } from './units.ts';

/** How notes on amounts are printed word by word: what a misread word of a note is compared with. */

/** A word that may be printed in a note on amounts. */
export interface NoteForm {
  text: string;
  /** The currency that is part of it, by its code; null for a scale alone. */
  currency: string | null;
  /** Power of ten; null for a currency alone. */
  power: number | null;
}

/** Shorter words are no words of a scale but short forms of one. */
const MIN_WORD_LENGTH = 4;

/** A word with a capital. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words of a power of ten: "thousand", "Millionen". */
export const SCALE_WORD_FORMS: readonly NoteForm[] = SCALE_WORDS.flatMap(({ power, words }) =>
  words
    .filter((word) => word.length >= MIN_WORD_LENGTH && /^\p{L}+$/u.test(word))
    .flatMap((word) => [word, capital(word)].map((text) => ({ text, currency: null, power }))),
);

/** Short forms beside a currency: "m", "Tsd", "'000". */
export const SHORT_SCALE_NOTES: readonly NoteForm[] = SHORT_SCALE_FORMS.flatMap(({ power, forms }) =>
  forms.flatMap((form) => [form, capital(form)].map((text) => ({ text, currency: null, power }))),
);

/** A currency and its scale as one word: "TEUR", "€m", "Mkr", "$'000". */
export const COMPOSITE_NOTES: readonly NoteForm[] = SHORT_SCALE_FORMS.flatMap(
  ({ power, forms, withCurrency }) =>
    CURRENCY_MARKS.filter((mark) => !/[.\s]/u.test(mark) && mark.length <= 3).flatMap((mark) => {
      const currency = currencyOfMark(mark);
      const before = [...forms, ...withCurrency].filter((form) => /^\p{L}/u.test(form));
      const behind = forms.map((form) => `${mark}${form}`);
      return [...before.flatMap((form) => [`${form}${mark}`, `${capital(form)}${mark}`]), ...behind].map(
        (text) => ({ text, currency, power }),
      );
    }),
);
