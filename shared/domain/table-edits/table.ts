import { hasCurrency } from '../formats/data-types.ts';
import type { MetricDataType } from '../formats/data-types.ts';

/** Identifies a row that is not stored yet in a save; the response names it again beside its stored id (TAB-010). */
export const TEMPORARY_ROW_ID = 999_999;

/** The id of the blank row at the end of a table, where typing begins a new row (TAB-011). It is never sent. */
export const NEW_ROW_ID = 'NEW_ROW';

/** The author of a change that the program made (TAB-006). */
export const SYSTEM_AUTHOR = 'System';

/** The currency of a new amount in a table whose currency is not known (TAB-008). */
const DEFAULT_TABLE_CURRENCY = 'USD';

/** Where a value is printed: a box on a page, in fractions of the page from its top left, and its words. */
export interface TablePlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly nodeId: string | null;
}

/** The value of a cell. */
export interface TableCell {
  /** The metric of the cell. */
  readonly metricId: string;
  /** The stored datapoint; null for a value that is not stored yet. */
  readonly id: string | null;
  /** Plain decimal, ISO date or text; '' for an empty cell. */
  readonly value: string;
  readonly currency: string | null;
  readonly akas: readonly string[];
  /** 0-1. */
  readonly confidence: number;
  readonly place: TablePlace | null;
  readonly entityLinkId: string | null;
  readonly isVerified: boolean;
  /** ISO 8601: the version of the stored value; null for one that is not stored yet. */
  readonly lastModified: string | null;
  readonly lastModifiedBy: string;
  /** The program made the last change, not a user (TAB-006). */
  readonly isSystemChange?: boolean | undefined;
}

/** A row of a repeating group. */
export interface TableRow {
  readonly id: string;
  /** Its place in the group, from 0. Stored rows keep theirs when others are deleted. */
  readonly rowIndex: number;
  readonly groupIdentifier: string | null;
  /** By fin of the column. A row that was extracted before its column existed has no cell there. */
  readonly cells: Readonly<Record<string, TableCell>>;
}

/** A column of a repeating group. */
export interface TableColumn {
  readonly fin: string;
  readonly dataType: MetricDataType;
}

/** Who changes a value, and when (TAB-005). */
export interface TableEditContext {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
}

/** What a new row is made of. */
export interface NewRow {
  readonly id: string;
  readonly rowIndex: number;
  readonly groupIdentifier: string | null;
  readonly columns: readonly (TableColumn & { readonly metricId: string })[];
  /** The currency of the table, `AUTO` if it is not known. */
  readonly currency: string;
  /** Goes into the first cell; '' for an empty row. */
  readonly typedValue: string;
  readonly context?: TableEditContext | undefined;
}

/**
 * The row that typing in the blank row creates (TAB-007): the typed value in the first cell, the others empty. Amounts
 * have the currency of the table, USD where it is AUTO (TAB-008), which is a change of the program; names have no akas
 * (TAB-009).
 */
export function createTableRow({ columns, currency, typedValue, context, ...row }: NewRow): TableRow {
  const amountCurrency = currency === 'AUTO' ? DEFAULT_TABLE_CURRENCY : currency;
  const cells = columns.map(({ fin, dataType, metricId }, index): [string, TableCell] => {
    const value = index === 0 ? typedValue : '';
    const isSystemChange = value === '' && hasCurrency(dataType);
    const cell: TableCell = {
      metricId,
      id: null,
      value,
      currency: hasCurrency(dataType) ? amountCurrency : null,
      akas: [],
      confidence: 0,
      place: null,
      entityLinkId: null,
      isVerified: false,
      lastModified: context?.at ?? null,
      lastModifiedBy: isSystemChange ? SYSTEM_AUTHOR : (context?.by ?? ''),
      ...(isSystemChange && { isSystemChange }),
    };
    return [fin, cell];
  });
  return { ...row, cells: Object.fromEntries(cells) };
}

/**
 * The currency of a table: the one that all its amounts have, else that of the document, else `AUTO`.
 * @param documentCurrency null where the document has none
 */
export function findTableCurrency(
  amounts: readonly { readonly value: string; readonly currency: string | null }[],
  documentCurrency: string | null,
): string {
  const used = new Set(amounts.flatMap(({ value, currency }) => (value === '' ? [] : [currency ?? 'AUTO'])));
  used.delete('AUTO');
  const [only] = used;
  return used.size === 1 && only !== undefined ? only : (documentCurrency ?? 'AUTO');
}
