import { lengthOfLabel } from '../../graph/key-values.ts';
import type { Phrase } from '../../graph/lines.ts';
import { phraseOf } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike, isValueLike, numbersOf } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { headersAbove } from '../columns/column-titles.ts';
import { saysInstrument } from '../grids/row-words.ts';

/** A line of an account, whichever way it is laid out: what names it, and its amounts. */
export interface AccountLine {
  label: Phrase;
  amounts: Phrase[];
}

const MAX_LABEL_LENGTH = 12;
const MIN_TILES = 2;
/** An account whose lines are columns has at least so many: two balances and three movements. */
const MIN_COLUMNS = 5;

const isName = ({ text }: Phrase): boolean => !isValueLike(text) && /\p{L}{2}/u.test(text);

/** A card's amount stands so near below its label, in heights, and begins where that begins. */
const NEAR = 1;
const SAME_EDGE = 2;

/** True for an amount of a card beside the account: a label of its own stands right above it. */
function isOnCard({ rows }: PageGraph, amount: Phrase): boolean {
  const above = rows.slice(Math.max(0, amount.line - 2), amount.line).flat();
  return above.some(
    (phrase) =>
      Math.abs(phrase.x0 - amount.x0) < SAME_EDGE &&
      amount.y0 - phrase.y1 < NEAR * (amount.y1 - amount.y0) &&
      isLabel(phrase.text),
  );
}

/** The lines of a page's rows but for what stands on cards beside them. */
export function linesOfPage(page: PageGraph): AccountLine[] {
  return page.rows.flatMap((row) =>
    linesOf(row.filter((phrase) => !isNumberLike(phrase.text) || !isOnCard(page, phrase))),
  );
}

/** The lines of a row: tables side by side have several; an amount may stand left of the one name of its row. */
function linesOf(row: readonly Phrase[]): AccountLine[] {
  const lines: AccountLine[] = [];
  for (const phrase of row) {
    if (isName(phrase)) lines.push({ label: phrase, amounts: [] });
    else if (isNumberLike(phrase.text)) lines.at(-1)?.amounts.push(phrase);
  }
  const [first, second, ...more] = row;
  if (first !== undefined && second !== undefined && more.length === 0 && isNumberLike(first.text))
    lines[0]?.amounts.push(first);
  return lines.filter(({ label, amounts }) => amounts.length > 0 && lengthOfLabel(label) <= MAX_LABEL_LENGTH);
}

function tilesOfRow(row: readonly Phrase[], below: readonly Phrase[]): AccountLine[] {
  if (row.length < MIN_TILES || row.some(({ text }) => isValueLike(text))) return [];
  const lines = row.map((label) => ({ label, amounts: below.filter((one) => overlapX(one, label) > 0) }));
  const isTile = ({ amounts: [first, ...more] }: AccountLine): boolean =>
    first !== undefined && more.length === 0 && isNumberLike(first.text);
  return lines.every(isTile) ? lines : [];
}

/** The lines of rows of tiles: names alone, each with one amount right below it. */
export function tilesOf({ rows }: PageGraph): AccountLine[] {
  return rows.flatMap((row, index) => tilesOfRow(row, rows[index + 1] ?? []));
}

/** Rows full of amounts, each run of them one below the other; what is held rolls forward too, and is no account. */
function fullRows({ rows }: PageGraph): Phrase[][][] {
  const runs: Phrase[][][] = [];
  let isOpen = false;
  for (const row of rows) {
    const amounts = numbersOf(row);
    const isFull =
      amounts.length >= MIN_COLUMNS && !row.some((phrase) => isName(phrase) && saysInstrument(phrase.text));
    if (isFull && isOpen) runs.at(-1)?.push(amounts);
    else if (isFull) runs.push([amounts]);
    isOpen = isFull;
  }
  return runs;
}

/** The lines of each table whose lines are columns: titles, and the amounts of all its rows below them. */
export function columnsOf(page: PageGraph): AccountLine[][] {
  return fullRows(page).map((rows) => {
    const columns: Phrase[][] = [];
    for (const amount of rows.flat()) {
      const own = columns.find((column) => column.some((other) => overlapX(other, amount) > 0));
      if (own === undefined) columns.push([amount]);
      else own.push(amount);
    }
    return columns
      .flatMap((amounts): AccountLine[] => {
        const titles = amounts[0] === undefined ? [] : headersAbove(page, amounts[0]).toReversed();
        const [first] = titles;
        if (first === undefined) return [];
        return [
          {
            label: phraseOf(
              titles.flatMap(({ words }) => words),
              first.line,
            ),
            amounts,
          },
        ];
      })
      .sort((a, b) => a.label.x0 - b.label.x0);
  });
}
