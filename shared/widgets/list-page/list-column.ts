import type { Language } from '@assay/shared/domain';
import type { TableColumn } from '@assay/shared/ui';
import type { ReactNode } from 'react';

/** What every cell may need beside its row. */
export interface CellContext {
  /** The language of the client, in which dates and numbers are written. */
  readonly language: Language;
}

/** A column of a list as one value: header text, cell, tooltip and the wire name that sorts by it. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'cell' | 'title'> {
  readonly cell: (row: Row, context: CellContext) => ReactNode;
  readonly title?: (row: Row, context: CellContext) => string | undefined;
  /** Not on the screen before the user chooses it. */
  readonly isExtra?: boolean;
}

/** The columns as the table draws them. */
export function toTableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  context: CellContext,
): readonly TableColumn<Row>[] {
  return columns.map(({ cell, title, ...column }) => ({
    ...column,
    cell: (row) => cell(row, context),
    ...(title && { title: (row) => title(row, context) }),
  }));
}

/** The wire names by which a list can be sorted. */
export function sortKeysOf<Row>(columns: readonly ListColumn<Row>[]): readonly string[] {
  return columns.flatMap(({ sortKey }) => sortKey ?? []);
}
