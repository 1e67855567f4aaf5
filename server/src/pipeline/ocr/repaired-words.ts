import { withAmountNotes } from './amount-note-words.ts';
import { withColumnNumbers, withoutDots } from './column-numbers.ts';
import { CORRECTIONS } from './text-repairs.ts';
import { DATES_RUN_TOGETHER } from './dates-run-together.ts';
import { isDebris, withoutDust } from './debris.ts';
import { withForeignNames } from './foreign-names.ts';
import { LABEL_WORDS_MISREAD } from './label-words.ts';
import { withLostPoints } from './lost-points.ts';
import { withLostMinus, withRomanInCode, withRomanNumber, withRomanOne } from './lost-signs.ts';
import { withAmountSigns, withDecimalSigns, withUsualSeparators, withWholeNumbers } from './number-words.ts';
import type { OcrWord } from './ocr.ts';
import type { RepairedPage, WordPass } from './repair.ts';
import {
  COULD_BE_ANOTHER,
  eachWord,
  NEVER_PRINTED,
  PLACES,
  repairPass,
  repairWords,
  wordPass,
} from './repair.ts';
import { restoreSarl } from './societies.ts';
import { GROUPS_WITH_DUST, withSpacedGroups } from './spaced-groups.ts';
import { withoutSpecks } from './specks.ts';

/** What puts the words of a page right, in its order: each pass reads what the ones before it leave. */
export const WORD_PASSES: readonly WordPass[] = [
  // "Renewables |": a bar that the picture shows to be a letter, before bars are dropped as rests of frames.
  repairPass(
    'roman-one',
    { below: NEVER_PRINTED, place: PLACES.behindName },
    eachWord((word, { before }) => withRomanOne(word, before)),
  ),
  wordPass('debris', (words) => words.filter((word) => !isDebris(word))),
  wordPass('specks', withoutSpecks),
  // "223" for "22.3", by the picture.
  repairPass(
    'lost-points',
    { below: NEVER_PRINTED, place: PLACES.number },
    eachWord((word, _, { raster }) => withLostPoints(raster, word)),
  ),
  ...CORRECTIONS,
  // "Fund Il", by the picture.
  repairPass(
    'roman-strokes',
    { below: NEVER_PRINTED, place: PLACES.behindName },
    eachWord((word, beside, { raster }) => withRomanNumber(raster, word, beside)),
  ),
  // "2021-1-001" for "2021-I-001", by the picture.
  repairPass(
    'roman-in-code',
    { below: NEVER_PRINTED, place: PLACES.number },
    eachWord((word, _, { raster }) => withRomanInCode(raster, word)),
  ),
  // "33%" for "-33%", by the picture.
  repairPass('lost-minus', { below: NEVER_PRINTED, place: PLACES.number }, (words, { raster }) =>
    words.map((word) => withLostMinus(raster, word, words)),
  ),
  DATES_RUN_TOGETHER,
  wordPass('dust', withoutDust),
  // "S.a r.l.", by the picture.
  repairPass('societies', { below: NEVER_PRINTED, place: PLACES.legalForm }, (words, { raster }) =>
    restoreSarl(raster, words),
  ),
  ...LABEL_WORDS_MISREAD,
  // "Societe", by the model of another language.
  repairPass(
    'foreign-names',
    { below: NEVER_PRINTED, place: PLACES.inName },
    (words, { raster, language, readLines }) => withForeignNames(raster, words, language, readLines),
  ),
  // "(TE)", by what notes on amounts are.
  repairPass('amount-notes', { below: COULD_BE_ANOTHER, place: PLACES.note }, withAmountNotes),
  // "1,12:"
  repairPass('footnote-dots', { below: NEVER_PRINTED, place: PLACES.number }, withoutDots),
  // Numbers, by the other ones of the page and of their column: "(1.310)", "3/175:66", "15:33", "5,0 VC)".
  wordPass('whole-numbers', withWholeNumbers),
  GROUPS_WITH_DUST,
  wordPass('spaced-groups', withSpacedGroups),
  repairPass('usual-separators', { below: NEVER_PRINTED, place: PLACES.number }, withUsualSeparators),
  repairPass('amount-signs', { below: NEVER_PRINTED, place: PLACES.number }, withAmountSigns),
  repairPass('decimal-signs', { below: NEVER_PRINTED, place: PLACES.number }, withDecimalSigns),
  repairPass('column-numbers', { below: NEVER_PRINTED, place: PLACES.besideNumbers }, (words, { raster }) =>
    withColumnNumbers(raster, words),
  ),
];

/** The words of a page, in their order, as they are most likely printed: without specks, and with what was misread put right. */
export function repairedWords(read: readonly OcrWord[], page: RepairedPage): Promise<readonly OcrWord[]> {
  const even = read.map((word) => ({ ...word, text: word.text.trim().normalize('NFC') }));
  return repairWords(even, WORD_PASSES, page);
}
