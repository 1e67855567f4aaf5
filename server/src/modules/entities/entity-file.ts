import { Worker } from 'node:worker_threads';
import { AppError } from '@assay/shared/domain';
import { BYTE_ORDER_MARK, csvRow, unmarkFormulas, workbookOf, XML_CELLS } from '../exports/index.ts';

export type EntityFileFormat = 'csv' | 'xlsx';

/** The titles of the columns, in the order of an export. An import finds them in any order. */
export const ENTITY_FILE_COLUMNS = ['name', 'ID', 'types', 'AKAs'] as const;

/** An entity as a row of a file. */
export interface EntityFileRow {
  readonly name: string;
  readonly clientIdentifier: string | null;
  /** Display names. */
  readonly types: readonly string[];
  readonly akas: readonly string[];
}

/** Several texts in one cell: by semicolons, or by line breaks where a text has a semicolon. */
export function joinCell(texts: readonly string[]): string {
  if (!texts.some((text) => text.includes(';'))) return texts.join('; ');
  return texts.length === 1 ? `${texts[0]}\n` : texts.join('\n');
}

/** The texts of a cell, as `joinCell` writes them or as people do. */
export function splitCell(cell: string): string[] {
  return cell
    .split(/[\r\n]/.test(cell) ? /[\r\n]+/ : ';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function cellsOf({ name, clientIdentifier, types, akas }: EntityFileRow): string[] {
  return [name, clientIdentifier ?? '', joinCell(types), joinCell(akas)];
}

/** Entities as CSV or as a workbook. Texts that a spreadsheet would run are marked as text. */
export async function writeEntityFile(
  rows: readonly EntityFileRow[],
  format: EntityFileFormat,
): Promise<Buffer> {
  const table = [ENTITY_FILE_COLUMNS, ...rows.map(cellsOf)];
  if (format === 'xlsx')
    return workbookOf(
      'Entities',
      table.map((row) => row.map(XML_CELLS.text)),
    );
  const asText = (text: string) => ({ text, isNumber: false });
  return Buffer.from(BYTE_ORDER_MARK + table.map((row) => csvRow(row.map(asText), 'comma')).join(''));
}

/** Reading a file may take this long and this much memory; it runs in a thread of its own. */
const READ_LIMIT_MS = 20_000;
const READ_LIMIT_MB = 512;

/**
 * The rows of a file with the texts of their cells, titles included, without the marks of `writeEntityFile`. The file is not to be trusted, so it is read in a
 * thread with limits on time and memory.
 * @throws AppError IMPORT_FILE_UNREADABLE
 */
export async function readEntityFile(bytes: Uint8Array, format: EntityFileFormat): Promise<string[][]> {
  const worker = new Worker(new URL('./entity-file.thread.ts', import.meta.url), {
    workerData: { bytes, format },
    resourceLimits: { maxOldGenerationSizeMb: READ_LIMIT_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>();
  const timer = setTimeout(() => reject(new Error('Reading the file took too long.')), READ_LIMIT_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that reads the file ended.')));
  try {
    const rows = await promise;
    return format === 'csv' ? rows.map((row) => row.map(unmarkFormulas)) : rows;
  } catch (error) {
    throw new AppError('IMPORT_FILE_UNREADABLE', { identifier: 'content', cause: error });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
