import type { Pages } from '../graph/built-pages.ts';
import type { Phrase } from '../graph/lines.ts';
import { phraseOf } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Table, TableRow } from '../graph/tables.ts';
import { isValueLike } from '../graph/value-shape.ts';
import { overlapX, unionRect } from '../pdf/geometry.ts';
import type { DocumentContext } from './document-context.ts';
import type { Fact } from './facts.ts';
import { inAllLanguages } from './language-files.ts';
import { isBlankMark } from './numbers.ts';
import type { Proposal } from './proposal.ts';
import { labelSimilarity, labelTokens } from './text.ts';
import type { ReadValue, Wanted } from './values.ts';
import { readValue } from './values.ts';
import { beginsWithOneOf, wordPattern } from './word-pattern.ts';

/** One cell of a found row. */
export interface RowCell {
  wanted: Wanted;
  proposal: Proposal;
}

/** Hand-set weights of a cell's evidence, in log-odds. */
const WEIGHT = { bias: -4.2, similarity: 7.6, fit: 0.6 } as const;
const BEST_FIT = 0.6;
/** Log-odds of a status that the heading over the rows says. */
const STATUS_FROM_HEADING = 2.4;

function cellOf(page: PageGraph, read: ReadValue, column: MappedColumn): RowCell {
  const features = { bias: 1, similarity: column.similarity, fit: Math.min(read.fit, BEST_FIT) };
  const odds = WEIGHT.bias + WEIGHT.similarity * features.similarity + WEIGHT.fit * features.fit;
  const { value, currency, words, text, isBlank } = read;
  return {
    wanted: column.wanted,
    proposal: { value, currency, words, text, isBlank, page: page.place, odds, features },
  };
}

/** A column of a table that holds a metric. */
interface MappedColumn {
  wanted: Wanted;
  x0: number;
  x1: number;
  title: string;
  similarity: number;
}

const LEAST_SIMILAR = 0.7;
/** A table holds a repeating group when its titles name at least this many of the group's metrics. */
const FEWEST_COLUMNS = 3;
const TOTAL_ROW = wordPattern(inAllLanguages(({ totals }) => totals));

const NARROWEST_NAME = 50;
const GROUP_WORD =
  /^(?:investment|company|portfolio|beteiligung|unternehmen|participation|societe|total|all)$/u;

interface Title {
  text: string;
  x0: number;
  x1: number;
}

/** Header phrases stacked into one title per column. */
function titlesOf(phrases: readonly Phrase[]): Title[] {
  const stacks: Phrase[][] = [];
  for (const phrase of [...phrases].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const stack = stacks.find((other) => other.some((one) => overlapX(one, phrase) > 1));
    if (stack === undefined) stacks.push([phrase]);
    else stack.push(phrase);
  }
  return stacks.map((stack) => {
    const { x0, x1 } = unionRect(stack);
    return { text: stack.map((phrase) => phrase.text).join(' '), x0, x1 };
  });
}

function mapColumns(titles: readonly Title[], metrics: readonly Wanted[]): MappedColumn[] {
  const pairs = titles.flatMap((title) => {
    const tokens = labelTokens(title.text);
    return metrics.map((wanted) => {
      const similarity = Math.max(
        ...wanted.terms.labels.map(
          (label, rank) => labelSimilarity(tokens, label) - 0.002 * Math.min(rank, 10),
        ),
      );
      return { wanted, title, similarity };
    });
  });
  const columns: MappedColumn[] = [];
  for (const { wanted, title, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (similarity < LEAST_SIMILAR) break;
    if (columns.some((column) => column.wanted === wanted || column.x0 === title.x0)) continue;
    columns.push({ wanted, x0: title.x0, x1: title.x1, title: title.text, similarity });
  }
  return columns;
}

function headerPhrases(table: Table): Phrase[] {
  const first = table.rows.findIndex(
    (row) => row.cells.some((cell) => isValueLike(cell.text)) && row.cells.length >= 3,
  );
  return table.rows
    .slice(0, Math.max(0, first))
    .flatMap((row) => (row.cells.length >= 2 ? row.cells.flatMap((cell) => cell.phrases) : []));
}

/** The column a phrase belongs to: the one it overlaps most, else the one with the nearest edge or centre. */
function columnOf(phrase: Phrase, titles: readonly Title[]): Title | undefined {
  const distance = (title: Title): number => {
    const shared = overlapX(phrase, title);
    const centre = Math.abs((phrase.x0 + phrase.x1 - title.x0 - title.x1) / 2);
    const edges = Math.min(Math.abs(phrase.x0 - title.x0), Math.abs(phrase.x1 - title.x1), centre);
    return shared > 0 ? edges - 1000 : edges;
  };
  return [...titles].sort((a, b) => distance(a) - distance(b))[0];
}

/** Cuts a phrase that runs on into the next column, when one of its parts is a value. */
function cutAtTitles(phrase: Phrase, titles: readonly Title[]): Phrase[] {
  for (const title of titles) {
    if (title.x0 <= phrase.x0 + 2 || title.x0 >= phrase.x1) continue;
    const cut = phrase.words.findIndex((word) => Math.abs(word.x0 - title.x0) < 3);
    if (cut < 1) continue;
    const [left, right] = [phrase.words.slice(0, cut), phrase.words.slice(cut)];
    const parts = [phraseOf(left, phrase.line), phraseOf(right, phrase.line)];
    if (parts.some((part) => isValueLike(part.text)))
      return parts.flatMap((part) => cutAtTitles(part, titles));
  }
  return [phrase];
}

interface RowParts {
  title: Title;
  phrases: Phrase[];
}

function partsOf(row: TableRow, titles: readonly Title[]): RowParts[] {
  const parts: RowParts[] = [];
  for (const phrase of row.cells.flatMap((cell) => cell.phrases.flatMap((one) => cutAtTitles(one, titles)))) {
    const title = columnOf(phrase, titles);
    if (title === undefined) continue;
    const known = parts.find((part) => part.title === title);
    if (known === undefined) parts.push({ title, phrases: [phrase] });
    else known.phrases.push(phrase);
  }
  return parts;
}

function factOf(page: PageGraph, phrases: readonly Phrase[], title: string): Fact {
  const ordered = [...phrases].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const words = ordered.flatMap((phrase) => phrase.words);
  const text = words.map((word) => word.text).join(' ');
  return {
    page,
    kind: 'beside',
    label: title,
    tokens: labelTokens(title),
    words,
    text,
    headers: [title],
    heading: '',
    following: [],
    hasPartnerColumn: false,
    order: 0,
  };
}

interface MappedTable {
  page: PageGraph;
  columns: readonly MappedColumn[];
  titles: readonly Title[];
}

function readRow({ page, columns, titles }: MappedTable, row: TableRow, context: DocumentContext): RowCell[] {
  const parts = partsOf(row, titles);
  return columns.flatMap((column) => {
    const part = parts.find(({ title }) => title.x0 === column.x0);
    if (part === undefined) return [];
    const read = readValue(factOf(page, part.phrases, column.title), column.wanted, context);
    if (read === null || read.isBlank) return [];
    return [cellOf(page, read, column)];
  });
}

function headingText(row: TableRow): string | null {
  const [cell] = row.cells;
  return row.cells.length === 1 && cell !== undefined && !isValueLike(cell.text) ? cell.text : null;
}

/** A group heading that says the status of the rows under it ("Realised investments"). */
function statusFromHeading(page: PageGraph, row: TableRow, metrics: readonly Wanted[]): RowCell | null {
  const status = metrics.find(({ terms }) => terms.values.length > 0);
  const text = headingText(row);
  if (status === undefined || text === null) return null;
  const phrases = row.cells.flatMap((cell) => cell.phrases);
  const words = labelTokens(text);
  const matches = status.terms.values.flatMap((option) =>
    option.words.map((word) => ({ value: option.value, tokens: labelTokens(word) })),
  );
  const best = matches
    .filter(({ tokens }) => tokens.every((token, index) => words[index] === token))
    .sort((a, b) => b.tokens.length - a.tokens.length)[0];
  if (best === undefined) return null;
  const fact = factOf(page, phrases, '');
  const read = { value: best.value, currency: null, words: fact.words, text, isBlank: false };
  const features = { statusFromHeading: 1 };
  return { wanted: status, proposal: { ...read, page: page.place, odds: STATUS_FROM_HEADING, features } };
}

/** The names often stand in the first column without a title. */
function addNamelessColumn(table: Table, titles: Title[], columns: MappedColumn[], name: Wanted): void {
  if (columns.length < FEWEST_COLUMNS || columns.some((column) => column.wanted === name)) return;
  const first = Math.min(...titles.map((title) => title.x0));
  if (first - table.x0 < NARROWEST_NAME) return;
  const title = { text: '', x0: table.x0, x1: first - 2 };
  titles.push(title);
  columns.push({ wanted: name, x0: title.x0, x1: title.x1, title: '', similarity: LEAST_SIMILAR + 0.1 });
}

/** A row that sums up a group ("Realised investments 12.0 30.5"). */
function isGroupTotal(name: string, status: Wanted | undefined): boolean {
  const words = labelTokens(name).filter((token) => !GROUP_WORD.test(token));
  const known =
    status?.terms.values.flatMap((option) => option.words.map((word) => labelTokens(word).join(' '))) ?? [];
  return words.length === 0 || known.includes(words.join(' '));
}

/** What a table leaves for its continuation on the next page. */
interface OpenTable {
  titles: string;
  status: RowCell | null;
}

function rowsOfTable(
  page: PageGraph,
  table: Table,
  { metrics, name, context }: { metrics: readonly Wanted[]; name: Wanted; context: DocumentContext },
  open: OpenTable,
): RowCell[][] {
  const titles = titlesOf(headerPhrases(table));
  const columns = mapColumns(titles, metrics);
  addNamelessColumn(table, titles, columns, name);
  const nameColumn = columns.find((column) => column.wanted === name);
  if (columns.length < FEWEST_COLUMNS || nameColumn === undefined) return [];
  const rows: RowCell[][] = [];
  const titleText = titles.map((title) => title.text).join('|');
  const statusMetric = metrics.find(({ terms }) => terms.values.length > 0);
  let status = open.titles === titleText ? open.status : null;
  for (const row of table.rows) {
    status = statusFromHeading(page, row, metrics) ?? status;
    const cells = readRow({ page, columns, titles }, row, context);
    const named = cells.find((cell) => cell.wanted === name);
    const values = cells.filter(
      (cell) => cell.wanted !== name && isValueLike(cell.proposal.words.map((word) => word.text).join(' ')),
    );
    if (
      named === undefined ||
      values.length < 2 ||
      beginsWithOneOf(TOTAL_ROW, named.proposal.text) ||
      isGroupTotal(named.proposal.text, statusMetric) ||
      isBlankMark(named.proposal.text)
    )
      continue;
    const known = status;
    const hasStatus = known === null || cells.some((cell) => cell.wanted === known.wanted);
    rows.push(hasStatus || known === null ? cells : [...cells, known]);
  }
  open.titles = titleText;
  open.status = status;
  return rows;
}

/** The rows of a repeating group, in printed order over all pages. Empty when no table's titles name the group. */
export function findRows(pages: Pages, metrics: readonly Wanted[], context: DocumentContext): RowCell[][] {
  const name =
    metrics.find(({ metric }) => metric.type === 'ENTITY_LINK' || metric.type === 'ENTITY_NAME') ??
    metrics.find(({ metric }) => metric.type === 'STRING');
  if (name === undefined) return [];
  const open: OpenTable = { titles: '', status: null };
  const rows: RowCell[][] = [];
  for (const page of pages)
    for (const table of page.tables) rows.push(...rowsOfTable(page, table, { metrics, name, context }, open));
  return rows;
}
