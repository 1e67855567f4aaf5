import { textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isValueLike, numbersOf } from '../../graph/value-shape.ts';
import { headersAbove } from '../columns/column-titles.ts';
import { columnRole } from '../columns/header-roles.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import type { PlacedName } from './name-places.ts';

/** A name has so many words; one that runs over lines, more than two titles that stand over each other. */
const MIN_NAME_LENGTH = 2;
const MIN_WRAPPED_LENGTH = 3;
const MAX_NAME_LENGTH = 9;
const ODDS = 1.4;
/** A table of partners has a column for one, for the others and for all. */
const MIN_COLUMNS = 3;

/** The partner among the titles of columns beside the one of all partners: "All partners | Kestrel Endowment". */
function investorsAmong(page: PageGraph, titles: readonly (readonly Phrase[])[]): PlacedName[] {
  const roles = titles.map((title) => columnRole([textOf(title)]));
  if (!roles.some(({ scope }) => scope === 'fund')) return [];
  return titles.flatMap((title, index) => {
    const [text, words] = [textOf(title), title.flatMap((phrase) => phrase.words)];
    const isTitle = roles[index]?.scope !== null || roles[index]?.period !== null || isLabel(text);
    const shortest = title.length > 1 ? MIN_WRAPPED_LENGTH : MIN_NAME_LENGTH;
    const isName = words.length >= shortest && words.length <= MAX_NAME_LENGTH && /^\p{Lu}/u.test(text);
    const isFound =
      isName && !isTitle && words.filter((word) => /^\p{Lu}/u.test(word.text)).length >= MIN_NAME_LENGTH;
    return isFound ? [{ page, words, text, odds: ODDS }] : [];
  });
}

/** The titles over the numbers of a line, where some run over several lines; none where each is a line. */
function wrappedTitles(page: PageGraph, row: readonly Phrase[]): Phrase[][] {
  const numbers = numbersOf(row);
  if (numbers.length < MIN_COLUMNS) return [];
  const above = numbers.map((number) => headersAbove(page, number).toReversed());
  // What stands over one column alone is the title of the page.
  const titles = above.map((own) =>
    own.filter(({ line }) =>
      above.some((other) => other !== own && other.some((phrase) => phrase.line === line)),
    ),
  );
  return titles.some(({ length }) => length > 1) ? titles : [];
}

/** Partners that the titles of columns name. */
export function columnInvestors(page: PageGraph): PlacedName[] {
  const plain = page.rows
    .filter((row) => !row.some(({ text }) => isValueLike(text)))
    .flatMap((row) =>
      investorsAmong(
        page,
        row.map((phrase) => [phrase]),
      ),
    );
  const wrapped = page.rows.flatMap((row) => investorsAmong(page, wrappedTitles(page, row)));
  return [...plain, ...new Map(wrapped.map((name) => [name.text, name])).values()];
}
