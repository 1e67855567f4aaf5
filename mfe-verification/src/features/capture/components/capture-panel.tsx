import type { Annotation } from '@assay/shared/contracts';
import { findPower, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { Button, IconPlus, iconProps, Select, Text } from '@assay/shared/ui';
import { namedCurrency } from '@assay/shared/widgets/data-grid';
import { useMemo, useState } from 'react';
import type { DocumentTyping, PageScales } from '../../../document/page-scales.ts';
import type { PageLine } from '../../../document/page-text.ts';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import {
  addLine,
  readCells,
  repeatColumns,
  type CaptureAxis,
  type CaptureGrid,
} from '../model/capture-grid.ts';
import {
  CAPTURE_UNITS,
  readCapturedRows,
  printedPlacesOf,
  suggestMapping,
  unitOfPower,
  unitText,
  type CapturedRow,
  type CaptureUnit,
} from '../model/capture-rows.ts';
import { addCapturedRows } from '../model/add-captured-rows.ts';
import { tableCurrencyOf } from '../../../grid/table-edits.ts';
import { toColumns, type TableRow } from '../../../grid/table-draft.ts';
import type { TableSession } from '../../../editing/table-session.ts';
import type { TableShape } from '../../../grid/table-shape.ts';
import classes from './capture-panel.module.css';

export interface CapturePanelProps {
  readonly session: TableSession;
  readonly document: ReviewDocument;
  readonly group: ReviewGroup;
  readonly typing: DocumentTyping;
  readonly documentCurrency: string | null;
  readonly language: Language;
  readonly lines: readonly Annotation[];
  /** One for each page of the table; at least one. */
  readonly grids: readonly CaptureGrid[];
  readonly onChange: (grids: readonly CaptureGrid[]) => void;
  /** The capture is over, with or without new rows. */
  readonly onDone: () => void;
}

/** The middle of the widest gap between two lines of a grid. */
function widestGap({ box, ...grid }: CaptureGrid, axis: CaptureAxis): number {
  const [from, to] = axis === 'columns' ? [box.x, box.x + box.w] : [box.y, box.y + box.h];
  const edges = [from, ...grid[axis], to];
  const gaps = edges.slice(1).map((edge, index) => ({ size: edge - (edges[index] ?? 0), end: edge }));
  const [widest] = gaps.sort((left, right) => right.size - left.size);
  return widest ? widest.end - widest.size / 2 : from;
}

const NO_ROWS: readonly TableRow[] = [];

/** The rows that a capture adds, with the choices that lead to them. */
function useCapture({
  session,
  document,
  group,
  typing,
  documentCurrency,
  language,
  lines,
  grids,
}: CapturePanelProps) {
  const { metrics } = useMemo(() => toColumns(group, document.metrics), [group, document.metrics]);
  const cells = useMemo(() => grids.flatMap((grid) => readCells(grid, lines)), [grids, lines]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [chosenUnit, setUnit] = useState<CaptureUnit | null>(null);
  const unit = chosenUnit ?? unitOfPower(powerOf(grids, typing.scales));
  const tableRows = useStore(session.draft, ({ value }) => value[group.id] ?? NO_ROWS);
  const suggested = useMemo(() => {
    const pages = grids.map(({ box }) => box.page);
    return suggestMapping(cells, metrics, printedPlacesOf(tableRows, metrics, pages));
  }, [cells, metrics, tableRows, grids]);
  const mapping = useMemo(
    () =>
      suggested.map((fin, column) => {
        const choice = chosen.get(column);
        return choice === undefined ? fin : choice;
      }),
    [suggested, chosen],
  );
  const shape: TableShape = {
    group,
    metrics,
    hidden: [],
    rows: tableRows,
    hasNewRow: true,
  };
  const currency = namedCurrency(tableCurrencyOf(shape, documentCurrency)) ?? typing.currency;
  // The unit of the whole table scales its amounts, not the answer for a single figure.
  const reading = { ...typing, currency, scales: undefined };
  const rows = readCapturedRows(cells, { metrics, mapping, unit, language, typing: reading });
  return {
    shape,
    metrics,
    mapping,
    cells,
    unit,
    setUnit,
    rows,
    choose: (column: number, fin: string | null) => setChosen((before) => new Map(before).set(column, fin)),
  };
}

/** The power of ten in which the page states the amounts of a drawn table; null where that is not known. */
function powerOf([first]: readonly CaptureGrid[], scales: PageScales | undefined): number | null {
  return first && scales ? findPower({ box: first.box, text: '' }, scales.places) : null;
}

/** The rows of a table that was drawn on a page: which metric each column holds, and what will be added. */
export function CapturePanel(props: CapturePanelProps) {
  const { session, group, documentCurrency, grids, lines, onChange, onDone } = props;
  const capture = useCapture(props);
  const { user } = usePlatform().session;
  const last = grids.at(-1);
  const addTo = (axis: CaptureAxis) =>
    last && onChange([...grids.slice(0, -1), addLine(last, axis, widestGap(last, axis))]);
  const unreadable = capture.rows.flatMap((row) => row.unreadable);
  const add = () => {
    const context = {
      at: new Date().toISOString(),
      by: user.name,
      documentCurrency,
      createId: () => crypto.randomUUID(),
    };
    session.change('capture', (draft) =>
      addCapturedRows(draft, capture.shape, { rows: capture.rows, context }),
    );
    onDone();
  };
  return (
    <section className={classes.panel} aria-label={text('tables.capture')}>
      <h2 className={classes.title}>{text('tables.captureInto', { table: group.label })}</h2>
      <Text as="p" quiet>
        {text('tables.captureHint')}
      </Text>
      <div className={classes.actions}>
        <Button size="sm" icon={<IconPlus {...iconProps} />} onClick={() => addTo('columns')}>
          {text('tables.addColumnLine')}
        </Button>
        <Button size="sm" icon={<IconPlus {...iconProps} />} onClick={() => addTo('rows')}>
          {text('tables.addRowLine')}
        </Button>
        <Button
          size="sm"
          disabled={!last || !hasPage(lines, last.box.page + 1)}
          onClick={() => last && onChange([...grids, repeatColumns(last, last.box.page + 1, lines)])}
        >
          {text('tables.continueOnNextPage')}
        </Button>
        <Select
          size="sm"
          label={text('tables.captureUnit')}
          value={capture.unit}
          onChange={(unit) => unit && capture.setUnit(unit)}
          options={CAPTURE_UNITS.map((value) => ({ value, label: unitText(value) }))}
        />
      </div>
      <Preview capture={capture} />
      <div className={classes.foot}>
        <Text role="status" quiet caption>
          {text('tables.captureRows', { count: capture.rows.length })}
          {unreadable.length > 0 &&
            ` · ${text('tables.captureUnreadable', { texts: unreadable.slice(0, 3).join(', ') })}`}
        </Text>
        <Button onClick={onDone}>{text('generic.cancel')}</Button>
        <Button variant="primary" disabled={capture.rows.length === 0} onClick={add}>
          {text('tables.addCaptured')}
        </Button>
      </div>
    </section>
  );
}

const hasPage = (lines: readonly PageLine[], page: number) => lines.some((line) => line.page === page);

/** The captured columns: the metric of each, and the texts in it. */
function Preview({ capture }: { readonly capture: ReturnType<typeof useCapture> }) {
  const { cells, mapping, metrics, choose, rows } = capture;
  const options = [
    { value: '', label: text('tables.leaveOut') },
    ...metrics.map(({ fin, label }) => ({ value: fin, label })),
  ];
  return (
    <div className={classes.scroller} tabIndex={0} role="region" aria-label={text('tables.capturePreview')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {mapping.map((fin, column) => (
              <th key={column} scope="col">
                <Select
                  size="sm"
                  hideLabel
                  label={text('tables.columnMetric', { number: column + 1 })}
                  value={fin ?? ''}
                  onChange={(next) => choose(column, next === '' ? null : next)}
                  options={options}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index} data-skipped={isSkipped(row, rows) || undefined}>
              {row.map((cell, column) => (
                <td key={column}>{cell.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether no captured row has a cell of this line. */
const isSkipped = (row: readonly { readonly text: string }[], rows: readonly CapturedRow[]) =>
  !rows.some(({ values }) => values.some(({ cell }) => row.includes(cell)));
