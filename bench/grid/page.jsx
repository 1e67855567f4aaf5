// The page of the grid benchmark: the same 10,000 × 30 values in our grid, or in AG Grid community.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shared/ui/styles.css';
import { UiProvider } from '../../shared/ui/index.ts';
import { DataGrid } from '../../mfe-verification/src/features/tables/components/data-grid.tsx';
import { useTableGrid } from '../../mfe-verification/src/features/tables/hooks/use-table-grid.ts';
import { changeCells, toTablesDraft } from '../../mfe-verification/src/features/tables/model/table-draft.ts';

const ROWS = 10_000;
const COLUMNS = 30;
const valueAt = (row, column) => `${((row * 7919 + column * 104_729) % 9_000_000) + 1000}.${(row % 90) + 10}`;
const labelOf = (column) => (column === 0 ? 'Investment' : `Amount ${column}`);
const nameAt = (row) => `Holding ${row + 1} Ltd`;

function aState(value) {
  const datapoint = {
    id: value,
    value,
    confidence: 0.95,
    location: { page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.01 },
    currency: 'EUR',
    akas: [],
    text: value,
    nodeId: null,
    linkedEntityId: null,
    isUserModified: false,
    lastModified: '2026-11-20T10:00:00.000Z',
    lastModifiedBy: 'System',
  };
  return { datapoints: [datapoint], isVerified: false, isRequired: false };
}

function aDocument() {
  const metrics = new Map();
  const states = {};
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const metricIds = Array.from({ length: COLUMNS }, (__, column) => {
      const id = `${row}-${column}`;
      metrics.set(id, {
        id,
        index: column,
        fin: `c${column}`,
        label: labelOf(column),
        dataType: column === 0 ? 'STRING' : 'CURRENCY',
        orderPosition: column,
        isPriority: false,
        isAvailable: true,
        timePeriod: null,
        view: '',
        validators: [],
      });
      states[id] = aState(column === 0 ? nameAt(row) : valueAt(row, column));
      return id;
    });
    return { id: String(row), rowIndex: row, metricIds };
  });
  const group = {
    id: 'group',
    identifier: 'group',
    label: 'Holdings',
    tableIndex: 0,
    isRepeatable: true,
    hasTotals: true,
    metricIds: [],
    rowMetrics: [],
    rows,
  };
  return { groups: [group], metrics, states, checks: [] };
}

const NONE = [];
const NO_CONFLICTS = {};
const NO_PROBLEMS = new Map();
const describeReason = ({ kind }) => kind;

function OurGrid({ document: source, onReady }) {
  const [draft, setDraft] = useState(() => toTablesDraft(source));
  const [group] = source.groups;
  const grid = useTableGrid({
    document: source,
    group,
    draft,
    conflicts: NO_CONFLICTS,
    problems: NO_PROBLEMS,
    language: 'en-gb',
    isReadOnly: false,
    lines: NONE,
    printedMarks: NONE,
    describeReason,
  });
  onReady((row, column, value) =>
    setDraft((before) =>
      changeCells(before, [
        {
          groupId: 'group',
          rowId: String(row),
          fin: `c${column}`,
          rule: (cell) => ({ metricId: cell.metricId, state: aState(value) }),
        },
      ]),
    ),
  );
  return (
    <DataGrid
      label="Holdings"
      columns={grid.columns}
      rowCount={grid.shape.rows.length}
      readRow={grid.readRow}
      totals={grid.totals}
      selection={grid.selection}
      onSelect={grid.select}
      editor={null}
      isReadOnly={false}
      onOpen={() => undefined}
      onKey={() => undefined}
      onCopy={() => undefined}
      onPaste={() => undefined}
    />
  );
}

const frame = document.getElementById('frame');
let edit;

if (location.hash === '#peer') {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
  const columnDefs = Array.from({ length: COLUMNS }, (_, column) => ({
    field: `c${column}`,
    headerName: labelOf(column),
    editable: true,
    width: 140,
    ...(column === 0
      ? { pinned: 'left' }
      : { type: 'rightAligned', valueFormatter: ({ value }) => `EUR ${format.format(Number(value))}` }),
  }));
  const rowData = Array.from({ length: ROWS }, (_, row) =>
    Object.fromEntries(
      columnDefs.map(({ field }, column) => [field, column === 0 ? nameAt(row) : valueAt(row, column)]),
    ),
  );
  const api = createGrid(frame, { columnDefs, rowData, rowHeight: 28, headerHeight: 32 });
  edit = (row, column, value) => api.getDisplayedRowAtIndex(row).setDataValue(`c${column}`, value);
} else {
  createRoot(frame).render(
    <UiProvider colorScheme="light">
      <div style={{ height: 800 }}>
        <OurGrid document={aDocument()} onReady={(change) => (edit = change)} />
      </div>
    </UiProvider>,
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** The element that scrolls along an axis, whatever the grid calls it. */
function scrollerOf(axis) {
  return [frame, ...frame.querySelectorAll('*')].find((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isRows = axis === 'rows';
    const isScrolling = /auto|scroll/.test(isRows ? overflowY : overflowX);
    const beyond = isRows
      ? element.scrollHeight - element.clientHeight
      : element.scrollWidth - element.clientWidth;
    return isScrolling && beyond > 100;
  });
}

/** The times between frames while the grid is scrolled, in ms. */
window.scroll10k = async (axis) => {
  const target = scrollerOf(axis);
  const times = [];
  let last = await nextFrame();
  for (let step = 0; step < (axis === 'rows' ? 240 : 60); step++) {
    if (axis === 'rows') target.scrollTop += 160;
    else target.scrollLeft += 60;
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  if (target.scrollTop + target.scrollLeft === 0) throw new Error('the grid did not scroll');
  return times;
};
/** The time from an edit of a cell in view until after the frame that shows it, in ms. */
window.editCell = async (row, value) => {
  await nextFrame();
  const start = performance.now();
  edit(row, 2, value);
  await nextFrame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - start;
};
window.countNodes = () => frame.querySelectorAll('*').length;
