import type { ReactNode } from 'react';

/** Which column a table is ordered by, and how. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Shown instead of the header's words, e.g. an icon; the words stay its name. */
  readonly headerIcon?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Any CSS width; a number is px. The remaining width is shared by columns without one. */
  readonly width?: number | string;
  /** Numbers stand right, so that their decimals line up. */
  readonly align?: 'left' | 'right' | 'center';
  readonly isSortable?: boolean;
  /** The whole text of a cell whose content is more than a string, shown when the cell is cut off. */
  readonly title?: (row: Row) => string | undefined;
  /** Lets the text run over several lines instead of cutting it off. */
  readonly wraps?: boolean;
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
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What a row is called, for its checkbox and its opening by keyboard. */
  readonly rowLabel?: (row: Row) => string;
  readonly sort?: TableSort | null;
  /** A header was used; columns go ascending, descending, none [USR-005]. */
  readonly onSortChange?: (sort: TableSort | null) => void;
  readonly selection?: TableSelection;
  /** Opens a row: click, or Enter on it. Rows then take the focus, and the arrow keys move between them. */
  readonly onRowOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  readonly activeKey?: string | null;
  /** Rows of skeleton while there is nothing to show yet; rows that are there stay. */
  readonly isLoading?: boolean;
  readonly skeletonRows?: number;
  readonly empty: TableEmptiness;
  readonly density?: 'normal' | 'compact';
  /** Height in px (or a CSS length) from which the body scrolls under its header. */
  readonly maxHeight?: number | string;
  /** Narrowest the table gets before it scrolls sideways, in px. */
  readonly minWidth?: number;
  /** A row of totals, cells by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
}
