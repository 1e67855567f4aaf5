import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import { phraseOf } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Table } from '../../graph/table-cells.ts';
import { overlapX, overlapY } from '../../pdf/geometry.ts';
import type { Rect } from '../../contract/page.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { titleSimilarity } from './title-likeness.ts';
import type { CellValue } from './read-cell.ts';
import { readCell, readName, unitOf } from './read-cell.ts';
import { isCellValue, isSumName } from '../../facts/grids/row-words.ts';
import { cellOf } from './column-mapping.ts';

/** Fewest metrics that a card names, and fewest cards that make a group. */
const MIN_METRICS = 3;
const MIN_CARDS = 2;
const SURE_LABEL = 0.9;
const MAX_LABEL_LENGTH = 8;
const MAX_NAME_LENGTH = 9;
const BESIDE = 0.4;
/** How far a heading may stand over the first figure, and how far lines of a card part, in heights. */
const HEADING_REACH = 12;
const CARD_GAP = 4;
const LEFT_EDGE = 14;
/** A title of this many heights of the text names all that is below it, wherever it stands. */
const TITLE = 1.4;
const ENDS_SENTENCE = /[.:;]$/u;

interface Figure {
  wanted: TargetMetric;
  similarity: number;
  label: Phrase;
  value: Phrase;
  read: CellValue;
}

/** The phrase right of a label at its height. */
function valueOf(page: PageGraph, label: Phrase): Phrase | undefined {
  const lines = page.rows.slice(Math.max(0, label.line - 1), label.line + 2).flat();
  return lines
    .filter((other) => other.x0 > label.x1 - 1)
    .filter((other) => overlapY(other, label) >= BESIDE * Math.min(other.y1 - other.y0, label.y1 - label.y0))
    .sort((a, b) => a.x0 - b.x0)[0];
}

/** The metrics that a label surely names, the best first. */
function metricsOf(text: string, group: TargetGroup): { wanted: TargetMetric; similarity: number }[] {
  const title = { own: [text.replace(/:$/u, '')], over: [] };
  return group.metrics
    .filter((wanted) => wanted !== group.name)
    .map((wanted) => ({ wanted, similarity: titleSimilarity(title, wanted) }))
    .filter(({ similarity }) => similarity >= SURE_LABEL)
    .sort((a, b) => b.similarity - a.similarity);
}

/** A label and its value: side by side, or in one phrase parted by a colon. */
function pairOf(page: PageGraph, phrase: Phrase): { label: Phrase; value: Phrase } | null {
  const colon = phrase.words.findIndex((word) => word.text.endsWith(':'));
  if (colon >= 0 && colon < phrase.words.length - 1) {
    const [label, value] = [phrase.words.slice(0, colon + 1), phrase.words.slice(colon + 1)];
    return { label: phraseOf(label, phrase.line), value: phraseOf(value, phrase.line) };
  }
  const value = valueOf(page, phrase);
  return value === undefined ? null : { label: phrase, value };
}

/** Figures of a page: labels of the group's metrics, each with the value beside it. */
function figuresOf(page: PageGraph, group: TargetGroup): Figure[] {
  return page.rows.flat().flatMap((phrase): Figure[] => {
    const pair = isCellValue(phrase.text) ? null : pairOf(page, phrase);
    if (pair === null || pair.label.words.length > MAX_LABEL_LENGTH) return [];
    const { label, value } = pair;
    const place = { page, unit: unitOf(label.text), rowCurrency: null };
    const readings = metricsOf(label.text, group).flatMap((metric) => {
      const read = readCell([value], metric.wanted, place, group.context);
      return read === null ? [] : [{ ...metric, label, value, read }];
    });
    return readings.slice(0, 1);
  });
}

/** True when two figures can stand in one card: it names every metric once. */
function repeats(card: readonly Figure[], figure: Figure): boolean {
  return card.some(({ wanted }) => wanted === figure.wanted);
}

/** Left edges at which cards begin: figures of one metric at one height stand in different cards. */
function columnsOf(figures: readonly Figure[]): number[] {
  const edges = new Set<number>();
  for (const one of figures) {
    const beside = figures.filter(
      (other) =>
        other.wanted === one.wanted &&
        overlapY(other.label, one.label) > 0 &&
        Math.abs(other.label.x0 - one.label.x0) > LEFT_EDGE,
    );
    if (beside.length > 0) for (const each of [one, ...beside]) edges.add(Math.round(each.label.x0));
  }
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.filter((edge, index) => index === 0 || edge - (sorted[index - 1] ?? 0) > LEFT_EDGE);
}

/** Figures in cards: one column of cards after the other, a new card where a metric comes again. */
function cardsOf(figures: readonly Figure[]): Figure[][] {
  const edges = columnsOf(figures);
  const columnOf = ({ label }: Figure): number => edges.findLastIndex((edge) => label.x0 >= edge - LEFT_EDGE);
  const ordered = [...figures].sort(
    (a, b) => columnOf(a) - columnOf(b) || a.label.line - b.label.line || a.label.x0 - b.label.x0,
  );
  const cards: Figure[][] = [];
  let column = -2;
  for (const figure of ordered) {
    const card = cards.at(-1);
    const last = card?.at(-1);
    const gap = last === undefined ? 0 : figure.label.y0 - last.label.y1;
    const isFar = gap > CARD_GAP * (figure.label.y1 - figure.label.y0);
    if (card === undefined || columnOf(figure) !== column || repeats(card, figure) || isFar)
      cards.push([figure]);
    else card.push(figure);
    column = columnOf(figure);
  }
  return cards.filter((card) => card.length >= MIN_METRICS);
}

function boxOf(card: readonly Figure[]): Rect {
  const all = card.flatMap(({ label, value }) => [label, value]);
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)),
    y0: Math.min(...all.map(({ y0 }) => y0)),
    x1: Math.max(...all.map(({ x1 }) => x1)),
    y1: Math.max(...all.map(({ y1 }) => y1)),
  };
}

function heightOf({ y0, y1 }: Rect): number {
  return Math.round((y1 - y0) * 2);
}

/** Short lines above a card that can name it, the nearest first; one that is named as a sum is no member's. */
function headingsOf(page: PageGraph, card: readonly Figure[], top: number, group: TargetGroup): Phrase[] {
  const box = boxOf(card);
  const height = (card[0]?.label.y1 ?? 0) - (card[0]?.label.y0 ?? 0);
  return page.rows
    .flat()
    .filter(
      (phrase) =>
        (phrase.y0 + phrase.y1) / 2 < box.y0 + 1 &&
        (phrase.y0 + phrase.y1) / 2 > top &&
        box.y0 - phrase.y1 < HEADING_REACH * height &&
        (phrase.y1 - phrase.y0 > TITLE * (height || 1) ||
          (overlapX(phrase, box) > 0 && phrase.x0 < box.x0 + LEFT_EDGE * 2)) &&
        phrase.words.length <= MAX_NAME_LENGTH &&
        (!ENDS_SENTENCE.test(phrase.text) || isLegalForm(phrase.words.at(-1)?.text ?? '')) &&
        !isCellValue(phrase.text) &&
        (!isLabel(phrase.text) || isSumName(phrase.text, group.status)),
    )
    .sort((a, b) => b.y0 - a.y0);
}

/** The height of print that most cards have for their tallest heading. */
function usualHeight(lists: readonly (readonly Phrase[])[]): number {
  const votes = new Map<number, number>();
  for (const list of lists) {
    const tallest = Math.max(0, ...list.map(heightOf));
    votes.set(tallest, (votes.get(tallest) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

function rowOfCard(
  page: PageGraph,
  card: readonly Figure[],
  heading: Phrase,
  group: TargetGroup,
): RowCell[] | null {
  const place = { page, unit: unitOf(''), rowCurrency: null };
  const name = readName([heading], group.name, place, group.context);
  if (name === null || isSumName(name.text, group.status)) return null;
  const asCard = (cell: RowCell): RowCell => ({
    ...cell,
    proposal: { ...cell.proposal, features: { ...cell.proposal.features, fromCard: 1 } },
  });
  const figures = card.filter(({ read }) => !read.isBlank);
  return [
    asCard(cellOf(page, name, { wanted: group.name, similarity: SURE_LABEL, share: 1 })),
    ...figures.map(({ wanted, similarity, read }) =>
      asCard(cellOf(page, read, { wanted, similarity, share: 1 })),
    ),
  ];
}

interface Card {
  page: PageGraph;
  figures: Figure[];
  headings: Phrase[];
}

function cardsOfPage(page: PageGraph, group: TargetGroup, tables: ReadonlySet<Table>): Card[] {
  const read = page.tables.filter((table) => tables.has(table));
  const isFree = ({ label }: Figure): boolean =>
    !read.some((table) => overlapY(table, label) > 0 && overlapX(table, label) > 0);
  const cards = cardsOf(figuresOf(page, group).filter(isFree));
  return cards.map((figures) => {
    const box = boxOf(figures);
    const above = cards.map(boxOf).filter((other) => other.y1 <= box.y0 && overlapX(other, box) > 0);
    const top = Math.max(0, ...above.map(({ y1 }) => y1));
    return { page, figures, headings: headingsOf(page, figures, top, group) };
  });
}

/**
 * Members that have a block of their own each: a heading that names it, and labels with its figures below. `tables` are
 * those that were read as schedules; their figures are no cards.
 */
export function findCards(pages: Pages, group: TargetGroup, tables: ReadonlySet<Table>): RowCell[][] {
  if (!group.isNamed || group.metrics.length <= MIN_METRICS) return [];
  const cards: Card[] = [];
  for (const page of pages) cards.push(...cardsOfPage(page, group, tables));
  const usual = usualHeight(cards.map(({ headings }) => headings));
  const rows = cards.flatMap(({ page, figures, headings }) => {
    const heading = headings.find((one) => heightOf(one) === usual) ?? headings[0];
    const row = heading === undefined ? null : rowOfCard(page, figures, heading, group);
    return row === null ? [] : [row];
  });
  const names = new Set(rows.map(([name]) => name?.proposal.text));
  return names.size < MIN_CARDS ? [] : rows;
}
