import { overlapX, heightOf } from '../pdf/geometry.ts';
import type { Phrase } from './lines.ts';
import { phraseOf } from './lines.ts';
import { isDateLike, isValueLike, isYear } from './value-shape.ts';

/**
 * Narrow columns stand hardly further apart than words do. What the lines around prove to be columns cuts the phrases
 * that run over their borders: titles above the values, and texts right before them.
 */

/** A line with at least this many values shows where the columns are. */
const MIN_VALUES = 3;
const LINES_BELOW = 6;
const LINES_AROUND = 6;
/** A space between cells is at least this part of the height. */
const MIN_SPACE = 0.3;
const ALIGNED = 2;
/** A label and its text in narrow columns have at most so many words. */
const MAX_PAIR_LENGTH = 14;
/** As many lines around must start a second cell at the same place. */
const MIN_STARTS = 2;

function values(row: readonly Phrase[]): Phrase[] {
  return row.filter((phrase) => isValueLike(phrase.text));
}

function space(phrase: Phrase, at: number): number {
  const [left, right] = [phrase.words[at - 1], phrase.words[at]];
  return left === undefined || right === undefined ? 0 : right.x0 - left.x1;
}

function cut(phrase: Phrase, at: number): [Phrase, Phrase] {
  return [phraseOf(phrase.words.slice(0, at), phrase.line), phraseOf(phrase.words.slice(at), phrase.line)];
}

/** Print of so many times the height of the values is a heading of the page, no title of a column. */
const HEADING = 1.4;

/** Cuts a title wherever a wide enough space lies between two neighbouring columns. */
function cutTitle(phrase: Phrase, columns: readonly Phrase[]): Phrase[] {
  for (const [index, left] of columns.entries()) {
    const right = columns[index + 1];
    if (heightOf(phrase) > HEADING * heightOf(left)) continue;
    if (right === undefined || overlapX(phrase, left) <= 0 || overlapX(phrase, right) <= 0) continue;
    const at = phrase.words.findIndex((word, k) => {
      const before = phrase.words[k - 1];
      if (before === undefined || space(phrase, k) < MIN_SPACE * (phrase.y1 - phrase.y0)) return false;
      return before.x1 <= right.x0 + 1 && word.x0 >= left.x1 - 1;
    });
    if (at < 1) continue;
    const [first, rest] = cut(phrase, at);
    return [first, ...cutTitle(rest, columns)];
  }
  return [phrase];
}

/** A row of titles has at least so many. */
const MIN_TITLES = 3;
/** Cells that run into each other share at least this part of the height. */
const RUN_INTO = 0.1;

/** True for a space inside a cell: neither wide enough to part cells, nor one cell running into the next. */
function isInsideCell(phrase: Phrase, at: number): boolean {
  const height = heightOf(phrase);
  const width = space(phrase, at);
  return width < MIN_SPACE * height && width > -RUN_INTO * height;
}

/** Cuts a text from the value that it ends or begins with where both stand under titles that have nothing else in this row. */
function cutUnderTitle(phrase: Phrase, row: readonly Phrase[], titles: readonly Phrase[]): Phrase[] {
  if (isValueLike(phrase.text)) return [phrase];
  const open = titles.filter((title) => !row.some((other) => other !== phrase && overlapX(other, title) > 0));
  const cuts = phrase.words.slice(1).map((_, at) => cut(phrase, at + 1));
  const found =
    cuts.find(([, right]) => isValueLike(right.text)) ?? cuts.findLast(([left]) => isValueLike(left.text));
  if (found === undefined) return [phrase];
  const [left, right] = found;
  const isParted = open.some(
    (title) => overlapX(right, title) > 0 && open.some((one) => one.x1 < title.x0 && overlapX(left, one) > 0),
  );
  return isParted ? found : [phrase];
}

/** Cuts a text from the number behind or before it when that number stands in a column of numbers. */
function cutBesideValue(phrase: Phrase, around: readonly Phrase[]): Phrase[] {
  if (isDateLike(phrase.text)) return [phrase];
  for (let at = 1; at < phrase.words.length; at += 1) {
    if (isInsideCell(phrase, at)) continue;
    const [left, right] = cut(phrase, at);
    // "Geschäftsjahr 2024" is a title over a column of amounts; only in a column of years is the year a cell.
    const isColumn = (part: Phrase): boolean =>
      isValueLike(part.text) &&
      around.some(
        (other) =>
          other.line !== phrase.line &&
          Math.abs(other.x1 - part.x1) < ALIGNED &&
          (!isYear(part.text) || isYear(other.text)),
      );
    const isText = (part: Phrase): boolean => /\p{L}{2}/u.test(part.text) && !isValueLike(part.text);
    if ((isText(left) && isColumn(right)) || (isColumn(left) && isText(right))) return [left, right];
  }
  return [phrase];
}

/** True when a line has a cell at the left edge of a phrase and the next one at `start`. */
function hasCellsAt(row: readonly Phrase[], phrase: Phrase, start: number): boolean {
  return row.some((first, index) => {
    const second = row[index + 1];
    return (
      second !== undefined &&
      Math.abs(first.x0 - phrase.x0) < ALIGNED &&
      Math.abs(second.x0 - start) < ALIGNED
    );
  });
}

/** Cuts a label from the text behind it where the lines around start the next cell; a longer text is a sentence. */
function cutAtStart(phrase: Phrase, around: readonly Phrase[][]): Phrase[] {
  if (phrase.words.length > MAX_PAIR_LENGTH) return [phrase];
  for (let at = 1; at < phrase.words.length; at += 1) {
    const word = phrase.words[at];
    if (word === undefined || space(phrase, at) < MIN_SPACE * (phrase.y1 - phrase.y0)) continue;
    const starting = around.filter((row) => hasCellsAt(row, phrase, word.x0));
    if (starting.length >= MIN_STARTS) return cut(phrase, at);
  }
  return [phrase];
}

/** Values on the lines around that show columns. */
function valuesAround(valuesOf: readonly Phrase[][], index: number): Phrase[] {
  const near = valuesOf.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1);
  return near.filter((found) => found.length >= MIN_VALUES).flat();
}

/** The rows of a page with phrases cut at the borders of the columns they run over. */
export function cutAtColumns(rows: readonly Phrase[][]): Phrase[][] {
  const valuesOf = rows.map(values);
  let titles: readonly Phrase[] = [];
  const body = rows.map((row, index) => {
    if (valuesOf[index]?.length === 0 && row.length >= MIN_TITLES) titles = row;
    const around = valuesAround(valuesOf, index);
    const beside = around.length === 0 ? row : row.flatMap((phrase) => cutBesideValue(phrase, around));
    const cut =
      values(beside).length < MIN_VALUES
        ? beside
        : beside.flatMap((phrase) => cutUnderTitle(phrase, beside, titles));
    const near = rows.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1);
    return cut.flatMap((phrase) => cutAtStart(phrase, near));
  });
  return body.map((row, index) => {
    if (row.some((phrase) => isValueLike(phrase.text))) return row;
    const columns = body
      .slice(index + 1, index + 1 + LINES_BELOW)
      .find((below) => values(below).length >= MIN_VALUES);
    return columns === undefined ? row : row.flatMap((phrase) => cutTitle(phrase, columns));
  });
}
