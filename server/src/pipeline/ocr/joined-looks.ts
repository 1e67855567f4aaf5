import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Rect } from '../contract/page.ts';
import type { OcrWord } from './ocr.ts';

/** A word that only the second look finds must be read with this confidence. */
const SURE_ENOUGH = 0.5;
/** A ruled line that was read with a word. */
const BARS = /^[|[\]!/\\(]|[|[\]!/\\)]$/u;
/** Words are tangled that share this part of the smaller one, and they give way to what is read in their place with this confidence. */
const TANGLED = 0.4;
const UNTANGLED = 0.7;

const meets = (a: Rect, b: Rect): boolean => overlapX(a, b) > 0 && overlapY(a, b) > 0;

const areaOf = ({ x0, x1, y0, y1 }: Rect): number => (x1 - x0) * (y1 - y0);
const sharedArea = (a: Rect, b: Rect): number => (meets(a, b) ? overlapX(a, b) * overlapY(a, b) : 0);

/**
 * The words, however sure, that lie over doubtful ones: where recognition loses a line it reads parts of its words twice,
 * and the dots of their letters as letters.
 */
export function overlapping(doubtful: readonly OcrWord[], words: readonly OcrWord[]): Set<OcrWord> {
  const isOver = (word: OcrWord): boolean =>
    doubtful.some((other) => sharedArea(word, other) > TANGLED * Math.min(areaOf(word), areaOf(other)));
  return new Set(words.filter((word) => !doubtful.includes(word) && isOver(word)));
}

/** Mean confidence of the characters of some words. */
function confidenceOf(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

const withoutMarks = (words: readonly OcrWord[]): string =>
  words
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('')
    .toLowerCase();

/** Whether words are the better reading of a doubtful one: surer, and not the same without its points and commas. */
function isBetter(words: readonly OcrWord[], than: OcrWord): boolean {
  if (words.length === 0) return false;
  // A word of which only a part was read before: "20m" of "£241.20m".
  const [whole, part] = [withoutMarks(words), withoutMarks([than])];
  const isWhole = whole.length > part.length && whole.includes(part);
  if (isWhole && words.length === 1 && confidenceOf(words) >= UNTANGLED) return true;
  if (confidenceOf(words) <= than.confidence) return false;
  return /\d/u.test(than.text) ? whole !== part : true;
}

/** Whether words are what a word beside a ruled line says without the line. */
function isFreed(words: readonly OcrWord[], from: OcrWord): boolean {
  if (words.length === 0 || confidenceOf(words) < SURE_ENOUGH) return false;
  return BARS.test(from.text) || confidenceOf(words) > from.confidence;
}

/** A word that both looks read alike, in the lower of the two boxes. */
function inItsLine(word: OcrWord, again: readonly OcrWord[]): OcrWord {
  const same = again.find((one) => withoutMarks([one]) === withoutMarks([word]));
  if (same === undefined || same.y1 - same.y0 >= word.y1 - word.y0) return word;
  return { ...word, y0: same.y0, y1: same.y1 };
}

/** A letter by itself, such as a mark of a column and its legend, is hardly ever read with confidence. */
const LETTER = /^\p{Lu}$/u;
const SURE_LETTER = 0.3;

/** True for a capital that stands alone in several places that were looked at again. */
function isMark(word: OcrWord, fresh: readonly OcrWord[]): boolean {
  const isOne = (one: OcrWord): boolean => one.text === word.text && one.confidence >= SURE_LETTER;
  return LETTER.test(word.text) && isOne(word) && fresh.some((one) => one !== word && isOne(one));
}

/** A word whose box ends where the first of the words begins that lie in it. */
function cutBefore(word: OcrWord, others: readonly OcrWord[]): OcrWord {
  const next = others.filter((other) => meets(other, word) && other.x0 > word.x0).map(({ x0 }) => x0);
  return { ...word, x1: Math.min(word.x1, ...next) };
}

/** Words with further ones, each behind the word that stands before it in its line. */
function inTheirLines(words: readonly OcrWord[], added: readonly OcrWord[]): OcrWord[] {
  const all = [...words];
  for (const word of added.toSorted((a, b) => a.x0 - b.x0)) {
    let before = -1;
    for (const [at, other] of all.entries()) {
      const shared = overlapY(other, word);
      if (shared < Math.min(other.y1 - other.y0, word.y1 - word.y0) / 2 || other.x0 >= word.x0) continue;
      if (before < 0 || other.x0 >= (all[before]?.x0 ?? 0)) before = at;
    }
    all.splice(before < 0 ? all.length : before + 1, 0, word);
  }
  return all;
}

/** A word lies in another one with at least this part of its area. */
const WITHIN = 0.35;

/** The words of the first look that are the pieces of one word of the second look, which reads the same in one: `5. 123. 000,00`. */
function piecesOf(word: OcrWord, { found, sure }: Pick<FirstWords, 'found' | 'sure'>): OcrWord[] {
  const pieces = found
    .filter((one) => sharedArea(one, word) > WITHIN * areaOf(one))
    .toSorted((a, b) => a.x0 - b.x0);
  const isSame = withoutMarks(pieces) === withoutMarks([word]) && word.confidence >= UNTANGLED;
  return pieces.length > 1 && isSame && pieces.some((one) => !sure.includes(one)) ? pieces : [];
}

/** The words of the first look by what is thought of them: sure, beside a ruled line, tangled with doubtful ones. */
export interface FirstWords {
  found: readonly OcrWord[];
  sure: readonly OcrWord[];
  ruled: ReadonlySet<OcrWord>;
  tangled: ReadonlySet<OcrWord>;
}

/** The words of both looks: each doubtful one as it was read better; `light` are words on dark fills. */
export function mergePasses(
  first: FirstWords,
  again: readonly OcrWord[],
  light: readonly OcrWord[],
): OcrWord[] {
  const { ruled, tangled } = first;
  const read = new Map(again.map((word) => [word, piecesOf(word, first)]));
  const wholes = again.filter((word) => (read.get(word) ?? []).length > 0);
  const pieces = new Set([...read.values()].flat());
  const found = first.found.filter((word) => !pieces.has(word));
  const sure = [...first.sure.filter((word) => !pieces.has(word)), ...wholes];
  const isBesideSure = (word: OcrWord): boolean => !sure.some((one) => meets(one, word));
  const fresh = again.filter(isBesideSure);
  const given = new Set<OcrWord>();
  const isReplaced = (word: OcrWord, instead: readonly OcrWord[]): boolean =>
    (ruled.has(word) && isFreed(instead, word)) ||
    (tangled.has(word) && instead.length > 0 && confidenceOf(instead) >= UNTANGLED) ||
    isBetter(instead, word);
  const kept = found.flatMap((word) => {
    if (sure.includes(word)) return [word];
    const instead = fresh.filter((one) => meets(one, word));
    if (!isReplaced(word, instead)) return [inItsLine(word, instead)];
    for (const one of instead) given.add(one);
    return [];
  });
  const added = [...fresh, ...light.filter(isBesideSure)].filter(
    (word) =>
      !kept.some((one) => meets(one, word)) &&
      (given.has(word) || word.confidence >= SURE_ENOUGH || isMark(word, fresh)),
  );
  // Both looks read it alike, and its box was drawn over the next word, which stays.
  const covered = [...tangled].flatMap((word) => {
    const isAgreed = fresh.some((one) => meets(one, word) && withoutMarks([one]) === withoutMarks([word]));
    return isAgreed && !kept.includes(word) && !added.some((one) => meets(one, word))
      ? [cutBefore(word, kept)]
      : [];
  });
  return inTheirLines(kept, [...wholes, ...added, ...covered]);
}
