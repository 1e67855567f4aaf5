import type { OcrWord } from './ocr.ts';
import type { Neighbours } from './repair.ts';
import { eachWord, NEVER_PRINTED, PLACES, repairPass } from './repair.ts';

/** A day and a year, with or without the month before them, that run together: no number is written so. */
const RUN_TOGETHER = /^(\p{Lu}\p{Ll}{2,8}\.?)?(\d{1,2},)((?:19|20)\d{2})([,.]?)$/u;
const DAY_FIRST = /^(\d{1,2})(\p{Lu}\p{Ll}{2,8}\.?)((?:19|20)\d{2})$/u;
const MONTH_LIKE = /^\p{Lu}\p{Ll}{2,8}\.?$/u;
/** A month that runs together with its day before a year, or with its year behind a day: "30Jul 2019", "28 Apr2024". */
const DAY_AND_MONTH = /^(\d{1,2})(\p{Lu}\p{Ll}{2,8}\.?)$/u;
const MONTH_AND_YEAR = /^(\p{Lu}\p{Ll}{2,8}\.?)((?:19|20)\d{2})$/u;
const YEAR = /^(?:19|20)\d{2}[,.]?$/u;
const DAY_BEFORE = /^[0-3]?\d\.?$/u;

/** A date that lost its spaces, `Jun7,2018` or `26,2017` after a name, as its words; each has its share of the box. */
function withSpacesInDates(word: OcrWord, beside: Neighbours): OcrWord[] {
  const parts =
    DAY_FIRST.exec(word.text)?.slice(1) ??
    monthWithDayOrYear(word.text, beside) ??
    monthFirst(word.text, beside.before);
  if (parts.length === 0) return [word];
  const perCharacter = (word.x1 - word.x0) / word.text.length;
  let x = word.x0;
  return parts.flatMap((text) => {
    const x0 = x;
    x += text.length * perCharacter;
    return text === '' ? [] : [{ ...word, text, x0, x1: x }];
  });
}

function monthWithDayOrYear(text: string, { before, next }: Neighbours): string[] | null {
  const parted = YEAR.test(next?.text ?? '')
    ? DAY_AND_MONTH.exec(text)
    : DAY_BEFORE.test(before?.text ?? '')
      ? MONTH_AND_YEAR.exec(text)
      : null;
  return parted === null ? null : parted.slice(1);
}

function monthFirst(text: string, before: OcrWord | undefined): string[] {
  const [, month, day = '', year = '', end = ''] = RUN_TOGETHER.exec(text) ?? [];
  if (day === '' || (month === undefined && !MONTH_LIKE.test(before?.text ?? ''))) return [];
  return [month ?? '', day, year + end];
}

/** Dates that run together, "Jun7,2018". */
export const DATES_RUN_TOGETHER = repairPass(
  'dates-run-together',
  { below: NEVER_PRINTED, place: PLACES.number },
  eachWord(withSpacesInDates),
);
