import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { isEndOfName, mayBeginName } from './name-words.ts';
import { beginsWithSum, saysInstrument } from './row-words.ts';

/**
 * Schedules whose rows are nested: under the name of a company stand the instruments that are held of it, one a line, and
 * under several of these their sum without a name. How far a line is indented says what it belongs to.
 */

/** A line of a page: what it begins with, and its amounts. */
interface Line {
  page: PageGraph;
  label: Phrase | null;
  amounts: Phrase[];
}

/** A company of a nested schedule. */
export interface Holding {
  page: PageGraph;
  /** Its name, over one line or several. */
  name: Phrase[];
  /** What the schedule says of all that is held of it: the sum of its instruments, or its only one. */
  amounts: Phrase[];
  /** The page of these. */
  amountsPage: PageGraph;
  /** Whether the line above may be the beginning of its name. */
  isNameDoubted?: boolean;
}

interface OpenHolding {
  page: PageGraph;
  name: Phrase[];
  lines: Line[];
  total: Line | null;
}

const FEWEST_AMOUNTS = 2;
const FEWEST_HOLDINGS = 2;
/** What is indented is so by at least so many points; lines of one name begin at one place. */
const INDENT = 3;
const SAME_EDGE = 2;
/** Lines of one name stand closer than this, in heights of a line. */
const CLOSE = 0.8;
const LONGEST_NAME = 12;
/** Part of the indented lines that are called like instruments, at least; and of all rows that are indented. */
const MIN_INSTRUMENTS = 0.5;
const MIN_NESTED = 0.6;
/** Part of a plain list's names that have a legal form, at least. */
const MIN_FORMS = 0.5;

function linesOf(page: PageGraph): Line[] {
  return page.rows.map((row) => {
    const [first] = row;
    const label = first === undefined || isNumberLike(first.text) ? null : first;
    return { page, label, amounts: row.filter(({ text }) => isNumberLike(text)) };
  });
}

const height = ({ y0, y1 }: Phrase): number => y1 - y0;

/** Reads the lines of a document one after the other. */
class NestedReader {
  readonly holdings: OpenHolding[] = [];
  flatRows = 0;
  #name: Phrase[] = [];
  #page: PageGraph | null = null;
  #open: OpenHolding | null = null;

  read(line: Line): void {
    const { label, amounts } = line;
    if (amounts.length < FEWEST_AMOUNTS) {
      if (label !== null && amounts.length === 0) this.#readName(line.page, label);
      return;
    }
    if (label === null) this.#close(line);
    else if (beginsWithSum(label.text)) this.#readSum(line, label);
    else this.#readInstrument(line, label);
  }

  #readName(page: PageGraph, label: Phrase): void {
    const last = this.#name.at(-1);
    const goesOn =
      last !== undefined &&
      this.#page === page &&
      (Math.abs(last.x0 - label.x0) < SAME_EDGE || /^\p{Ll}/u.test(label.text)) &&
      label.y0 - last.y1 < CLOSE * height(label);
    this.#name = goesOn ? [...this.#name, label] : [label];
    this.#page = page;
  }

  #readInstrument(line: Line, label: Phrase): void {
    const isUnder = (name: readonly Phrase[]): boolean =>
      name[0] !== undefined && label.x0 >= name[0].x0 + INDENT;
    const open = this.#open;
    if (this.#page === line.page && isUnder(this.#name) && open?.name !== this.#name) {
      this.#open = { page: line.page, name: this.#name, lines: [line], total: null };
      this.holdings.push(this.#open);
    } else if (open !== null && open.total === null && isUnder(open.name)) open.lines.push(line);
    else {
      this.flatRows += 1;
      this.#open = null;
    }
  }

  /** A sum without a name is that of the lines above it. */
  #close(line: Line): void {
    if (this.#open !== null) this.#open.total ??= line;
    this.#open = null;
  }

  /** A sum with a name is that of the company which it names, or of more than one. */
  #readSum(line: Line, label: Phrase): void {
    const [first] = this.#open?.name[0]?.words ?? [];
    if (first !== undefined && label.text.includes(first.text)) this.#close(line);
    this.#open = null;
    this.#name = [];
  }
}

function settled({ page, name, lines, total }: OpenHolding): Holding[] {
  const [only, ...more] = lines;
  const line = total ?? (more.length === 0 ? only : undefined);
  const words = name.reduce((sum, phrase) => sum + phrase.words.length, 0);
  if (line === undefined || words > LONGEST_NAME) return [];
  return [{ page, name, amounts: line.amounts, amountsPage: line.page }];
}

/** The companies of a document's nested schedule, in printed order; none where its schedules are not nested. */
export function nestedHoldings(pages: Pages): Holding[] {
  const reader = new NestedReader();
  for (const page of pages) for (const line of linesOf(page)) reader.read(line);
  const { holdings, flatRows } = reader;
  const lines = holdings.flatMap((holding) => holding.lines);
  const instruments = lines.filter(({ label }) => label !== null && saysInstrument(label.text));
  const isNested =
    holdings.length >= FEWEST_HOLDINGS &&
    instruments.length >= MIN_INSTRUMENTS * lines.length &&
    lines.length >= MIN_NESTED * (lines.length + flatRows);
  return isNested ? holdings.flatMap(settled) : [];
}

const hasForm = ({ label }: Line): boolean => label?.words.some(({ text }) => isLegalForm(text)) ?? false;

/**
 * The lines of the name that a line ends: where it has the end of one only, the line above is its beginning. Where it has
 * no legal form, and the line above has one, nothing tells whether it is.
 */
function nameOf(lines: readonly Line[], at: number): Pick<Holding, 'name' | 'isNameDoubted'> {
  const [above, line] = [lines[at - 1], lines[at]];
  const own = line?.label ?? null;
  if (line === undefined || own === null) return { name: [] };
  const before = above?.amounts.length === 0 && above.page === line.page ? above.label : null;
  if (
    before === null ||
    Math.abs(before.x0 - own.x0) >= SAME_EDGE ||
    own.y0 - before.y1 >= CLOSE * height(own)
  )
    return { name: [own] };
  if (isEndOfName(own)) return { name: [before, own] };
  return { name: [own], isNameDoubted: mayBeginName(before, own) };
}

/** The companies of a document that lists each on a line of its own, by their legal forms. */
export function listedHoldings(pages: Pages): Holding[] {
  const all = [...pages].flatMap(linesOf);
  const lines = all
    .map((line, at) => ({ ...line, ...nameOf(all, at) }))
    .filter(({ label, amounts }) => label !== null && amounts.length >= FEWEST_AMOUNTS)
    .filter(({ label }) => label !== null && !beginsWithSum(label.text));
  const named = lines.filter(hasForm);
  if (named.length < FEWEST_HOLDINGS || named.length < MIN_FORMS * lines.length) return [];
  return lines.map(({ page, name, amounts, isNameDoubted = false }) => ({
    ...{ page, name, amounts, isNameDoubted },
    amountsPage: page,
  }));
}
