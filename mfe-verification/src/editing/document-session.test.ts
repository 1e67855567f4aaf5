import type { SavedMetric } from '@assay/shared/contracts';
import { AUTO_SAVE_DELAY_MS } from '@assay/shared/domain';
import { openEditJournal } from '@assay/shared/state';
import { aDatapoint, aMetric, aPayload } from '../testing/verification-builders.ts';
import {
  chooseAlternative,
  editValue,
  currentDatapoint,
  setRequired,
  setVerified,
  type MetricState,
} from '../document/metric-state.ts';
import { parsePayload, toDatapoint } from '../document/parse-payload.ts';
import { DocumentSession, type DocumentSessionOptions } from './document-session.ts';
import { parseJournalRow } from './row-journal.ts';
import type { SaveResponse, StoredMetric } from './save-response.ts';
import { parseSavedMetric } from './saved-metric.ts';

const LATER = '2026-11-20T12:00:00.000Z';
const type = (value: string) => (state: MetricState) => editValue(state, { value, currency: null });
const verify = (state: MetricState) => setVerified(state, true);

/** A server that stores what it is sent, at a later time. */
const store = ({ metricId, datapoints: [sent] }: SavedMetric): StoredMetric => {
  if (!sent) throw new Error('A saved metric has one datapoint.');
  const stored = toDatapoint(aDatapoint({ value: sent.value, lastModified: LATER, modified_by: 7 }));
  return { metricId, datapoints: [stored], isVerified: sent.isVerified };
};

function setUp({ respond }: { respond?: (metrics: readonly SavedMetric[]) => Promise<SaveResponse> } = {}) {
  const amount = aMetric('amount', { datapoints: [aDatapoint({ value: '1' }), aDatapoint({ value: '2' })] });
  const other = aMetric('other', { value: '5' });
  const document = parsePayload(aPayload([amount, other]), () => undefined);
  const sent: (readonly SavedMetric[])[] = [];
  const failures: unknown[] = [];
  const open = (changes: Partial<DocumentSessionOptions> = {}) =>
    new DocumentSession({
      document,
      journal: openEditJournal({
        subject: `document:${document.request.id}`,
        userId: 7,
        parse: parseSavedMetric,
      }),
      rowJournal: openEditJournal({ subject: 'rows', userId: 7, parse: parseJournalRow }),
      sendRows: () => Promise.reject(new Error('No row is added.')),
      sendMetrics: (metrics) => {
        sent.push(metrics);
        return respond
          ? respond(metrics)
          : Promise.resolve({ saved: metrics.map((metric) => store(metric)), conflicts: [], refused: [] });
      },
      onFailed: (error) => failures.push(error),
      ...changes,
    });
  const session = open();
  const valueOf = (id: string, of = session) => {
    const state = of.draft.getState().value[id];
    return state && currentDatapoint(state).value;
  };
  return { amount: amount.id, other: other.id, document, session, open, sent, failures, valueOf };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('saving', () => {
  it('VER-018 VER-019 sends only the edited metric, with one datapoint', async () => {
    const { session, amount, sent } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    expect(await session.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toEqual([
      expect.objectContaining({
        metricId: amount,
        lastModified: '2026-11-20T10:00:00.000Z',
        datapoints: [expect.objectContaining({ value: '7', isVerified: false })],
      }),
    ]);
    expect(sent[0]?.[0]?.datapoints[0]).not.toHaveProperty('id');
    expect(sent[0]?.[0]).not.toHaveProperty('required');
  });

  it('sends the id of a stored datapoint that was chosen or verified, and the required flag if it changed', async () => {
    const { session, amount, other, sent, document } = setUp();
    session.changeMetric(amount, 'choose', (state) => chooseAlternative(state, 1));
    session.changeMetric(other, 'verify', verify);
    session.changeMetric(other, 'require', (state) => setRequired(state, true));
    await session.flush();
    const [first, second] = sent[0] ?? [];
    expect(first?.datapoints[0]).toMatchObject({
      id: document.states[amount]?.datapoints[1]?.id,
      value: '2',
    });
    expect(second).toMatchObject({ required: true, datapoints: [{ value: '5', isVerified: true }] });
  });

  it('saves once, one second after the last change', async () => {
    const { session, amount, sent } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    await jest.advanceTimersByTimeAsync(AUTO_SAVE_DELAY_MS - 1);
    session.changeMetric(amount, 'edit', type('8'));
    await jest.advanceTimersByTimeAsync(AUTO_SAVE_DELAY_MS - 1);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent.map((metrics) => metrics[0]?.datapoints[0]?.value)).toEqual(['8']);
  });

  it('sends nothing for an edit that was undone', async () => {
    const { session, amount, sent } = setUp();
    session.changeMetric(amount, 'verify', verify);
    session.draft.getState().undo();
    expect(await session.flush()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('VER-022 VER-023 is loading from an edit until it is saved, erroring after a failure, ready after a retry', async () => {
    let fails = true;
    const { session, amount, failures } = setUp({
      respond: (metrics) =>
        fails
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ saved: metrics.map((metric) => store(metric)), conflicts: [], refused: [] }),
    });
    session.changeMetric(amount, 'edit', type('7'));
    expect(session.state.getState().saveStatus).toBe('loading');
    expect(await session.flush()).toBe(false);
    expect(session.state.getState().saveStatus).toBe('erroring');
    expect(failures).toHaveLength(1);
    fails = false;
    expect(await session.flush()).toBe(true);
    expect(session.state.getState().saveStatus).toBe('ready');
  });
});

describe('the journal', () => {
  it('restores and saves edits that were unsaved before a reload', async () => {
    const { session, amount, open, valueOf, sent } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    session.changeMetric(amount, 'verify', verify);

    const after = open();
    expect(after.restore()).toBe(1);
    expect(valueOf(amount, after)).toBe('7');
    await after.flush();
    expect(sent.at(-1)?.[0]?.datapoints[0]).toMatchObject({ value: '7', isVerified: true });
    expect(open().restore()).toBe(0);
  });

  it('removes edits that were saved or undone', async () => {
    const { session, amount, other, open } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    await session.flush();
    session.changeMetric(other, 'verify', verify);
    session.draft.getState().undo();
    expect(open().restore()).toBe(0);
  });

  it('keeps edits that could not be saved', async () => {
    const { session, amount, open } = setUp({ respond: () => Promise.reject(new Error('down')) });
    session.changeMetric(amount, 'edit', type('7'));
    await session.flush();
    expect(open().restore()).toBe(1);
  });

  it('drops an edit that was stored although its response never came, and is no conflict with itself', () => {
    const { session, amount, document, open } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    const mine = toDatapoint(aDatapoint({ value: '7', lastModified: LATER, modified_by: 7 }));
    const stored: MetricState = { datapoints: [mine], isVerified: false, isRequired: false };
    const changed = { ...document, states: { ...document.states, [amount]: stored } };
    expect(open({ document: changed }).restore()).toBe(0);
    const again = open();
    expect(again.restore()).toBe(0);
    expect(again.state.getState().conflicts).toEqual({});
  });

  it('reports a conflict if the stored value changed, also after another reload', () => {
    const { session, amount, document, open, valueOf } = setUp();
    session.changeMetric(amount, 'edit', type('7'));
    const [moved] = aMetric('amount', {
      datapoints: [aDatapoint({ value: '4', lastModified: LATER })],
    }).datapoints.map(toDatapoint);
    const theirs: MetricState = { datapoints: [moved!], isVerified: false, isRequired: false };
    const changed = { ...document, states: { ...document.states, [amount]: theirs } };
    for (let reload = 1; reload <= 2; reload += 1) {
      const after = open({ document: changed });
      expect(after.restore()).toBe(1);
      expect(valueOf(amount, after)).toBe('7');
      expect(after.state.getState().conflicts).toEqual({ [amount]: theirs });
    }
  });
});

describe('a conflict', () => {
  const theirs = toDatapoint(aDatapoint({ value: '4', lastModified: LATER }));
  const collide = () => {
    let isFirst = true;
    return setUp({
      respond: (metrics) => {
        const [amount, ...others] = metrics;
        const conflicts =
          isFirst && amount ? [{ metricId: amount.metricId, datapoints: [theirs], isVerified: false }] : [];
        const saved = (isFirst ? others : metrics).map((metric) => store(metric));
        isFirst = false;
        return Promise.resolve({ saved, conflicts, refused: [] });
      },
    });
  };

  it('keeps both values, and saves only edits without a conflict', async () => {
    const { session, amount, other, valueOf, sent } = collide();
    session.changeMetric(amount, 'edit', type('7'));
    session.changeMetric(other, 'verify', verify);
    expect(await session.flush()).toBe(false);
    expect(valueOf(amount)).toBe('7');
    expect(currentDatapoint(session.state.getState().conflicts[amount]!).value).toBe('4');
    expect(await session.flush()).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('is none where the stored value is the one that was sent: the response of its save was lost', async () => {
    const { session, amount, valueOf, open } = collide();
    session.changeMetric(amount, 'edit', type('4'));
    expect(await session.flush()).toBe(true);
    expect(valueOf(amount)).toBe('4');
    expect(session.state.getState()).toMatchObject({ conflicts: {}, saveStatus: 'ready' });
    expect(open().restore()).toBe(0);
  });

  it('saves my value over the stored one if I choose it', async () => {
    const { session, amount, sent } = collide();
    session.changeMetric(amount, 'edit', type('7'));
    await session.flush();
    session.resolveConflict(amount, 'mine');
    expect(await session.flush()).toBe(true);
    expect(sent.at(-1)?.[0]).toMatchObject({ lastModified: LATER, datapoints: [{ value: '7' }] });
    expect(session.state.getState().conflicts).toEqual({});
  });

  it('takes the stored value if I choose it, and can undo that', async () => {
    const { session, amount, valueOf, sent } = collide();
    session.changeMetric(amount, 'edit', type('7'));
    await session.flush();
    session.resolveConflict(amount, 'theirs');
    expect(valueOf(amount)).toBe('4');
    expect(await session.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    session.draft.getState().undo();
    expect(valueOf(amount)).toBe('7');
  });
});
