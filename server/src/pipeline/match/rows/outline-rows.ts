import { heightOf, SAME_EDGE } from '../../pdf/geometry.ts';
import { hasRoomFor, textOf } from '../../graph/lines.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import { isEndOfName, mayBeginName } from '../../facts/grids/name-words.ts';
import {
  beginsWithInstrument,
  isNoName,
  isSumName,
  nameKey,
  namesSchedule,
} from '../../facts/grids/row-words.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { digitsOf } from '../../facts/account/subtotals.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { cellOf } from './column-mapping.ts';
import type { RowCell, TargetGroup } from './group.ts';
import type { OutlineLine } from './outline-lines.ts';
import { outlineLines } from './outline-lines.ts';
import { readCell, readName, unitOf } from './read-cell.ts';
import { printsSumOfRows, withDoubtedName } from './row-doubts.ts';

/**
 * Schedules that are outlines: headings, the names of companies, under them what is held of each, one a line, and under
 * several of these their sum without a name. A text of several lines goes on where its next word had no room.
 */

/** A company of a schedule. */
interface Holding {
  /** Its name, over one line or several. */
  name: Phrase[];
  namedOn: OutlineLine;
  /** What is held of it, one line each; it alone where its name stands before its values. */
  lines: OutlineLine[];
  /** The line that sums these up. */
  total: OutlineLine | null;
  isNested: boolean;
  /** Whether the line above may be the beginning of its name. */
  isNameDoubted: boolean;
}

const MIN_ROWS = 2;
/** What is indented is so by at least so many points; lines of one text begin at one place. */
const INDENT = 3;
/** Lines of one text stand closer than this, in heights of a line. */
const CLOSE = 0.8;
const MAX_NAME_LENGTH = 16;
/** Part of the indented lines that are called like instruments, at least, where all of them are. */
const MIN_INSTRUMENTS = 0.5;
/** Part of a plain list's names that have a legal form, at least. */
const MIN_FORMS = 0.5;

/** A text that ends with a bracket or a share of the whole is complete: "Healthcare (14.4% of capital)". */
const CLOSED = /[)\]%:]$/u;

/** What a text ends with that goes on. */
const RUNS_ON = /[,&–-]$/u;

const beginsSmall = ({ text }: Phrase): boolean => /^\p{Ll}/u.test(text);

/** True for a text right under another one at the same place, which the other does not close. */
function isUnder(above: OutlineLine, below: OutlineLine): boolean {
  const [upper, lower] = [above.label, below.label];
  if (upper === null || lower === null || above.page !== below.page) return false;
  if (lower.y0 - upper.y1 >= CLOSE * heightOf(lower)) return false;
  return beginsSmall(lower) || (Math.abs(upper.x0 - lower.x0) < SAME_EDGE && !CLOSED.test(upper.text));
}

/** True where a text goes on on the line below: its next word had no room, or does not begin a text. */
function continues(above: OutlineLine, below: OutlineLine): boolean {
  const [upper, lower] = [above.label, below.label];
  if (upper === null || lower === null || !isUnder(above, below)) return false;
  const [word] = lower.words;
  const isFull = word !== undefined && !hasRoomFor(word, upper, above.labelsEnd);
  return beginsSmall(lower) || isFull || isEndOfName(lower);
}

/** True where the values of a line are the sums of others, of which there are several. */
function sumsUp(total: OutlineLine, lines: readonly OutlineLine[]): boolean {
  const valueOf = ({ values }: OutlineLine, { metric }: TargetMetric): number =>
    digitsOf(values.find(({ wanted }) => wanted.metric === metric)?.value.text ?? '');
  return (
    lines.length > 1 &&
    total.values.every(
      ({ wanted }) => valueOf(total, wanted) === lines.reduce((sum, line) => sum + valueOf(line, wanted), 0),
    )
  );
}

/** Reads the lines of an outline one after the other. */
class OutlineReader {
  readonly holdings: Holding[] = [];
  readonly #areAllNested: boolean;
  /** The text above that no line of values has taken. */
  #texts: OutlineLine[] = [];
  #open: Holding | null = null;
  #last: OutlineLine | null = null;

  constructor(areAllNested: boolean) {
    this.#areAllNested = areAllNested;
  }

  read(line: OutlineLine): void {
    const { label, values } = line;
    if (values.length > 0) this.#readValues(line);
    else if (label !== null) this.#readText(line);
    this.#last = line;
  }

  #readText(line: OutlineLine): void {
    const { label } = line;
    const before = this.#last;
    const own = this.holdings.at(-1);
    const isOfName =
      before !== null && own?.isNested === false && own.lines[0] === before && continues(before, line);
    if (isOfName && label !== null && (beginsSmall(label) || isEndOfName(label))) {
      own.name.push(label);
      return;
    }
    const above = this.#texts.at(-1);
    const isNext = above !== undefined && above === before && isUnder(above, line);
    this.#texts = isNext ? [...this.#texts, line] : [line];
  }

  #readValues(line: OutlineLine): void {
    const { label } = line;
    if (label === null || isSumName(label.text, undefined)) this.#readSum(line);
    else if (this.#isInstrument(line)) this.#readInstrument(line);
    else this.#readName(line, label);
  }

  #isInstrument({ label }: OutlineLine): boolean {
    if (label === null) return false;
    const name = this.#texts[0]?.label ?? this.#open?.name[0];
    const isIndented = name !== undefined && label.x0 >= name.x0 + INDENT;
    return beginsWithInstrument(label.text) || (this.#areAllNested && isIndented);
  }

  #readInstrument(line: OutlineLine): void {
    const [first] = this.#texts;
    if (first !== undefined) {
      const name = this.#texts.flatMap(({ label }) => label ?? []);
      this.#open = this.#add({ name, namedOn: first, lines: [line], isNested: true });
      this.#texts = [];
    } else if (this.#open?.isNested === true && this.#open.total === null) this.#open.lines.push(line);
  }

  #readName(line: OutlineLine, label: Phrase): void {
    const above = this.#texts.at(-1);
    const isBegun = above !== undefined && above === this.#last && continues(above, line);
    const isRest = isBegun && (isEndOfName(label) || RUNS_ON.test(above.label?.text ?? ''));
    const before = isRest ? this.#texts.flatMap((text) => text.label ?? []) : [];
    const isDoubted = isBegun && !isRest && above.label !== null && mayBeginName(above.label, label);
    this.#open = this.#add({ name: [...before, label], namedOn: line, lines: [line], isNested: false });
    this.#open.isNameDoubted = isDoubted;
    this.#texts = [];
  }

  /** A sum without a name is that of the lines above it; one with a name that of the company which it names, or of more. */
  #readSum(line: OutlineLine): void {
    const open = this.#open;
    const [first] = open?.name[0]?.words ?? [];
    if (open?.isNested === true) {
      const isNamed = first !== undefined && (line.label?.text.includes(first.text) ?? true);
      if (isNamed || sumsUp(line, open.lines)) open.total ??= line;
    }
    this.#open = null;
    this.#texts = [];
  }

  #add(holding: Omit<Holding, 'total' | 'isNameDoubted'>): Holding {
    const added = { ...holding, total: null, isNameDoubted: false };
    this.holdings.push(added);
    return added;
  }
}

function holdingsOf(lines: readonly OutlineLine[], areAllNested: boolean): Holding[] {
  const reader = new OutlineReader(areAllNested);
  for (const line of lines) reader.read(line);
  return reader.holdings;
}

function readHolding(holding: Holding, group: TargetGroup): RowCell[] {
  const { name, namedOn, lines, total, isNameDoubted } = holding;
  const [only, ...more] = lines;
  const line = total ?? (more.length === 0 ? only : undefined);
  const words = name.reduce((sum, phrase) => sum + phrase.words.length, 0);
  const place = { page: namedOn.page, unit: unitOf(''), rowCurrency: null };
  const named = readName(name, group.name, place, group.context);
  if (line === undefined || named === null || isNoName(named.text) || words > MAX_NAME_LENGTH) return [];
  const cells = line.values.flatMap(({ value, title, wanted, similarity }) => {
    const read = readCell([value], wanted, { ...place, page: line.page, unit: unitOf(title) }, group.context);
    return read === null || read.isBlank ? [] : [cellOf(line.page, read, { wanted, similarity, share: 1 })];
  });
  if (cells.length === 0) return [];
  const row = [cellOf(namedOn.page, named, { wanted: group.name, similarity: 1, share: 1 }), ...cells];
  return isNameDoubted ? withDoubtedName(row, group) : row;
}

const keyOf = ({ name }: Pick<Holding, 'name'>): string => nameKey(textOf(name));

/** The texts of lines without values: where one of them has values elsewhere, it is a class whose company stands on another line. */
function headingKeys(lines: readonly OutlineLine[]): Set<string> {
  return new Set(
    lines.flatMap(({ label, values }) => (label === null || values.length > 0 ? [] : [nameKey(label.text)])),
  );
}

/** True where a column prints the sum of several companies under them. */
function addsUpHoldings(lines: readonly OutlineLine[], holdings: readonly Holding[]): boolean {
  const own = new Set(holdings.flatMap((holding) => holding.lines));
  const values = lines.flatMap((line) => line.values.map((value) => ({ ...value, isOfRow: own.has(line) })));
  const columns = [...Map.groupBy(values, ({ wanted }) => wanted).values()];
  return columns.some((column) =>
    printsSumOfRows(column.map(({ value, isOfRow }) => ({ amount: digitsOf(value.text), isOfRow }))),
  );
}

const hasForm = ({ name }: Holding): boolean =>
  name.some(({ words }) => words.some(({ text }) => isLegalForm(text)));

/** True where a text above the first values says that a schedule of the group's members follows. */
function isHeaded(lines: readonly OutlineLine[]): boolean {
  const first = lines.findIndex(({ values }) => values.length > 0);
  return lines.slice(0, first).some(({ label }) => label !== null && namesSchedule(label.text));
}

/**
 * True where lines of a document are called like instruments and have numbers: only then companies may stand over them. It
 * takes a part of the time that reading an outline takes.
 */
export function hasInstruments(pages: Pages): boolean {
  let found = 0;
  for (const { rows } of pages) {
    found += rows.filter(
      (row) =>
        row.some(({ text }) => isNumberLike(text)) && row.some(({ text }) => beginsWithInstrument(text)),
    ).length;
    if (found >= MIN_ROWS) return true;
  }
  return false;
}

/** How the rows of an outline were found: companies with their instruments under them, or names before their values. */
export interface OutlineRows {
  rows: RowCell[][];
  isNested: boolean;
}

/**
 * The rows of a schedule that is an outline, one a company; none where the document has none. A schedule has a company once:
 * where a name comes again, the names are those of industries or countries that stand over the companies.
 */
export function outlineRows(pages: Pages, group: TargetGroup): OutlineRows {
  const none = { rows: [], isNested: false };
  if (!group.isNamed) return none;
  const lines = outlineLines(pages, group);
  const plain = holdingsOf(lines, false);
  const nested = plain.filter(({ isNested }) => isNested);
  const isNested = nested.length >= MIN_ROWS && nested.length >= MIN_INSTRUMENTS * plain.length;
  const holdings = isNested ? holdingsOf(lines, true) : plain.filter((holding) => !holding.isNested);
  const isOfCompanies = holdings.filter(hasForm).length >= MIN_FORMS * holdings.length;
  if (!isNested && !isOfCompanies && !isHeaded(lines)) return none;
  const headings = isNested ? new Set() : headingKeys(lines);
  for (const holding of holdings) holding.isNameDoubted ||= headings.has(keyOf(holding));
  const rows = holdings.map((holding) => readHolding(holding, group)).filter((cells) => cells.length > 0);
  if (rows.length < MIN_ROWS) return none;
  const names = holdings.map(keyOf);
  // What is known for companies by a heading alone may be anything unless it adds up, and what comes twice is none.
  const isOfList = isNested || isOfCompanies || addsUpHoldings(lines, holdings);
  const isSure = new Set(names).size === names.length && isOfList;
  return { rows: isSure ? rows : rows.map((cells) => withDoubtedName(cells, group)), isNested };
}
