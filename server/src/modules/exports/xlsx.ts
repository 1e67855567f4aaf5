import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { TableForm } from './metric-rows.ts';
import { createSheetNames } from './sheet-names.ts';
import { titleRow, XML_CELLS, xmlRow } from './xlsx-cells.ts';
import { HEAD, partsAround, SPREADSHEET } from './xlsx-parts.ts';
import { zipStream } from './zip-stream.ts';

/** Rows of a sheet; further rows go to another one. */
const ROW_LIMIT = 1_048_576;

/** Rows as a workbook's XML, in batches. */
type XmlRows = AsyncIterable<readonly string[]>;

/** Rows of a workbook, read once by the sheets one after the other. */
class RowSource {
  readonly #batches: AsyncIterator<readonly string[]>;
  #next: readonly string[] = [];

  constructor(batches: XmlRows) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#next.length === 0) {
      const result = await this.#batches.next();
      if (result.done === true) return false;
      this.#next = result.value;
    }
    return true;
  }

  /** At most `limit` of the next rows. */
  take(limit: number): readonly string[] {
    const taken = this.#next.slice(0, limit);
    this.#next = this.#next.slice(limit);
    return taken;
  }
}

/** A sheet; where it is full, another one of its name and a number goes on. */
export interface Sheet {
  readonly name: string;
  /** Bold titles that stay in sight, at the top of every sheet. */
  readonly titles?: readonly string[];
  readonly rows: XmlRows;
}

export interface WorkbookOptions {
  /** At least one. Read one after the other. */
  readonly sheets: readonly Sheet[];
  /** Rows of a sheet, for tests. */
  readonly rowLimit?: number;
}

async function* sheetOf(
  source: RowSource,
  titles: readonly string[] | undefined,
  limit: number,
): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}">${titles === undefined ? '' : frozen}<sheetData>`;
  let left = limit;
  if (titles !== undefined) {
    yield titleRow(titles);
    left -= 1;
  }
  while (left > 0 && (await source.hasMore())) {
    const rows = source.take(left);
    yield rows.join('');
    left -= rows.length;
  }
  yield '</sheetData></worksheet>';
}

/** A workbook, written while it is read: numbers are numbers and days are days, everything else is text. */
export function writeWorkbook({ sheets, rowLimit = ROW_LIMIT }: WorkbookOptions): Readable {
  return zipStream(async (add) => {
    const nameOf = createSheetNames();
    const names: string[] = [];
    for (const { name, titles, rows } of sheets) {
      const source = new RowSource(rows);
      do {
        names.push(nameOf(name));
        const sheet = Readable.from(sheetOf(source, titles, rowLimit));
        await add(`xl/worksheets/sheet${names.length}.xml`, sheet);
      } while (await source.hasMore());
    }
    for (const [name, content] of Object.entries(partsAround(names))) await add(name, content);
  });
}

/** A small workbook with one sheet, whole: each row as its cells, written by `XML_CELLS`. */
export function workbookOf(name: string, rows: readonly (readonly string[])[]): Promise<Buffer> {
  return buffer(writeWorkbook({ sheets: [{ name, rows: Readable.from([rows.map(xmlRow)]) }] }));
}

/** A table as a workbook. */
export function writeXlsx<Batch>(
  batches: AsyncIterable<Batch>,
  { titlesWithUnits: titles, createWriter }: TableForm<Batch>,
): Readable {
  const toRows = createWriter(XML_CELLS);
  async function* rows() {
    for await (const batch of batches) yield toRows(batch).map(xmlRow);
  }
  return writeWorkbook({ sheets: [{ name: 'Metrics', titles, rows: rows() }] });
}
