import { setLocation } from '../../../document/metric-state.ts';
import { addRows, type TableCell, type TablesDraft } from '../../../grid/table-draft.ts';
import { toNewRows, type EditContext } from '../../../grid/table-edits.ts';
import type { TableShape } from '../../../grid/table-shape.ts';
import type { CapturedRow } from './capture-rows.ts';

/** Adds captured rows at the end of a table, each value with its place on the page. */
export function addCapturedRows(
  draft: TablesDraft,
  shape: TableShape,
  { rows, context }: { readonly rows: readonly CapturedRow[]; readonly context: EditContext },
): TablesDraft {
  const { group, metrics } = shape;
  const edits = rows.map(({ values }, index) =>
    values.map(({ fin, value }) => {
      const column = metrics.findIndex((metric) => metric.fin === fin);
      return { place: { row: shape.rows.length + index, column }, value };
    }),
  );
  const added = toNewRows(draft, shape, { rows: edits, context }).map((row, index) => {
    const places = new Map(rows[index]?.values.map(({ fin, cell }) => [fin, cell]));
    const cells = Object.entries(row.cells).map(([fin, cell]): [string, TableCell] => {
      const place = places.get(fin);
      if (!place?.box) return [fin, cell];
      const state = setLocation(cell.state, { box: place.box, words: place.text });
      return [fin, { metricId: cell.metricId, state }];
    });
    return { ...row, cells: Object.fromEntries(cells) };
  });
  return addRows(draft, group.id, added);
}
