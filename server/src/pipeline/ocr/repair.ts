import type { Raster } from '../pdf/render-page.ts';
import { OF } from '../vocabulary/function-words.ts';
import { overlapY } from '../pdf/geometry.ts';
import { isLegalForm } from '../vocabulary/legal-forms.ts';
import type { Pass, PassRunner } from '../contract/pass.ts';
import { passData, unchanged } from '../contract/pass.ts';
import type { OcrLanguage, OcrWord } from './ocr.ts';
import { isBefore } from './word-order.ts';

/**
 * A repair changes what recognition read. Each says up to which confidence it may act and at which place; both are
 * checked here, whatever the repair itself does, so that none can change a word that was read surely or that stands
 * elsewhere.
 */

/** The words beside one in the order of the page. */
export interface Neighbours {
  before: OcrWord | undefined;
  next: OcrWord | undefined;
}

/** Whether the word at a place in the order of the page stands where a repair may act. */
type Place = (words: readonly OcrWord[], at: number, page: RepairedPage) => boolean;

/** What a repair may look at besides the words. */
export interface RepairedPage {
  /** The picture with all print dark on light. */
  raster: Raster;
  language: OcrLanguage;
  /** Reads lines cut out of the picture once more with the model of a language. */
  readLines: (sheet: Raster, model: OcrLanguage) => Promise<OcrWord[]>;
  passes: PassRunner;
}

export const WORDS = passData<readonly OcrWord[]>('recognised words');

/** A pass over the recognised words of a page, in their order. */
export type WordPass = Pass<
  readonly OcrWord[],
  readonly OcrWord[] | Promise<readonly OcrWord[]>,
  RepairedPage
>;

/** A pass over recognised words that may be left out. */
export const wordPass = (name: string, run: WordPass['run']): WordPass => ({
  name,
  input: WORDS,
  output: WORDS,
  run,
  skip: unchanged,
});

/** For each word of a page what it is most likely printed as: one word, or several that were read as one. */
export type Repaired = readonly (OcrWord | readonly OcrWord[])[];

/** Which words a repair may change. */
interface RepairScope {
  /** A word that was read with this confidence or more stays as it was read. */
  below: number;
  place: Place;
}

const neighbours = (words: readonly OcrWord[], at: number): Neighbours => ({
  before: words[at - 1],
  next: words[at + 1],
});

/** What a repair makes of the words of a page. */
type WordRepair = (words: readonly OcrWord[], page: RepairedPage) => Repaired | Promise<Repaired>;

/** A repair that takes the words of a page one by one. */
export const eachWord =
  (repaired: (word: OcrWord, beside: Neighbours, page: RepairedPage) => OcrWord | OcrWord[]) =>
  (words: readonly OcrWord[], page: RepairedPage): Repaired =>
    words.map((word, at) => repaired(word, neighbours(words, at), page));

/** A repair of the text of each word by itself. */
export const eachText = (repaired: (text: string) => string): WordRepair =>
  eachWord((word) => {
    const text = repaired(word.text);
    return text === word.text ? word : { ...word, text };
  });

/** A repair as a pass: a word keeps its text where the repair may not act. */
export function repairPass(name: string, { below, place }: RepairScope, repair: WordRepair): WordPass {
  return wordPass(name, async (words, page) => {
    const repaired = await repair(words, page);
    return words.flatMap((word, at) =>
      word.confidence < below && place(words, at, page) ? (repaired[at] ?? word) : word,
    );
  });
}

/** The words of a page after passes in their order. */
export async function repairWords(
  read: readonly OcrWord[],
  repairs: readonly WordPass[],
  page: RepairedPage,
): Promise<readonly OcrWord[]> {
  let words = read;
  for (const pass of repairs) words = await page.passes.run(pass, words, page);
  return words;
}

/** Limits: what is read could be another word; what is read is nothing that anybody prints, or the picture shows it. */
export const COULD_BE_ANOTHER = 0.92;
export const NEVER_PRINTED = 0.99;

const NAME_WORD = /^(?:[("]?\p{Lu}[^.!?:]+|&)$/u;
const ACCOUNT_GROUP = /^(?=.*\d)[A-Z\d]{4}$/u;
const SMALL_LETTERS = /^\p{Ll}{3,}/u;
/** A name has at most so many words. */
const MAX_NAME_LENGTH = 8;

const textAt = (words: readonly OcrWord[], at: number): string => words[at]?.text ?? '';

/** The text of the word right behind one in its line. */
function textBeside(words: readonly OcrWord[], at: number): string {
  const [word, next] = [words[at], words[at + 1]];
  return word !== undefined && next !== undefined && isBefore(word, next) ? next.text : '';
}

const WITH_DECIMALS = /^[-–(]?\d{1,3}[.,]\d{1,2}$/u;
/** The space before a percent sign is narrower than this part of the height. */
const SIGN_SPACE = 0.7;
/** The mark of a footnote is not as high as this part of the number before it. */
const FULL_HEIGHT = 0.75;

/** Whether a word stands as near behind a number with decimals as its percent sign does. */
const isRightBehindDecimals: Place = (words, at) => {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !WITH_DECIMALS.test(before.text)) return false;
  const gap = word.x0 - before.x1;
  return overlapY(before, word) > 0 && word.x0 > before.x0 && gap < SIGN_SPACE * (word.y1 - word.y0);
};

const isHighBehindDecimals: Place = (words, at, page) => {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !isRightBehindDecimals(words, at, page)) return false;
  return word.y1 - word.y0 >= FULL_HEIGHT * (before.y1 - before.y0);
};

/** Whether a word stands right before one in its line: a number that ends a remark stands beside its words. */
function hasWordBefore(words: readonly OcrWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || overlapY(before, word) <= 0) return false;
  return before.x0 < word.x0 && before.x1 > word.x0 - (word.y1 - word.y0);
}

const where =
  (pattern: RegExp): Place =>
  (words, at) =>
    pattern.test(textAt(words, at));

const isBehindName: Place = (words, at) => NAME_WORD.test(textAt(words, at - 1));

/** Whether the words of a name go on from one to a legal form. */
function hasFormBehind(words: readonly OcrWord[], at: number): boolean {
  for (let place = at; place < at + MAX_NAME_LENGTH; place += 1) {
    const next = textBeside(words, place);
    if (isLegalForm(next)) return true;
    if (!NAME_WORD.test(next)) return false;
  }
  return false;
}

/** The places where repairs act. */
export const PLACES = {
  /** In a number: digits, and letters and signs among them. */
  number: where(/\d/u),
  /** A number, or what may stand in its place or beside it: a few signs. */
  besideNumbers: where(/\d|^.{1,3}$|^\P{L}+$/u),
  /** A number that stands by itself in its line. */
  numberWithoutWordBefore: (words, at) => /\d/u.test(textAt(words, at)) && !hasWordBefore(words, at),
  rightBehindDecimals: isRightBehindDecimals,
  highBehindDecimals: isHighBehindDecimals,
  behindNumber: (words, at) => /\d$/u.test(textAt(words, at - 1)),
  behindDay: (words, at) => /^[0-3]?\d,$/u.test(textAt(words, at - 1)),
  beforeAccountGroup: (words, at) => ACCOUNT_GROUP.test(textAt(words, at + 1)),
  beforeSmallWord: (words, at) => SMALL_LETTERS.test(textBeside(words, at)),
  /** Within French: in a page of that language, or behind "de" in an address. */
  inFrench: (words, at, { language }) => language === 'fra' || OF.test(textAt(words, at - 1)),
  beginsNameWithForm: hasFormBehind,
  behindName: isBehindName,
  /** The last word of a name: it stands behind one, and no further one stands beside it. */
  endsName: (words, at, page) => isBehindName(words, at, page) && !NAME_WORD.test(textBeside(words, at)),
  /** In a name: a word that begins with a capital, or a small one between such words. */
  inName: where(/^[("“]?(?:\p{Lu}|\d|&|\p{Ll}{1,3}$)/u),
  /** In the two words "S.à r.l.". */
  legalForm: where(/^[Ss]\.|^r/u),
  /** A word with letters. */
  word: where(/\p{L}/u),
  /** In a note on amounts, "(T€)": anything but digits. */
  note: where(/[^\d.,]/u),
} as const satisfies Record<string, Place>;
