import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { ANY_NUMBER_MARK } from '../vocabulary/number-words.ts';
import { memoize } from '../memoize.ts';

/** Rows that a table counts: "Drawdown 1", "Drawdown 2". They tell what was, each of them, and none of them the notice. */

const COUNTED = new RegExp(
  `^(?<name>.*\\p{L}{3}.*?)\\s(?:(?:${ANY_NUMBER_MARK})\\.?)?\\s?(?<number>\\d{1,2})$`,
  'iu',
);
/** How far apart the edges of two cells of one column stand, and how many lines further the next row begins at most. */
const SAME_EDGE = 3;
const ROW_LINES = 3;

interface Counted {
  phrase: Phrase;
  name: string;
  number: number;
}

const countedRows = memoize((page: PageGraph): ReadonlySet<Phrase> => {
  const heads = page.rows.flatMap((row): Counted[] => {
    const [phrase] = row;
    const { name, number } = COUNTED.exec(phrase?.text ?? '')?.groups ?? {};
    if (phrase === undefined || name === undefined || !row.slice(1).some(({ text }) => isNumberLike(text)))
      return [];
    return [{ phrase, name, number: Number(number) }];
  });
  const isBeside = (one: Counted, other: Counted): boolean =>
    one.name === other.name &&
    Math.abs(one.number - other.number) === 1 &&
    Math.abs(one.phrase.x0 - other.phrase.x0) < SAME_EDGE &&
    Math.abs(one.phrase.line - other.phrase.line) <= ROW_LINES;
  return new Set(
    heads.filter((one) => heads.some((other) => isBeside(one, other))).map(({ phrase }) => phrase),
  );
});

/** True for what heads one of several rows that their table counts. */
export function isCountedRow(page: PageGraph, phrase: Phrase): boolean {
  return countedRows(page).has(phrase);
}
