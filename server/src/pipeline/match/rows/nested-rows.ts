import { isNumericDataType } from '@assay/shared/domain';
import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { titleTexts } from '../../facts/columns/column-titles.ts';
import type { Holding } from '../../facts/grids/nested-holdings.ts';
import { listedHoldings, nestedHoldings } from '../../facts/grids/nested-holdings.ts';
import { nameKey, saysOtherAmount } from '../../facts/grids/row-words.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { cellOf } from './cell-of.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { withDoubtedName } from './row-doubts.ts';
import { titleSimilarity } from './title-likeness.ts';
import { readCell, readName, unitOf } from './read-cell.ts';

const SURE_TITLE = 0.8;
/** A row has at least so many amounts that the group asks for. */
const FEWEST_AMOUNTS = 2;
const FEWEST_ROWS = 2;

/** An amount in the column of a metric. */
interface Titled {
  amount: Phrase;
  title: string;
  wanted: TargetMetric;
  similarity: number;
}

/** The amounts of a line with the metrics that the titles of their columns name, each metric once. */
function titledAmounts(
  page: PageGraph,
  amounts: readonly Phrase[],
  { metrics, name }: TargetGroup,
): Titled[] {
  const pairs = amounts.flatMap((amount) => {
    const own = titleTexts(page, amount);
    const title = own.join(' ');
    if (own.length === 0 || saysOtherAmount(title)) return [];
    return metrics
      .filter((wanted) => wanted !== name && isNumericDataType(wanted.metric.type))
      .map((wanted) => ({ amount, title, wanted, similarity: titleSimilarity({ own, over: [] }, wanted) }))
      .filter(({ similarity }) => similarity >= SURE_TITLE);
  });
  const found: Titled[] = [];
  for (const pair of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (!found.some(({ amount, wanted }) => amount === pair.amount || wanted === pair.wanted))
      found.push(pair);
  }
  return found;
}

function readHolding(
  { page, name, amounts, amountsPage, isNameDoubted = false }: Holding,
  group: TargetGroup,
): RowCell[] {
  const named = readName(name, group.name, { page, unit: unitOf(''), rowCurrency: null }, group.context);
  if (named === null) return [];
  const cells = titledAmounts(amountsPage, amounts, group).flatMap(
    ({ amount, title, wanted, similarity }) => {
      const place = { page: amountsPage, unit: unitOf(title), rowCurrency: null };
      const read = readCell([amount], wanted, place, group.context);
      return read === null ? [] : [cellOf(amountsPage, read, { wanted, similarity, share: 1 })];
    },
  );
  if (cells.length < FEWEST_AMOUNTS) return [];
  const row = [cellOf(page, named, { wanted: group.name, similarity: 1, share: 1 }), ...cells];
  return isNameDoubted ? withDoubtedName(row, group) : row;
}

function rowsOf(holdings: readonly Holding[], group: TargetGroup): RowCell[][] {
  const rows = group.isNamed ? holdings.map((holding) => readHolding(holding, group)) : [];
  const found = rows.filter((cells) => cells.length > 0);
  return found.length >= FEWEST_ROWS ? found : [];
}

/**
 * The rows of a nested schedule, one a company; empty where the document has none. A schedule has a company once: where a
 * name comes again, the names are those of industries or countries that stand over the companies.
 */
export function nestedRows(pages: Pages, group: TargetGroup): RowCell[][] {
  const holdings = nestedHoldings(pages);
  const rows = rowsOf(holdings, group);
  const names = holdings.map(({ name }) => nameKey(name.map(({ text }) => text).join(' ')));
  return new Set(names).size === names.length ? rows : rows.map((cells) => withDoubtedName(cells, group));
}

/** The rows of a list whose lines are known for companies by their legal forms alone. */
export const listedRows = (pages: Pages, group: TargetGroup): RowCell[][] =>
  rowsOf(listedHoldings(pages), group);
