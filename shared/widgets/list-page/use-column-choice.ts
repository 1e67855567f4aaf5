import { useStoredState } from '@assay/shared/state';
import type { ListColumn } from './list-column.ts';

/** Which columns of a list a user sees, and how wide. */
export interface StoredColumns {
  readonly hidden: readonly string[];
  /** Of those that are not on the screen at first. */
  readonly extra: readonly string[];
  /** In px, by column id. */
  readonly widths: Readonly<Record<string, number>>;
}

const EVERYTHING: StoredColumns = { hidden: [], extra: [], widths: {} };

/** The width in px that a column without a width of its own needs at least, where it does not say. */
const FLEXIBLE_WIDTH = 240;
const SELECTION_WIDTH = 40;

function readColumns(stored: unknown): StoredColumns | null {
  if (typeof stored !== 'object' || stored === null || !('hidden' in stored) || !('widths' in stored))
    return null;
  const { hidden, widths } = stored;
  // What was stored before there were any has none.
  const extra = 'extra' in stored && Array.isArray(stored.extra) ? stored.extra : [];
  if (!Array.isArray(hidden) || typeof widths !== 'object' || widths === null) return null;
  return {
    hidden: hidden.filter((id) => typeof id === 'string'),
    extra: extra.filter((id) => typeof id === 'string'),
    widths: Object.fromEntries(
      Object.entries(widths).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
  };
}

/** The columns of a list as its user has them. */
export interface ColumnChoice<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** The least width of the table in px. */
  readonly minWidth: number;
  /** All columns, with whether each is shown. The first one always is. */
  readonly choices: readonly {
    readonly id: string;
    readonly header: string;
    readonly isShown: boolean;
    readonly isFixed: boolean;
  }[];
  readonly isChanged: boolean;
  readonly show: (id: string, isShown: boolean) => void;
  readonly resize: (id: string, width: number) => void;
  readonly reset: () => void;
}

/** A width that the user has chosen holds in every window. */
function withChosenWidth<Row>(
  { minWidth, ...column }: ListColumn<Row>,
  chosen: number | undefined,
): ListColumn<Row> {
  if (chosen !== undefined) return { ...column, width: chosen };
  return minWidth === undefined ? column : { ...column, minWidth };
}

function leastWidthOf<Row>({ width, minWidth }: ListColumn<Row>): number {
  return minWidth ?? (typeof width === 'number' ? width : FLEXIBLE_WIDTH);
}

/** Chooses columns of a list and their widths; the browser remembers them under the name of the list. */
export function useColumnChoice<Row>(
  listName: string,
  columns: readonly ListColumn<Row>[],
): ColumnChoice<Row> {
  const [stored, store] = useStoredState({
    storage: 'local',
    key: `assay.columns.${listName}`,
    parse: readColumns,
    fallback: EVERYTHING,
  });
  const { hidden, extra, widths } = stored;
  const [first] = columns;
  const isShown = ({ id, isExtra }: ListColumn<Row>) =>
    isExtra === true ? extra.includes(id) : id === first?.id || !hidden.includes(id);
  const shown = columns.filter(isShown).map((column) => withChosenWidth(column, widths[column.id]));
  return {
    columns: shown,
    minWidth: shown.reduce((sum, column) => sum + leastWidthOf(column), SELECTION_WIDTH),
    choices: columns.map((column) => ({
      id: column.id,
      header: column.header,
      isShown: isShown(column),
      isFixed: column.id === first?.id,
    })),
    isChanged: hidden.length + extra.length > 0 || Object.keys(widths).length > 0,
    show: (id, willShow) => {
      const isExtra = columns.some((column) => column.id === id && column.isExtra === true);
      const name = isExtra ? 'extra' : 'hidden';
      const others = stored[name].filter((each) => each !== id);
      store({ ...stored, [name]: willShow === isExtra ? [...others, id] : others });
    },
    resize: (id, width) => store({ ...stored, widths: { ...widths, [id]: width } }),
    reset: () => store(EVERYTHING),
  };
}
