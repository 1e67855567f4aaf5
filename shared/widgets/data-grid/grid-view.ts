/** The mark of a cell: verified, in doubt, edited and not verified yet, or wrong. */
export type CellTone = 'verified' | 'doubt' | 'edited' | 'wrong';

/** What a cell of the grid shows. */
export interface GridCellView {
  readonly text: string;
  /** A currency code before the figure. */
  readonly currency?: string | undefined;
  readonly tone?: CellTone | undefined;
  /** What the mark means, in words. */
  readonly note?: string | undefined;
  /** The text stands for an absent value. */
  readonly isAbsent?: boolean;
}

/** What a row of the grid shows. An unchanged row must be the same object. */
export interface GridRowView {
  readonly key: string;
  /** In the margin, such as the number of the row. */
  readonly mark: string;
  /** The row for new values. */
  readonly isNew?: boolean;
  readonly cells: readonly (GridCellView | null)[];
}

/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** The width of the margin with the row numbers, in CSS pixels. */
export const GUTTER_WIDTH = 36;
/** The height of every row, in CSS pixels: `--assay-row-compact`. */
export const ROW_HEIGHT = 28;
/** The height of the header, in CSS pixels. */
export const HEADER_HEIGHT = 32;
