import { PipelineError } from '../../contract/failures.ts';
import { formatNumber, formatText } from './number-format.ts';
import type { Parts } from './parts.ts';
import { readXml } from './parts.ts';
import type { CellStyle } from './styles.ts';
import { PLAIN_STYLE } from './styles.ts';

/** One cell that shows something or has a border. Rows and columns count from 1. */
export interface Cell {
  row: number;
  column: number;
  /** What the cell shows. */
  text: string;
  /** Numbers and dates stand at the right unless the style says otherwise. */
  isNumber: boolean;
  style: CellStyle;
}

/** One visible sheet. Widths and heights in points. */
export interface Sheet {
  name: string;
  /** In order of row, then column; hidden rows and columns are left out. */
  cells: Cell[];
  widths: Map<number, number>;
  heights: Map<number, number>;
  defaultWidth: number;
  defaultHeight: number;
  hiddenColumns: Set<number>;
  hiddenRows: Set<number>;
  /** Cells that span several, by the address of their first cell `row:column`. */
  merges: Map<string, { rows: number; columns: number }>;
}

/** What the sheets of a workbook share. */
export interface SharedContent {
  strings: readonly string[];
  styles: readonly CellStyle[];
  is1904: boolean;
}

/** Most cells of one workbook; a ledger of 20,000 rows and 25 columns. */
export const MAX_CELLS = 500_000;
const MAX_COLUMN = 16_384;
const MAX_ROW = 1_048_576;
const POINTS_PER_PIXEL = 0.75;
const DIGIT_PIXELS = 7;

/** Width in points of a column of so many digits, as Excel reckons for its usual font. */
function columnPoints(digits: number): number {
  return (
    Math.trunc(((256 * digits + Math.trunc(128 / DIGIT_PIXELS)) / 256) * DIGIT_PIXELS) * POINTS_PER_PIXEL
  );
}

/** Row and column of an address such as B12; null when it is none. */
export function parseAddress(address: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/u.exec(address) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(digits);
  return column <= MAX_COLUMN && row <= MAX_ROW ? { row, column } : null;
}

/** The letters of a column: 1 is A, 28 is AB. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Gathers a sheet from its XML. */
class SheetReader {
  readonly sheet: Sheet;
  readonly #shared: SharedContent;
  readonly #budget: { cells: number };
  #row = 0;
  #column = 0;
  #type = 'n';
  #style = PLAIN_STYLE;
  #value = '';
  #inline = '';
  /** The element whose text is being read. */
  #reads: 'v' | 't' | null = null;
  #isPhonetic = false;

  constructor(name: string, shared: SharedContent, budget: { cells: number }) {
    this.#shared = shared;
    this.#budget = budget;
    this.sheet = {
      name,
      cells: [],
      widths: new Map(),
      heights: new Map(),
      defaultWidth: columnPoints(9.14),
      defaultHeight: 15,
      hiddenColumns: new Set(),
      hiddenRows: new Set(),
      merges: new Map(),
    };
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v' || name === 't') this.#reads = name;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'col') this.#openColumns(attributes);
    else if (name === 'mergeCell') this.#openMerge(attributes['ref'] ?? '');
    else if (name === 'sheetFormatPr') {
      const width = Number(attributes['defaultColWidth']);
      const height = Number(attributes['defaultRowHeight']);
      if (width > 0) this.sheet.defaultWidth = columnPoints(width);
      if (height > 0) this.sheet.defaultHeight = height;
    }
  }

  text(value: string): void {
    if (this.#reads === 'v') this.#value += value;
    else if (this.#reads === 't' && !this.#isPhonetic) this.#inline += value;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#reads = null;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#closeCell();
  }

  #openRow(attributes: Readonly<Record<string, string>>): void {
    this.#row = Number(attributes['r']) || this.#row + 1;
    this.#column = 0;
    const height = Number(attributes['ht']);
    if (height > 0) this.sheet.heights.set(this.#row, height);
    if (isOn(attributes['hidden']) || height === 0) this.sheet.hiddenRows.add(this.#row);
  }

  #openColumns(attributes: Readonly<Record<string, string>>): void {
    const from = Number(attributes['min']);
    const to = Math.min(Number(attributes['max']), MAX_COLUMN);
    const width = Number(attributes['width']);
    const isHidden = isOn(attributes['hidden']) || width === 0;
    for (let column = Math.max(1, from); column <= to; column += 1) {
      if (isHidden) this.sheet.hiddenColumns.add(column);
      else if (width > 0) this.sheet.widths.set(column, columnPoints(width));
    }
  }

  #openMerge(range: string): void {
    const [first = '', last = first] = range.split(':');
    const from = parseAddress(first);
    const to = parseAddress(last);
    if (from === null || to === null) return;
    this.sheet.merges.set(`${from.row}:${from.column}`, {
      rows: to.row - from.row + 1,
      columns: to.column - from.column + 1,
    });
  }

  #openCell(attributes: Readonly<Record<string, string>>): void {
    const place = parseAddress(attributes['r'] ?? '');
    this.#column = place?.column ?? this.#column + 1;
    if (place !== null) this.#row = place.row;
    this.#type = attributes['t'] ?? 'n';
    this.#style = this.#shared.styles[Number(attributes['s'] ?? 0)] ?? PLAIN_STYLE;
    this.#value = '';
    this.#inline = '';
    this.#reads = null;
  }

  #closeCell(): void {
    const { hiddenRows, hiddenColumns, cells } = this.sheet;
    if (hiddenRows.has(this.#row) || hiddenColumns.has(this.#column)) return;
    const { text, isNumber } = this.#shown();
    const { left, right, top, bottom } = this.#style.borders;
    if (text === '' && !left && !right && !top && !bottom) return;
    this.#budget.cells += 1;
    if (this.#budget.cells > MAX_CELLS)
      throw new PipelineError('EXT_FAILED', 'The workbook has more cells than are read.');
    cells.push({ row: this.#row, column: this.#column, text, isNumber, style: this.#style });
  }

  /** What the cell shows; a formula shows the value it had when the workbook was saved. */
  #shown(): { text: string; isNumber: boolean } {
    const { format } = this.#style;
    const value = this.#value.trim();
    switch (this.#type) {
      case 's':
        return { text: formatText(this.#shared.strings[Number(value)] ?? '', format), isNumber: false };
      case 'inlineStr':
        return { text: formatText(this.#inline, format), isNumber: false };
      case 'str':
        return { text: formatText(this.#value, format), isNumber: false };
      case 'b':
        return { text: value === '1' ? 'TRUE' : 'FALSE', isNumber: false };
      case 'e':
        return { text: value, isNumber: false };
      case 'd':
        return { text: value.replace('T00:00:00', ''), isNumber: true };
      default: {
        const number = Number(value);
        if (value === '' || !Number.isFinite(number)) return { text: value, isNumber: false };
        return { text: formatNumber(number, format, this.#shared.is1904), isNumber: true };
      }
    }
  }
}

/** Reads one sheet; `budget` counts the cells of the whole workbook. @throws PipelineError when it is broken or too large. */
export function readSheet(
  parts: Parts,
  { name, part }: { name: string; part: string },
  shared: SharedContent,
  budget: { cells: number },
): Sheet {
  const reader = new SheetReader(name, shared, budget);
  readXml(parts.get(part), {
    open: (element, attributes) => reader.open(element, attributes),
    text: (value) => reader.text(value),
    close: (element) => reader.close(element),
  });
  reader.sheet.cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return reader.sheet;
}
