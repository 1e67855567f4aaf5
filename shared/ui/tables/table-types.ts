import type { OrderBy } from '@assay/shared/domain';
import type { ReactNode } from 'react';

/** A column: its header, its cells and the key that sorts by it. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Any CSS width; a number is px. The remaining width is shared by columns without one. */
  readonly width?: number | string;
  /**
   * The least width in px at which header and cells stay readable. A column whose width is a percentage never gets less. One
   * whose width is in px gets it in a narrow frame, and uses both lines of a row there.
   */
  readonly minWidth?: number;
  /** Numbers are aligned right, so that their decimals line up. */
  readonly align?: 'left' | 'right' | 'center';
  /** Name of the column in an order; a column without one can not be sorted. */
  readonly sortKey?: string;
  /** The whole text of a cell whose content is more than a string, as its tooltip. */
  readonly title?: (row: Row) => string | undefined;
  /** Lets the text run over several lines instead of cutting it off, or over both that fit into a row. */
  readonly wraps?: boolean | 'inRow';
  /** Lets the header run over two lines, for a narrow column. */
  readonly wrapsHeader?: boolean;
}

export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

export interface TableEmptiness {
  readonly message: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The name of a row, for the label of its checkbox. */
  readonly rowLabel?: (row: Row) => string;
  /** The order in force; its column is a `sortKey`. */
  readonly sort?: OrderBy | null;
  /** The header of the column with this key was clicked. `nextOrderBy` decides what that leads to. */
  readonly onSort?: (sortKey: string) => void;
  readonly selection?: TableSelection;
  /** Opens a row by click or Enter. Rows are then focusable, and the arrow keys move between them. */
  readonly onRowOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  readonly activeKey?: string | null;
  /** Shows skeleton rows while there are no rows yet. */
  readonly isLoading?: boolean;
  readonly empty: TableEmptiness;
  /** Draws only the rows in view [FLAG-017]; rows are then of one height. */
  readonly isVirtual?: boolean;
  readonly density?: 'normal' | 'compact';
  /** Minimum width in px; in a narrower frame the table scrolls by itself, in both directions. */
  readonly minWidth?: number;
  /** Lets the user drag the edge of a header, or move it by arrow keys. The width is in px. */
  readonly onColumnResize?: (columnId: string, width: number) => void;
  /** A row of totals, cells by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
}
