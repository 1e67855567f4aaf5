import { withAmountNotes } from './amount-note-words.ts';
import { withColumnNumbers, withoutDots } from './column-numbers.ts';
import { CORRECTIONS, DATES_RUN_TOGETHER, isDebris, withoutDust } from './corrections.ts';
import { withForeignNames } from './foreign-names.ts';
import { LABEL_WORDS_MISREAD } from './label-words.ts';
import { withLostPoints } from './lost-points.ts';
import { withLostMinus, withRomanNumber, withRomanOne } from './lost-signs.ts';
import { withAmountSigns, withDecimalSigns, withUsualSeparators, withWholeNumbers } from './number-words.ts';
import type { OcrWord } from './ocr.ts';
import type { Repair, RepairedPage } from './repair.ts';
import { COULD_BE_ANOTHER, eachWord, NEVER_PRINTED, PLACES, repairWords } from './repair.ts';
import { withSocieties } from './societies.ts';
import { GROUPS_WITH_DUST, withSpacedGroups } from './spaced-groups.ts';
import { withoutSpecks } from './specks.ts';

/** A bar that the picture shows to be a letter, before bars are dropped as rests of frames. */
const BEFORE_CLEANING: readonly Repair[] = [
  {
    misread: 'Renewables |',
    below: NEVER_PRINTED,
    place: PLACES.behindName,
    repair: eachWord((word, { before }) => withRomanOne(word, before)),
  },
];

/** Single words, by their letters, by those beside them and by their picture. */
const WORDS: readonly Repair[] = [
  {
    misread: '223',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: eachWord((word, _, { raster }) => withLostPoints(raster, word)),
  },
  ...CORRECTIONS,
  {
    misread: 'Fund Il',
    below: NEVER_PRINTED,
    place: PLACES.behindName,
    repair: eachWord((word, { before }, { raster }) => withRomanNumber(raster, word, before)),
  },
  {
    misread: '33%',
    below: NEVER_PRINTED,
    place: PLACES.number,
    repair: (words, { raster }) => words.map((word) => withLostMinus(raster, word, words)),
  },
  DATES_RUN_TOGETHER,
];

/** Names, labels and notes on amounts. */
const NAMES: readonly Repair[] = [
  {
    misread: 'S.a r.l.',
    below: NEVER_PRINTED,
    place: PLACES.legalForm,
    repair: (words, { raster }) => withSocieties(raster, words),
  },
  ...LABEL_WORDS_MISREAD,
  {
    misread: 'Societe',
    below: NEVER_PRINTED,
    place: PLACES.inName,
    repair: (words, { raster, language, readLines }) => withForeignNames(raster, words, language, readLines),
  },
  { misread: '(TE)', below: COULD_BE_ANOTHER, place: PLACES.note, repair: withAmountNotes },
  { misread: '1,12:', below: NEVER_PRINTED, place: PLACES.number, repair: withoutDots },
];

/** Numbers, by the other ones of the page and of their column. */
const NUMBERS: readonly Repair[] = [
  { misread: '(1.310)', below: NEVER_PRINTED, place: PLACES.number, repair: withUsualSeparators },
  { misread: '3/175:66', below: NEVER_PRINTED, place: PLACES.number, repair: withAmountSigns },
  { misread: '15:33', below: NEVER_PRINTED, place: PLACES.number, repair: withDecimalSigns },
  {
    misread: '5,0 VC)',
    below: NEVER_PRINTED,
    place: PLACES.besideNumbers,
    repair: (words, { raster }) => withColumnNumbers(raster, words),
  },
];

/** The words of a page, in their order, as they are most likely printed: without specks, and with what was misread put right. */
export async function repairedWords(read: readonly OcrWord[], page: RepairedPage): Promise<OcrWord[]> {
  const even = read.map((word) => ({ ...word, text: word.text.trim().normalize('NFC') }));
  const print = (await repairWords(even, BEFORE_CLEANING, page)).filter((word) => !isDebris(word));
  const words = withoutDust(await repairWords(withoutSpecks(print), WORDS, page));
  const whole = withWholeNumbers(await repairWords(words, NAMES, page));
  const grouped = withSpacedGroups(await repairWords(whole, [GROUPS_WITH_DUST], page));
  return repairWords(grouped, NUMBERS, page);
}
