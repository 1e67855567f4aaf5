import { fold } from './fold.ts';
import { inAllLanguages, LANGUAGES } from './language-files.ts';

/** The first twenty ordinals of all languages, in every ending. */
const ORDINALS = new Map(
  LANGUAGES.flatMap(({ ordinals: { words, endings } }) =>
    words.flatMap((forms, at) =>
      forms.flatMap((form) => ['', ...endings].map((ending) => [fold(form + ending), at + 1] as const)),
    ),
  ),
);
const MARKS = inAllLanguages(({ ordinals }) => ordinals.marks)
  .sort((a, b) => b.length - a.length)
  .map((mark) => mark.replace('.', '\\.'));
/** Source of a pattern: what makes an ordinal of a number in digits. */
export const ORDINAL_MARK = `(?:${MARKS.join('|')})`;
const IN_DIGITS = new RegExp(`^(\\d{1,2})${ORDINAL_MARK}$`, 'iu');

/** The number that an ordinal says in words or digits ("sixth", "7e"); null for any other text. */
export function ordinalOf(text: string): number | null {
  const trimmed = text.replace(/^[("“]+|[),.;:"”]+$/gu, '');
  const digits = IN_DIGITS.exec(trimmed)?.[1];
  return digits === undefined ? (ORDINALS.get(fold(trimmed)) ?? null) : Number(digits);
}
