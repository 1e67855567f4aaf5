import { overlapY } from '../pdf/geometry.ts';
import type { OcrWord } from './ocr.ts';
import type { WordPass, WordRepair } from './repair.ts';
import { eachWord, NEVER_PRINTED, PLACES, repairPass, replaced } from './repair.ts';

const { number, behindNumber } = PLACES;

/** What recognition makes of a percent sign behind a number. */
const PERCENT = /^(?:Yo|Y0|%o|°\/o)$/u;
const NUMBER_AND_PERCENT = /^(\d[\d.,]*)(?:Yo|Y0|%o|°\/o)$/u;
/** The same behind a space and a number with decimals, which no further digits can follow. */
const PERCENT_DIGITS = /^9?[46]6$|^96$/u;
/** What else it is read as there, with doubt, and as high as the number: the mark of a footnote is smaller. */
const PERCENT_DOUBT = /^(?:\d{1,3}|[HNY]\p{L}?)\.?$/u;
const SURE_DIGITS = 0.85;
const FULL_HEIGHT = 0.75;
const WITH_DECIMALS = /^[-–(]?\d{1,3}[.,]\d{1,2}$/u;
/** The space before a percent sign is narrower than this part of the height. */
const SIGN_SPACE = 0.7;

/** Whether a word stands as near behind a number with decimals as its percent sign does. */
function isSignBehind(word: OcrWord, before: OcrWord | undefined): boolean {
  if (before === undefined || !WITH_DECIMALS.test(before.text) || overlapY(before, word) <= 0) return false;
  return word.x0 > before.x0 && word.x0 - before.x1 < SIGN_SPACE * (word.y1 - word.y0);
}

/** A word of a shape behind a number with decimals as the percent sign that it was. */
const asPercent = (isRead: (word: OcrWord, before: OcrWord) => boolean): WordRepair =>
  eachWord((word, { before }) =>
    before !== undefined && isSignBehind(word, before) && isRead(word, before)
      ? { ...word, text: '%' }
      : word,
  );

const isHigh = (word: OcrWord, before: OcrWord): boolean =>
  word.y1 - word.y0 >= FULL_HEIGHT * (before.y1 - before.y0);

/** What percent signs are misread as. */
export const PERCENT_SIGNS: readonly WordPass[] = [
  repairPass('percent-digits', {
    misread: '10,8 946',
    below: NEVER_PRINTED,
    place: behindNumber,
    repair: asPercent(({ text }) => PERCENT_DIGITS.test(text)),
  }),
  repairPass('percent-letters', {
    misread: '10,8 Ho',
    below: SURE_DIGITS,
    place: behindNumber,
    repair: asPercent((word, before) => PERCENT_DOUBT.test(word.text) && isHigh(word, before)),
  }),
  repairPass('percent-behind', {
    misread: '6,40 Yo',
    below: NEVER_PRINTED,
    place: behindNumber,
    repair: replaced(PERCENT, '%'),
  }),
  repairPass('percent-joined', {
    misread: '12Yo',
    below: NEVER_PRINTED,
    place: number,
    repair: replaced(NUMBER_AND_PERCENT, '$1%'),
  }),
];
