/** Reads a file of entities in a thread of its own: see `readEntityFile`. */
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';

const { bytes, format } = workerData as { bytes: Uint8Array; format: 'csv' | 'xlsx' };

/** The delimiter of the first line: spreadsheets of some countries write semicolons or tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

function readCsv(): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text.replace(/^\ufeff/, '')),
    relax_column_count: true,
    skip_empty_lines: false,
  });
}

async function readXlsx(): Promise<string[][]> {
  const { readCellTexts } = await import('../../pipeline/input/workbook/sheets.ts');
  return readCellTexts(bytes);
}

parentPort?.postMessage(format === 'csv' ? readCsv() : await readXlsx());
