import { withAmountNotes } from './amount-note-words.ts';
import { withColumnNumbers, withoutDots } from './column-numbers.ts';
import { CORRECTIONS } from './corrections.ts';
import { DATES_RUN_TOGETHER } from './dates-run-together.ts';
import { isDebris, withoutDust } from './debris.ts';
import { withForeignNames } from './foreign-names.ts';
import { LABEL_WORDS_MISREAD } from './label-words.ts';
import { withLostPoints } from './lost-points.ts';
import { withLostMinus, withRomanNumber, withRomanOne } from './lost-signs.ts';
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
import { withSocieties } from './societies.ts';
import { GROUPS_WITH_DUST, withSpacedGroups } from './spaced-groups.ts';
import { withoutSpecks } from './specks.ts';

/** What puts the words of a page right, in its order: each pass reads what the ones before it leave. */
export const WORD_PASSES: readonly WordPass[] = [
  // A bar that the picture shows to be a letter, before bars are dropped as rests of frames.
  repairPass('roman-one', {
    misread: 'Renewables |',
    below: NEVER_PRINTED,
    place: PLACES.behindName,
    repair: eachWord((word, { before }) => withRomanOne(word, before)),
  }),
  wordPass('debris', (words) => words.filter((word) => !isDebris(word))),
  wordPass('specks', withoutSpecks),
  // Single words, by their letters, by those beside them and by their picture.
  repairPass('lost-points', {
    misread: '223',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: eachWord((word, _, { raster }) => withLostPoints(raster, word)),
  }),
  ...CORRECTIONS,
  repairPass('roman-strokes', {
    misread: 'Fund Il',
    below: NEVER_PRINTED,
    place: PLACES.behindName,
    repair: eachWord((word, { before }, { raster }) => withRomanNumber(raster, word, before)),
  }),
  repairPass('lost-minus', {
    misread: '33%',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: (words, { raster }) => words.map((word) => withLostMinus(raster, word, words)),
  }),
  DATES_RUN_TOGETHER,
  wordPass('dust', withoutDust),
  // Names, labels and notes on amounts.
  repairPass('societies', {
    misread: 'S.a r.l.',
    below: NEVER_PRINTED,
    place: PLACES.legalForm,
    repair: (words, { raster }) => withSocieties(raster, words),
  }),
  ...LABEL_WORDS_MISREAD,
  repairPass('foreign-names', {
    misread: 'Societe',
    below: NEVER_PRINTED,
    place: PLACES.inName,
    repair: (words, { raster, language, readLines }) => withForeignNames(raster, words, language, readLines),
  }),
  repairPass('amount-notes', {
    misread: '(TE)',
    below: COULD_BE_ANOTHER,
    place: PLACES.note,
    repair: withAmountNotes,
  }),
  repairPass('footnote-dots', {
    misread: '1,12:',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: withoutDots,
  }),
  // Numbers, by the other ones of the page and of their column.
  wordPass('whole-numbers', withWholeNumbers),
  GROUPS_WITH_DUST,
  wordPass('spaced-groups', withSpacedGroups),
  repairPass('usual-separators', {
    misread: '(1.310)',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: withUsualSeparators,
  }),
  repairPass('amount-signs', {
    misread: '3/175:66',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: withAmountSigns,
  }),
  repairPass('decimal-signs', {
    misread: '15:33',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: withDecimalSigns,
  }),
  repairPass('column-numbers', {
    misread: '5,0 VC)',
    below: NEVER_PRINTED,
    place: PLACES.besideNumbers,
    repair: (words, { raster }) => withColumnNumbers(raster, words),
  }),
];

/** The words of a page, in their order, as they are most likely printed: without specks, and with what was misread put right. */
export function repairedWords(read: readonly OcrWord[], page: RepairedPage): Promise<readonly OcrWord[]> {
  const even = read.map((word) => ({ ...word, text: word.text.trim().normalize('NFC') }));
  return repairWords(even, WORD_PASSES, page);
}
