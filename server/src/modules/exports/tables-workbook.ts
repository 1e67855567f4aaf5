import type { Readable } from 'node:stream';
import {
  hasCurrency,
  isMetricDataType,
  sourceAddress,
  STANDARD_LAYOUT,
  type Language,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { inBatches, toDocumentFacts } from './metric-batches.ts';
import { valueWriter, type DocumentFacts } from './metric-rows.ts';
import type { ExportedDocument } from './repository.ts';
import { findTableCells, findTableColumns, type TableCell } from './tables.repository.ts';
import { XML_CELLS, xmlRow } from './xlsx-cells.ts';
import { writeWorkbook, type Sheet } from './xlsx.ts';

/** Which tables are written, and how. */
export interface TablesExport {
  readonly kysely: DatabaseClient;
  readonly clientId: string;
  readonly documents: readonly ExportedDocument[];
  /** Whether values that nobody verified are left out. */
  readonly verifiedOnly: boolean;
  readonly publicUrl: string;
  readonly language: Language;
  /** Called when so many documents have been written. */
  readonly onRead?: (documents: number) => void;
}

interface TableKind {
  readonly key: string;
  readonly name: string;
  readonly columns: readonly { readonly fin: string; readonly label: string; readonly dataType: string }[];
}

/** The kinds of tables that documents have, in the order of their screens. */
export async function findTableKinds(
  kysely: DatabaseClient,
  clientId: string,
  documents: readonly ExportedDocument[],
): Promise<TableKind[]> {
  const ids = documents.map(({ id }) => id);
  const columns = await findTableColumns(kysely, clientId, ids);
  return [...Map.groupBy(columns, ({ key }) => key)].map(([key, own]) => ({
    key,
    name: own[0]?.name ?? key,
    columns: own,
  }));
}

const isAmount = ({ dataType }: { readonly dataType: string }) => hasCurrency(dataType);

/** Titles of a sheet; a currency stands beside each amount. */
const titlesOf = ({ columns }: TableKind): string[] => [
  'Document',
  'Document Type',
  'Fund',
  'Reporting Date',
  'Row',
  ...columns.flatMap((column) =>
    isAmount(column) ? [column.label, `${column.label} (currency)`] : [column.label],
  ),
  'Verified',
  'Link',
];

/** Writes the rows of one kind of table. */
function rowWriter({ columns }: TableKind, { publicUrl, language }: TablesExport) {
  const writeValue = valueWriter(STANDARD_LAYOUT, language, XML_CELLS);
  const writeDate = (iso: string | null) =>
    writeValue({ fin: '', dataType: 'DATE', value: iso ?? '', currency: null });
  const { text, number } = XML_CELLS;
  const cellOf = (cell: TableCell | undefined): string => {
    if (cell === undefined || !isMetricDataType(cell.dataType)) return text('');
    const { fin, dataType, value, currency } = cell;
    return writeValue({ fin, dataType, value: value ?? '', currency });
  };
  const linkOf = (document: DocumentFacts, cells: readonly TableCell[]): string => {
    const source = cells.find(({ page }) => page !== null);
    if (source === undefined) return document.link;
    const { x, y, w, h } = source;
    const box = x === null || y === null || w === null || h === null ? null : { x, y, w, h };
    return publicUrl + sourceAddress({ ...source, box });
  };
  return (document: DocumentFacts, cells: readonly TableCell[]): string[] => {
    const byFin = new Map(cells.map((cell) => [cell.fin, cell]));
    return [
      text(document.name),
      text(document.type),
      text(document.fund ?? ''),
      writeDate(document.reportingDate),
      number(String((cells[0]?.rowIndex ?? 0) + 1)),
      ...columns.flatMap((column) => {
        const cell = byFin.get(column.fin);
        return isAmount(column) ? [cellOf(cell), text(cell?.currency ?? '')] : [cellOf(cell)];
      }),
      text(cells.every(({ verified }) => verified) ? 'Yes' : 'No'),
      text(linkOf(document, cells)),
    ];
  };
}

/** The rows of one kind of table, some documents at a time. */
async function* rowsOf(kind: TableKind, tables: TablesExport, isLast: boolean) {
  const { kysely, clientId, documents, verifiedOnly, publicUrl, onRead } = tables;
  const toCells = rowWriter(kind, tables);
  let read = 0;
  for (const batch of inBatches(documents)) {
    const facts = new Map(batch.map((document) => [document.id, toDocumentFacts(document, publicUrl)]));
    const ids = [...facts.keys()];
    const cells = await findTableCells(kysely, clientId, ids, { key: kind.key, verifiedOnly });
    yield [...Map.groupBy(cells, ({ rowId }) => rowId).values()].flatMap((row) => {
      const document = facts.get(row[0]?.documentRequestId ?? '');
      return document === undefined ? [] : [xmlRow(toCells(document, row))];
    });
    read += batch.length;
    if (isLast) onRead?.(read);
  }
}

/** The tables of documents as a workbook: a sheet for each kind of table, with the rows of all documents. */
export function writeTables(kinds: readonly TableKind[], tables: TablesExport): Readable {
  const sheets = kinds.map((kind, at): Sheet => {
    const isLast = at === kinds.length - 1;
    return { name: kind.name, titles: titlesOf(kind), rows: rowsOf(kind, tables, isLast) };
  });
  return writeWorkbook({ sheets });
}
