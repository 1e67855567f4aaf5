import { openEditJournal } from '@assay/shared/state';
import { toMetricGrid, type GridCell } from '../document/metric-grid.ts';
import { currentDatapoint, editValue, type MetricState } from '../document/metric-state.ts';
import { parsePayload, toDatapoint } from '../document/parse-payload.ts';
import { nextVersion } from '../testing/stored-versions.ts';
import { aDatapoint, aGrouping, aMetric, aPayload } from '../testing/verification-builders.ts';
import { openDocumentJournal } from './document-journal.ts';
import { DocumentSession } from './document-session.ts';
import type { EditCallbacks, EditSession } from './edit-session.ts';
import { enterValue } from './grid-journal.ts';
import { GridSession } from './grid-session.ts';
import { parseJournalRow } from './row-journal.ts';
import type { SaveResponse } from './save-response.ts';
import { changeCells } from '../grid/table-draft.ts';
import { parseTableSave } from './table-journal.ts';
import { TableSession } from './table-session.ts';

/** A value as a session sends it. */
interface Sent {
  readonly value: string;
  readonly lastModified: string | undefined;
}

interface Opened {
  readonly session: EditSession<unknown>;
  readonly edit: (value: string) => void;
  /** The value of a draft. */
  readonly read: () => string | undefined;
}

const amount = aMetric('amount', { value: '1' });
const group = aGrouping([amount]);
const payload = aPayload([amount], { grouping: [group] });
const document = parsePayload(payload, () => undefined);
const { id } = document.request;
const valueOf = (state: MetricState | undefined) => state && currentDatapoint(state).value;
const enter = (value: string) => (state: MetricState) => editValue(state, { value, currency: null });

type Send = (sent: Sent) => Promise<SaveResponse>;

function openDocument(send: Send, callbacks: EditCallbacks): Opened {
  const session = new DocumentSession({
    document,
    journal: openDocumentJournal(id, 7),
    rowJournal: openEditJournal({ subject: 'rows', userId: 7, parse: parseJournalRow }),
    sendRows: () => Promise.reject(new Error('No row is changed.')),
    sendMetrics: ([metric]) =>
      send({ value: metric?.datapoints[0]?.value ?? '', lastModified: metric?.lastModified }),
    ...callbacks,
  });
  return {
    session: session as unknown as EditSession<unknown>,
    edit: (value) => session.changeMetric(amount.id, 'edit', enter(value)),
    read: () => valueOf(session.draft.getState().value[amount.id]),
  };
}

function openTables(send: Send, callbacks: EditCallbacks): Opened {
  const session = new TableSession({
    document,
    journal: openEditJournal({ subject: `tables:${id}`, userId: 7, parse: parseTableSave }),
    send: ({ updated: [cell] }) => send({ value: cell?.value ?? '', lastModified: cell?.lastModified }),
    ...callbacks,
  });
  const address = { groupId: group.id, rowId: group.id, fin: 'amount' };
  return {
    session: session as unknown as EditSession<unknown>,
    edit: (value) =>
      session.change('edit', (draft) =>
        changeCells(draft, [
          {
            ...address,
            rule: (cell) => {
              if (!cell) throw new Error('The table has no amount.');
              return { ...cell, state: enter(value)(cell.state) };
            },
          },
        ]),
      ),
    read: () => valueOf(session.draft.getState().value[group.id]?.[0]?.cells.amount?.state),
  };
}

function openGrid(send: Send, callbacks: EditCallbacks): Opened {
  const [datapoint] = amount.datapoints;
  const grid = toMetricGrid({
    metrics: [{ fin: 'amount', label: 'Amount', dataType: 'NUMERIC', validators: [] }],
    documents: [
      {
        ...{ id, fileName: 'a.pdf', documentType: 'Performance', stage: 'EXT_DONE', isConfirmed: false },
        values: [
          {
            ...{ metricId: amount.id, fin: 'amount', value: '1', currency: null, status: 'proven' },
            ...{ isVerified: false, isUserModified: false, emptyDatapointId: null },
            datapointId: datapoint?.id ?? amount.id,
            lastModified: datapoint?.lastModified ?? '',
          },
        ],
      },
    ],
  });
  const session = new GridSession({
    grid,
    openJournal: (documentId) => openDocumentJournal(documentId, 7),
    permissions: 8_380_415,
    canVerify: true,
    send: ([save]) =>
      send({ value: save?.wire.datapoints[0]?.value ?? '', lastModified: save?.wire.lastModified }),
    verify: () => Promise.resolve(null),
    undoVerification: () => Promise.resolve(undefined),
    ...callbacks,
  });
  const [row] = grid.documents;
  const [metric] = grid.metrics;
  const value = row?.values.get('amount');
  if (!row || !metric || !value) throw new Error('The grid has no amount.');
  const cell: GridCell = { document: row, metric, value };
  return {
    session: session as unknown as EditSession<unknown>,
    edit: (entered) =>
      session.changeCells('edit', [
        { cell, rule: (state) => enterValue(state, { value: entered, currency: null }) },
      ]),
    read: () => valueOf(session.draft.getState().value.values[amount.id]) ?? '1',
  };
}

/** A server that stores one value, and refuses what starts from another version than the stored one. */
function createServer() {
  const stored = { value: '1', version: amount.datapoints[0]?.lastModified ?? '' };
  const sent: string[] = [];
  let waiting: Promise<void> = Promise.resolve();
  let isDown = false;
  const send: Send = async ({ value, lastModified }) => {
    sent.push(value);
    await waiting;
    if (isDown) throw new Error('down');
    const isMoved = lastModified !== stored.version;
    if (!isMoved) Object.assign(stored, { value, version: nextVersion(stored.version) });
    const wire = aDatapoint({ value: stored.value, lastModified: stored.version, modified_by: 7 });
    const metric = { metricId: amount.id, datapoints: [toDatapoint(wire)], isVerified: false };
    return { saved: isMoved ? [] : [metric], conflicts: isMoved ? [metric] : [], refused: [] };
  };
  return {
    sent,
    send,
    stored,
    /** Holds responses back until the returned function is called. */
    hold: () => {
      let release = () => {};
      waiting = new Promise((resolve) => (release = resolve));
      return release;
    },
    setDown: (down: boolean) => (isDown = down),
    /** Another user stores a value. */
    change: (value: string) => Object.assign(stored, { value, version: nextVersion(stored.version) }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['a document', openDocument],
  ['the tables of a document', openTables],
  ['documents side by side', openGrid],
])('the edits of %s', (_name, open) => {
  function setUp() {
    const server = createServer();
    const failures: unknown[] = [];
    const show = () => open(server.send, { onFailed: (error) => failures.push(error) });
    return { ...server, ...show(), show, failures };
  }

  it('keep an edit that was made during a save, and call it saved only when it is', async () => {
    const { session, edit, read, sent, hold, stored } = setUp();
    const release = hold();
    edit('7');
    const first = session.flush();
    edit('8');
    expect(session.state.getState().saveStatus).toBe('loading');
    const statuses: string[] = [];
    session.state.subscribe(({ saveStatus }) => statuses.push(`${saveStatus} with ${stored.value}`));
    release();
    await first;
    expect(read()).toBe('8');
    await session.flush();
    expect(sent).toEqual(['7', '8']);
    expect(statuses).not.toContain('ready with 7');
    expect(statuses.at(-1)).toBe('ready with 8');
    expect(session.state.getState().conflicts).toEqual({});
  });

  it('are undone twice and done again across saves, without a conflict with their own versions', async () => {
    const { session, edit, read, stored } = setUp();
    for (const value of ['7', '8']) {
      edit(value);
      await session.flush();
    }
    for (const [step, value] of [
      ['undo', '7'],
      ['undo', '1'],
      ['redo', '7'],
      ['redo', '8'],
    ] as const) {
      session.draft.getState()[step]();
      expect(await session.flush()).toBe(true);
      expect([read(), stored.value]).toEqual([value, value]);
    }
    expect(session.state.getState().conflicts).toEqual({});
  });

  it('stay in the journal while they cannot be saved, and are saved after a reload', async () => {
    const { session, edit, show, setDown, stored, failures } = setUp();
    setDown(true);
    edit('7');
    expect(await session.flush()).toBe(false);
    expect(session.state.getState().saveStatus).toBe('erroring');
    expect(failures.length).toBeGreaterThan(0);
    setDown(false);
    const again = show();
    expect(again.session.restore()).toBe(1);
    expect(again.read()).toBe('7');
    expect(await again.session.flush()).toBe(true);
    expect(stored.value).toBe('7');
    expect(show().session.restore()).toBe(0);
  });

  it('AMB-059 do not replace what another user stored meanwhile', async () => {
    const { session, edit, stored, change } = setUp();
    change('4');
    edit('7');
    await session.flush();
    expect(stored.value).toBe('4');
    expect(Object.values(session.state.getState().conflicts).map((state) => state && valueOf(state))).toEqual(
      ['4'],
    );
  });
});
