import { hasRoomFor } from '../../graph/lines.ts';
import { heightOf } from '../../pdf/geometry.ts';
import { textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { Word } from '../../contract/page.ts';
import { findDates, monthOf } from '../../values/dates.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';

/** What is smaller than this part of the tallest print beside it is a mark or a remark. */
const SMALL = 0.86;
/** The same of words whose boxes are as high as their size, which those of recognised words are not quite. */
const SMALL_PRINT = 0.95;
const MARK_WORD = /^(?:[*†‡§¹²³⁴⁵⁶⁷⁸⁹]{1,3}|(?:\(?(?:\d{1,2}|[a-z])\))+)$/u;
const RAISED_MARK = /^(?:[*†‡§]{1,3}|\(?(?:\d{1,2}|[a-z])\)?)(?:,(?:\d{1,2}|[a-z]))*,?$/u;
/** True for the mark of a footnote that is a word of its own: "*", "(1)", "(1)(2)". */
export const isMark = (text: string): boolean => MARK_WORD.test(text);

/** True for the last words of a name only: its legal form with one word at most before it. */
export function isEndOfName({ words }: Pick<Phrase, 'words'>): boolean {
  const texts = words.map(({ text }) => text).filter((text) => !isMark(text));
  return texts.length <= 2 && isLegalForm(texts.at(-1) ?? '');
}

/** Whether a line may begin the name that stands below it: it has a legal form, and that name has none. */
export const mayBeginName = (above: Pick<Phrase, 'words'>, name: Pick<Phrase, 'words'>): boolean => {
  const hasForm = ({ words }: Pick<Phrase, 'words'>): boolean => words.some(({ text }) => isLegalForm(text));
  return hasForm(above) && !hasForm(name);
};

const ENDING_MARK = /(?<=[\p{L}.)])(?:\s?(?:[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+|\((?:\d{1,2}|[a-z])\)))+$/u;

/** The number of a note in brackets that clings to a word inside a name: "Corran Tools,(1) 40,000 shares". */
const INNER_MARK = /(?<=[\p{L}.][,.]?)(?:\(\d{1,2}\))+(?=\s)/gu;

/** A word without the brackets and stops that cling to it. */
export function bareWord(text: string): string {
  return text.replace(/^\(|[,;)]$/gu, '');
}

/** The words of phrases in reading order. */
export function orderedWords(phrases: readonly Phrase[]): Word[] {
  return [...phrases].sort((a, b) => a.line - b.line || a.x0 - b.x0).flatMap((phrase) => phrase.words);
}

/** The height of the print of each line: a recognised word is as high as its letters, so its neighbours are asked too. */
function lineHeights(phrases: readonly Phrase[]): Map<Word, number> {
  const heights = new Map<Word, number>();
  for (const line of new Set(phrases.map((phrase) => phrase.line))) {
    const words = phrases.flatMap((phrase) => (phrase.line === line ? phrase.words : []));
    const sorted = words.map(heightOf).sort((a, b) => a - b);
    for (const word of words) heights.set(word, sorted[(sorted.length - 1) >> 1] ?? 0);
  }
  return heights;
}

/** True for words with a day or a month and its year among them. */
function hasDate(words: readonly string[]): boolean {
  return (
    findDates(words, 'day-first').length > 0 ||
    words.some((word, at) => monthOf(word) !== undefined && /^(?:19|20)\d\d$/u.test(words[at + 1] ?? ''))
  );
}

const ENDS_SENTENCE = /(?:\p{Ll}{3}|%|\d)[.!?]$/u;
/** A sentence has at least so many words, and so large a part of them begins with a small letter. */
const MIN_WORDS = 3;
const SMALL_LETTERS = 0.4;

function isSentence(words: readonly Word[]): boolean {
  const plain = words.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const isClosed = ENDS_SENTENCE.test(words.at(-1)?.text ?? '');
  return words.length >= MIN_WORDS && (isClosed || plain >= SMALL_LETTERS * words.length);
}

/** Where a remark begins under a name: a sentence whose first word would have found room on the line above. */
function remarkFrom(lines: readonly (readonly Word[])[]): number {
  const right = Math.max(...lines.flat().map(({ x1 }) => x1));
  const at = lines.findIndex((line, index) => {
    const [last, first] = [lines[index - 1]?.at(-1), line[0]];
    if (last === undefined || first === undefined || !isSentence(lines.slice(index).flat())) return false;
    return hasRoomFor(first, last, right);
  });
  return at < 0 ? lines.length : at;
}

/** A line of two descriptions: "Salud · Alicante". */
const isDescription = (line: readonly Word[]): boolean => line.slice(1, -1).some(({ text }) => text === '·');

/** The phrases of a cell but for lines under its first that hold a date, descriptions or remark on what it names. */
function withoutNotes(phrases: readonly Phrase[]): readonly Phrase[] {
  const numbers = [...new Set(phrases.map(({ line }) => line))].sort((a, b) => a - b);
  if (numbers.length < 2) return phrases;
  const lines = numbers.map((number) => orderedWords(phrases.filter(({ line }) => line === number)));
  const isKept = (line: readonly Word[], index: number): boolean =>
    index === 0 ||
    (index < remark && !isDescription(line) && !hasDate(line.map(({ text }) => bareWord(text))));
  const remark = remarkFrom(lines);
  const kept = new Set(numbers.filter((_, index) => isKept(lines[index] ?? [], index)));
  return phrases.filter(({ line }) => kept.has(line));
}

/** The words of a name without footnote marks, and without dates and smaller print below it. */
export function nameWords(phrases: readonly Phrase[]): Word[] {
  const words = orderedWords(withoutNotes(phrases));
  const recognised = words.some((word) => word.confidence !== undefined);
  const ofLine = recognised ? lineHeights(phrases) : null;
  const heightIn = (word: Word): number =>
    word.text.length <= 2 ? heightOf(word) : (ofLine?.get(word) ?? heightOf(word));
  const [first] = words;
  // A lone word of a recognised line, such as its legal form, may be off by as much as small print is smaller.
  const size =
    ofLine === null || first === undefined
      ? Math.max(0, ...words.map(heightOf))
      : (ofLine.get(first) ?? heightOf(first));
  const small = recognised ? SMALL : SMALL_PRINT;
  return words.filter((word, at) => heightIn(word) >= small * size && !(at > 0 && isMark(word.text)));
}

/** The marks that stand with a name. */
export function marksOf(phrases: readonly Phrase[]): string[] {
  const words = orderedWords(phrases);
  const tallest = Math.max(0, ...words.map(heightOf));
  return words.flatMap((word, index) => {
    const ending = ENDING_MARK.exec(word.text)?.[0];
    if (ending !== undefined) return [ending.trim().replace(/[()]/gu, '')];
    const isRaised = heightOf(word) < SMALL * tallest && RAISED_MARK.test(word.text);
    return index > 0 && (isRaised || isMark(word.text)) ? [word.text.replace(/[(),]/gu, '')] : [];
  });
}

/** The text of a name as printed, words parted at the end of a line joined. */
export function nameText(words: readonly Word[]): string {
  return textOf(words).replace(ENDING_MARK, '').replace(INNER_MARK, '');
}

/** The words of phrases without raised footnote marks behind the first. */
export function unmarkedWords(phrases: readonly Phrase[]): Word[] {
  const words = orderedWords(phrases);
  const tallest = Math.max(0, ...words.map(heightOf));
  return words.filter(
    (word, index) => index === 0 || heightOf(word) >= SMALL * tallest || !RAISED_MARK.test(word.text),
  );
}
