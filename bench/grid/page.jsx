// The page of the grid benchmark: the same 10,000 × 30 values in our grid, or in AG Grid community.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { createRoot } from 'react-dom/client';
import '../../shared/ui/styles.css';
import { createTestingHost } from '../../shared/platform/testing-host/index.ts';
import { openEditJournal } from '../../shared/state/index.ts';
import { TableWorkspace } from '../../mfe-verification/src/features/tables/components/table-workspace.tsx';
import { TableSession } from '../../mfe-verification/src/editing/table-session.ts';

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
        isAdditive: false,
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
  return { request: { id: 'bench' }, groups: [group], metrics, states, checks: [] };
}

const NONE = [];
const source = aDocument();
const typing = {
  currency: 'EUR',
  documentRequestId: source.request.id,
  numbers: { answered: null, printedMarks: NONE },
  dates: { answered: null, printedOrders: NONE },
  onNumberAnswered: () => undefined,
  onDateAnswered: () => undefined,
};
const rights = { isReadOnly: false, canVerify: true, canEdit: () => true };
const session = new TableSession({
  document: source,
  journal: openEditJournal({ subject: 'bench', userId: 1, parse: () => undefined }),
  send: () => new Promise(() => undefined), // What is measured is over before a save is.
});

/** The workspace of the product: grid, tools, details of the active cell, drafts and journal. */
function OurGrid() {
  return (
    <TableWorkspace
      session={session}
      document={source}
      group={source.groups[0]}
      rights={rights}
      typing={typing}
      documentCurrency="EUR"
      language="en-gb"
      lines={NONE}
      describeReason={({ kind }) => kind}
      wanted={null}
      onActive={() => undefined}
      onLocate={() => undefined}
      isLocating={false}
    />
  );
}

const frame = document.getElementById('frame');

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
  createGrid(frame, { columnDefs, rowData, rowHeight: 28, headerHeight: 32 });
} else {
  const { Wrapper } = createTestingHost();
  createRoot(frame).render(
    <Wrapper>
      <div style={{ height: 800 }}>
        <OurGrid />
      </div>
    </Wrapper>,
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
/** The time from the next Enter until after the frame that shows what it did, in ms. */
window.paintAfterEnter = () =>
  new Promise((resolve) => {
    const handle = async (event) => {
      if (event.key !== 'Enter') return;
      window.removeEventListener('keydown', handle, true);
      await nextFrame();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - event.timeStamp);
      port2.postMessage(null);
    };
    window.addEventListener('keydown', handle, true);
  });
window.countNodes = () => frame.querySelectorAll('*').length;
/** Pastes 1,000 × 30 values: how long the page does not answer at a time, and until the last value is there, in ms. */
window.paste1000 = async () => {
  const rows = Array.from({ length: 1000 }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) =>
      column === 0 ? `Pasted ${row}` : `${row * 31 + column}.25`,
    ),
  );
  const data = new DataTransfer();
  data.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\n'));
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
  document.querySelector('[role="grid"]').dispatchEvent(event);
  const isThere = () =>
    session.draft.getState().value.group[999].cells.c29.state.datapoints[0].value === '30998.25';
  while (!isThere()) {
    if (performance.now() - start > 60_000) throw new Error('nothing was pasted');
    await nextFrame();
  }
  const until = performance.now() - start;
  for (let frames = 0; frames < 30; frames++) await nextFrame();
  observer.disconnect();
  return { until, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
};
