import { isNumericDataType } from '@assay/shared/domain';
import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isDateLike, isNumberLike, isValueLike } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { titlePhrases } from '../../facts/columns/column-titles.ts';
import { saysOtherAmount } from '../../facts/grids/row-words.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { TargetGroup } from './group.ts';
import { titleSimilarity } from './title-likeness.ts';

/** The lines of a schedule that is an outline: what each is called, and its values under titles that name metrics. */

const SURE_TITLE = 0.8;

/** A value in the column of a metric. */
export interface TitledValue {
  value: Phrase;
  title: string;
  wanted: TargetMetric;
  similarity: number;
}

/** A line of a page. */
export interface OutlineLine {
  page: PageGraph;
  /** What it is called; null for a line of values alone. */
  label: Phrase | null;
  /** How far labels reach to the right on its page. */
  labelsEnd: number;
  values: TitledValue[];
}

/** What the columns of values say, from one page to the next. */
interface Columns {
  known: TitledValue[];
}

/** A title that is wider than a value by this factor and reaches over less than this part of it heads something else. */
const WIDE = 3;
const MIN_OVER = 0.3;

function titleTextsOver(page: PageGraph, value: Phrase): string[] {
  const width = value.x1 - value.x0;
  return titlePhrases(page, value)
    .filter((title) => title.x1 - title.x0 < WIDE * width || overlapX(title, value) > MIN_OVER * width)
    .map(({ text }) => text);
}

/** The metrics that a title may name, for a value of its form. */
function titledAs(value: Phrase, own: readonly string[], { metrics, name }: TargetGroup): TitledValue[] {
  const title = own.join(' ');
  if (own.length === 0 || saysOtherAmount(title)) return [];
  const isOfForm = ({ metric }: TargetMetric): boolean =>
    isDateLike(value.text) ? metric.type === 'DATE' : isNumericDataType(metric.type);
  return metrics
    .filter((wanted) => wanted !== name && isOfForm(wanted))
    .map((wanted) => ({
      value,
      title,
      wanted,
      similarity: titleSimilarity({ own: [...own], over: [] }, wanted),
    }))
    .filter(({ similarity }) => similarity >= SURE_TITLE);
}

/** The values of a line under titles that name metrics, each metric once; a page without titles goes on in the columns before. */
function titledValues(
  page: PageGraph,
  row: readonly Phrase[],
  group: TargetGroup,
  columns: Columns,
): TitledValue[] {
  const pairs = row
    .filter(({ text }) => isValueLike(text))
    .flatMap((value) => {
      const own = titleTextsOver(page, value);
      if (own.length > 0) return titledAs(value, own, group);
      return columns.known
        .filter((known) => overlapX(known.value, value) > 0)
        .map((known) => ({ ...known, value }));
    });
  const found: TitledValue[] = [];
  for (const pair of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (!found.some(({ value, wanted }) => value === pair.value || wanted === pair.wanted)) found.push(pair);
  }
  return found;
}

/** A line has a label and values behind it, and no further texts between the two. */
function labelBefore(row: readonly Phrase[], values: readonly TitledValue[]): Phrase | null {
  const first = row.findIndex(({ text }) => isNumberLike(text) || isDateLike(text));
  const label = row[first - 1];
  return values.length === 0 || label === undefined ? null : label;
}

function linesOfPage(page: PageGraph, group: TargetGroup, columns: Columns): OutlineLine[] {
  const titled = page.rows.map((row) => titledValues(page, row, group, columns));
  const labels = page.rows.flatMap((row, at) => labelBefore(row, titled[at] ?? []) ?? []);
  // Columns go on over the page right behind them only.
  columns.known = titled.flat();
  if (labels.length === 0) return [];
  const labelsStart = Math.min(...labels.map(({ x0 }) => x0));
  const labelsEnd = Math.max(...labels.map(({ x1 }) => x1));
  return page.rows.flatMap((row, at) => {
    const values = titled[at] ?? [];
    const hasNumbers = row.some(({ text, x0 }) => isNumberLike(text) && x0 > labelsEnd);
    if (hasNumbers && values.length === 0) return [];
    // What stands before the labels is written in the margin, as headings are that begin further to the left.
    const own = row.filter(({ text, x0 }) => x0 < labelsEnd && !isNumberLike(text));
    const label = own.find(({ x0 }) => x0 >= labelsStart) ?? own.at(-1) ?? null;
    return label === null && values.length === 0 ? [] : [{ page, label, labelsEnd, values }];
  });
}

/** The lines of a document that are called something or have values of the group, in printed order. */
export function outlineLines(pages: Pages, group: TargetGroup): OutlineLine[] {
  const columns: Columns = { known: [] };
  return [...pages].flatMap((page) => linesOfPage(page, group, columns));
}
