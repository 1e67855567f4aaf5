import type { Rect } from '../contract/page.ts';
import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import { breaksAmount } from './broken-amounts.ts';
import type { Phrase } from './lines.ts';
import { byLine, phraseOf } from './lines.ts';
import type { RuledField, RuledGrid } from './ruled-grid.ts';
import type { CellPlace } from './table-cells.ts';
import { findColumns } from './table-columns.ts';
import { groupRows } from './table-rows.ts';
import { isValueLike } from './value-shape.ts';

/** A field of the grid with the phrases printed in it. */
interface FilledField {
  field: RuledField;
  phrases: Phrase[];
}

interface Strip {
  from: number;
  to: number;
}

/** So many lines of a strip must stand on both sides of a gap that cuts it into columns. */
const MIN_SPLIT_LINES = 3;
const SPLIT_SHARE = 0.5;
/** Text may reach over the line of its field by this much. Points. */
const EDGE = 1.5;
/** The space between a border and the shading of the text is at most this wide. Points. */
const MAX_MARGIN = 10;

function stripOf(lines: readonly number[], at: number): number {
  let low = 0;
  let high = lines.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Puts the words of the phrases into fields; a phrase that runs over a drawn border is cut there. */
function fillFields(grid: RuledGrid, rows: readonly Phrase[][]): FilledField[] {
  const columns = grid.xs.length - 1;
  const owner = new Int32Array(columns * (grid.ys.length - 1));
  grid.fields.forEach((field, index) => {
    for (let row = field.row; row <= field.toRow; row += 1)
      owner.fill(index, row * columns + field.column, row * columns + field.toColumn + 1);
  });
  const filled = grid.fields.map((field): FilledField => ({ field, phrases: [] }));
  for (const phrase of rows.flat()) {
    if (overlapX(phrase, grid) <= 0 || overlapY(phrase, grid) <= 0) continue;
    let run: { at: number; words: typeof phrase.words } = { at: -1, words: [] };
    const close = (): void => {
      if (run.at >= 0) filled[run.at]?.phrases.push(phraseOf(run.words, phrase.line));
    };
    for (const word of phrase.words) {
      const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
      const inside = x > grid.x0 && x < grid.x1 && y > grid.y0 && y < grid.y1;
      const at = inside ? (owner[stripOf(grid.ys, y) * columns + stripOf(grid.xs, x)] ?? -1) : -1;
      if (at === run.at) run.words.push(word);
      else {
        close();
        run = { at, words: [word] };
      }
    }
    close();
  }
  return filled;
}

/** A strip between two vertical lines may hold several columns that no rule parts: gaps that most lines keep. */
function splitColumn(strip: Strip, phrases: readonly Phrase[], isOnly: boolean): Strip[] {
  const lines = byLine(phrases);
  if (lines.filter((line) => line.length > 1).length < MIN_SPLIT_LINES) return [strip];
  const columns = findColumns(lines, []);
  const parts: Strip[] = [];
  let { from } = strip;
  for (const [index, column] of columns.entries()) {
    if (index === columns.length - 1) break;
    const both = lines.filter(
      (line) => line.some((p) => p.x1 <= column.x1 + 1) && line.some((p) => p.x0 >= column.x1 - 1),
    );
    const kept = both.length >= MIN_SPLIT_LINES && both.length >= SPLIT_SHARE * lines.length;
    const hasValues = both.some((line) => line.some((p) => p.x0 >= column.x1 - 1 && isValueLike(p.text)));
    if (!kept || (!hasValues && !isOnly)) continue;
    parts.push({ from, to: column.x1 });
    from = column.x1;
  }
  return [...parts, { from, to: strip.to }];
}

/** How many values stand under each other in a field; the parts of an amount that it breaks are one. */
function stackedValues(phrases: readonly Phrase[]): number {
  const values = byLine(phrases).flatMap((line) => line.find(({ text }) => isValueLike(text)) ?? []);
  return values.filter(({ text }, at) => !breaksAmount(values[at - 1]?.text ?? '', text)).length;
}

/** A strip between two horizontal lines may hold several rows: values stand under each other in its columns. */
function splitRow(strip: Strip, fields: readonly FilledField[]): Strip[] {
  const lines = byLine(fields.flatMap(({ phrases }) => phrases));
  if (lines.length < 2) return [strip];
  const stacked = fields.map(({ phrases }) => stackedValues(phrases));
  const columns = stacked.filter((count) => count >= 2).length;
  const isList = columns >= 2 || (columns === 1 && Math.max(...stacked) >= MIN_SPLIT_LINES);
  if (!isList) return [strip];
  const groups = groupRows(lines, [], (phrase) => isValueLike(phrase.text)).map((group) => unionRect(group));
  return groups.map((group, index) => ({
    from: index === 0 ? strip.from : group.y0,
    to: index === groups.length - 1 ? strip.to : (groups[index + 1]?.y0 ?? strip.to),
  }));
}

interface Division {
  strips: Strip[];
  /** Place of the first strip of every part between two lines of the grid; one more at the end. */
  first: number[];
}

function divide(lines: readonly number[], split: (strip: Strip, index: number) => Strip[]): Division {
  const strips: Strip[] = [];
  const first: number[] = [];
  for (let index = 0; index + 1 < lines.length; index += 1) {
    first.push(strips.length);
    strips.push(...split({ from: lines[index] ?? 0, to: lines[index + 1] ?? 0 }, index));
  }
  return { strips, first: [...first, strips.length] };
}

function stripAt(strips: readonly Strip[], at: number, [from, to]: readonly [number, number]): number {
  for (let index = from; index < to; index += 1) if (at < (strips[index]?.to ?? 0)) return index;
  return to;
}

/** The cells of one field: one, unless the field was divided into rows or columns that no rule parts. */
function placesOf({ field, phrases }: FilledField, rows: Division, columns: Division): CellPlace[] {
  const [row, endRow] = [rows.first[field.row] ?? 0, (rows.first[field.toRow + 1] ?? 1) - 1];
  const [column, endColumn] = [
    columns.first[field.column] ?? 0,
    (columns.first[field.toColumn + 1] ?? 1) - 1,
  ];
  const isTall = field.toRow > field.row;
  const isWhole = endColumn - column === field.toColumn - field.column;
  const places: CellPlace[] = [];
  for (const phrase of phrases) {
    const own: CellPlace = { row, toRow: endRow, column, toColumn: endColumn, phrases: [phrase] };
    if (!isTall && endRow > row)
      own.row = own.toRow = stripAt(rows.strips, (phrase.y0 + phrase.y1) / 2, [row, endRow]);
    if (!isWhole) {
      own.column = stripAt(columns.strips, phrase.x0 + 1, [column, endColumn]);
      own.toColumn = stripAt(columns.strips, phrase.x1 - 1, [own.column, endColumn]);
    }
    const same = places.find(
      (one) => one.row === own.row && one.column <= own.toColumn && one.toColumn >= own.column,
    );
    if (same === undefined) places.push(own);
    else {
      same.phrases.push(phrase);
      same.column = Math.min(same.column, own.column);
      same.toColumn = Math.max(same.toColumn, own.toColumn);
    }
  }
  return places;
}

/**
 * Shaded lines of text draw edges inside their cell that do not reach its borders: an empty narrow field runs past them
 * at the side. Fields beside such a margin that together are as high as it are one.
 */
function joinShaded(grid: RuledGrid, filled: readonly FilledField[]): FilledField[] {
  const widthOf = ({ field }: FilledField): number =>
    (grid.xs[field.toColumn + 1] ?? 0) - (grid.xs[field.column] ?? 0);
  const margins = filled.filter(
    (one) => one.phrases.length === 0 && one.field.toRow > one.field.row && widthOf(one) < MAX_MARGIN,
  );
  let joined = [...filled];
  for (const { field: margin } of margins) {
    const beside = joined.filter(
      ({ field }) =>
        field.column === margin.toColumn + 1 && field.row >= margin.row && field.toRow <= margin.toRow,
    );
    const [first] = beside;
    const height = beside.reduce((sum, { field }) => sum + field.toRow - field.row + 1, 0);
    const isStack = beside.every(({ field }) => field.toColumn === first?.field.toColumn);
    if (first === undefined || beside.length < 2 || !isStack || height !== margin.toRow - margin.row + 1)
      continue;
    const field = { ...first.field, row: margin.row, toRow: margin.toRow };
    joined = joined.filter((one) => !beside.includes(one));
    joined.push({ field, phrases: beside.flatMap(({ phrases }) => phrases) });
  }
  return joined;
}

/** The places between grid lines that a phrase touches. */
function touched(lines: readonly number[], from: number, to: number): readonly [number, number] {
  return [stripOf(lines, from + EDGE), stripOf(lines, Math.max(from + EDGE, to - EDGE))];
}

/**
 * A field over several columns is open, not one wide cell, when one of its lines holds phrases of different columns and
 * none of its phrases leaves its column; over several rows when values of one column stand in different rows.
 */
function openSides(grid: RuledGrid, { field, phrases }: FilledField): { columns: boolean; rows: boolean } {
  const columns =
    field.toColumn > field.column &&
    byLine(phrases).some((line) => new Set(line.map((p) => touched(grid.xs, p.x0, p.x1)[0])).size > 1) &&
    phrases.every((p) => {
      const [from, to] = touched(grid.xs, p.x0, p.x1);
      return from === to;
    });
  const values = phrases.filter((phrase) => isValueLike(phrase.text));
  const middle = (p: Phrase): number => stripOf(grid.ys, (p.y0 + p.y1) / 2);
  const rows =
    field.toRow > field.row &&
    values.some((p) => values.some((q) => middle(p) !== middle(q) && overlapX(p, q) > 0));
  return { columns, rows };
}

/** Divides the open fields at the grid lines that other fields of the grid draw. */
function divideOpen(grid: RuledGrid, filled: readonly FilledField[]): FilledField[] {
  return filled.flatMap((one) => {
    const open = openSides(grid, one);
    if (!open.columns && !open.rows) return [one];
    const parts = new Map<string, FilledField>();
    for (const phrase of one.phrases) {
      const field = { ...one.field };
      if (open.columns) field.column = field.toColumn = touched(grid.xs, phrase.x0, phrase.x1)[0];
      if (open.rows) field.row = field.toRow = stripOf(grid.ys, (phrase.y0 + phrase.y1) / 2);
      const key = `${field.row}:${field.column}`;
      const part = parts.get(key);
      if (part === undefined) parts.set(key, { field, phrases: [phrase] });
      else part.phrases.push(phrase);
    }
    return [...parts.values()];
  });
}

/** The cells of a table that a ruled grid draws, and its columns as x ranges. Rows and columns may be empty. */
export function cellsOfGrid(
  grid: RuledGrid,
  rows: readonly Phrase[][],
): { places: CellPlace[]; columns: Pick<Rect, 'x0' | 'x1'>[] } {
  const filled = divideOpen(grid, joinShaded(grid, fillFields(grid, rows)));
  const columns = divide(grid.xs, (strip, index) => {
    const inside = filled.filter(({ field }) => field.column === index && field.toColumn === index);
    return splitColumn(
      strip,
      inside.flatMap(({ phrases }) => phrases),
      grid.xs.length === 2,
    );
  });
  const rowsOf = divide(grid.ys, (strip, index) =>
    splitRow(
      strip,
      filled.filter(({ field }) => field.row === index && field.toRow === index),
    ),
  );
  return {
    places: filled.flatMap((field) => placesOf(field, rowsOf, columns)),
    columns: columns.strips.map(({ from, to }) => ({ x0: from, x1: to })),
  };
}
