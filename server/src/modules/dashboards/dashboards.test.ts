import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ProductivityRow } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { addUpReceived } from './expected.repository.ts';

let server: TestServer;
let ana: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  const clientId = `c${randomUUID().slice(0, 8)}`;
  ana = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  ben = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
});

const get = async (path: string) => {
  const { status, body, text } = await ana.call('GET', path);
  assert.equal(status, 200, text);
  return body;
};
const namesBehind = async (query: object) => {
  const { items } = await get(`usage/documents?${new URLSearchParams(query as Record<string, string>)}`);
  return (items as { file_name: string }[]).map(({ file_name: name }) => name).toSorted();
};

interface Review {
  readonly name: string;
  readonly type?: string;
  readonly by?: TestUser;
  readonly daysAgo?: number;
  /** By fin: extracted and corrected values. */
  readonly metrics?: Readonly<Record<string, readonly [extracted: number, corrected: number]>>;
  readonly isFirstPass?: boolean;
  readonly seconds?: number;
}

/** A document that was confirmed. */
async function addReview({ name, type = 'Capital Call', by = ana, ...review }: Review): Promise<void> {
  const { daysAgo = 0, metrics = { fund: [1, 0] }, isFirstPass = true, seconds } = review;
  const { kysely } = server.database;
  const id = await server.addDocument(by.clientId, {
    file_name: name,
    document_type_id: type,
    is_verified: true,
  });
  const counts = Object.values(metrics);
  const moment = sql<Date>`now() - make_interval(days => ${daysAgo})`;
  await kysely
    .insertInto('confirmed_documents')
    .values({
      document_request_id: id,
      client_id: by.clientId,
      document_type_id: type,
      confirmed_at: moment,
      confirmed_by_id: by.id,
      confirmed_by: by.name,
      extracted: counts.reduce((sum, [extracted]) => sum + extracted, 0),
      corrected: counts.reduce((sum, [, corrected]) => sum + corrected, 0),
      added: 0,
      verified: 2,
      is_first_pass: isFirstPass,
      metrics: JSON.stringify(metrics),
      corrected_fins: Object.entries(metrics).flatMap(([fin, [, corrected]]) => (corrected > 0 ? [fin] : [])),
    })
    .execute();
  if (seconds === undefined) return;
  await kysely
    .insertInto('review_times')
    .values({
      client_id: by.clientId,
      document_request_id: id,
      user_id: by.id,
      worked_on: sql<string>`current_date - ${daysAgo}::integer`,
      active_seconds: seconds,
    })
    .execute();
}

describe('dashboards', () => {
  it('AMB-009 the summary counts uploads, confirmations, what needed no change, and the median time', async () => {
    await server.addDocument(ana.clientId);
    await addReview({ name: 'a.pdf', seconds: 100 });
    await addReview({ name: 'b.pdf', seconds: 300, metrics: { fund: [2, 1] } });
    await addReview({ name: 'c.pdf', seconds: 200, isFirstPass: false, daysAgo: 5 });
    await addReview({ name: 'old.pdf', seconds: 9000, daysAgo: 60 });
    const { from_date: from, to_date: to, ...summary } = await get('dashboards/platform-summary?days=30');
    assert.deepEqual(summary, {
      uploaded: 5,
      confirmed: 3,
      touchless: 2,
      firstPass: 2,
      medianSeconds: 200,
      timed: 3,
    });
    const span = { confirmedFrom: from, confirmedTo: to };
    assert.deepEqual(await namesBehind({ ...span, outcome: 'touchless' }), ['a.pdf', 'c.pdf']);
    assert.deepEqual(await namesBehind({ ...span, outcome: 'firstPass' }), ['a.pdf', 'b.pdf']);
    assert.deepEqual(await namesBehind({ ...span, outcome: 'timed' }), ['a.pdf', 'b.pdf', 'c.pdf']);
    const year = await get('dashboards/platform-summary?days=365');
    assert.deepEqual([year.confirmed, year.timed], [4, 4]);
  });

  it('AMB-009 the median is exact where times lie together, change, and go with their documents', async () => {
    const { kysely } = server.database;
    const median = async () => {
      const { medianSeconds, timed } = await get('dashboards/platform-summary?days=30');
      return [medianSeconds, timed];
    };
    for (const [n, seconds] of [14, 15, 16, 16, 29, 30, 400].entries())
      await addReview({ name: `${n}.pdf`, seconds });
    assert.deepEqual(await median(), [16, 7]);
    await kysely
      .updateTable('review_times')
      .set({ active_seconds: 28 })
      .where('active_seconds', '=', 16)
      .where('client_id', '=', ana.clientId)
      .execute();
    assert.deepEqual(await median(), [28, 7]);
    await kysely
      .deleteFrom('document_requests')
      .where('file_name', 'in', ['0.pdf', '1.pdf', '2.pdf', '3.pdf'])
      .where('client_id', '=', ana.clientId)
      .execute();
    assert.deepEqual(await median(), [30, 3]);
  });

  it('AMB-009 a client without documents has no figures', async () => {
    const summary = await get('dashboards/platform-summary?days=30');
    assert.deepEqual([summary.uploaded, summary.confirmed, summary.medianSeconds], [0, 0, null]);
    assert.deepEqual((await get('dashboards/productivity?days=30')).items, []);
    assert.deepEqual((await get('dashboards/performance')).metrics, []);
  });

  it('AMB-009 productivity is what each reviewer confirmed, corrected and worked, by day', async () => {
    await addReview({ name: 'a.pdf', seconds: 60, metrics: { fund: [3, 1] } });
    await addReview({ name: 'b.pdf', seconds: 30 });
    await addReview({ name: 'c.pdf', by: ben, daysAgo: 1 });
    const { items, to_date: today } = await get('dashboards/productivity?days=7');
    const seen = items.map(({ reviewer, date, ...row }: { reviewer: { id: number }; date: string }) => [
      reviewer.id,
      date === today,
      Object.values(row),
    ]);
    assert.deepEqual(seen, [
      [ana.id, true, [2, 4, 1, 90]],
      [ben.id, false, [1, 2, 0, 0]],
    ]);
    const ofBen = { confirmedBy: String(ben.id), confirmedFrom: items[1].date, confirmedTo: items[1].date };
    assert.deepEqual(await namesBehind(ofBen), ['c.pdf']);
  });

  it('AMB-009 productivity is the sum of all where the client hides who did what, except to user administrators', async () => {
    const limited = withPermission(ALL_PERMISSIONS_MASK, 'CAN_UPDATE_USERS', false);
    const reader = await server.signIn(limited, { clientId: ana.clientId });
    await addReview({ name: 'a.pdf', seconds: 60 });
    await addReview({ name: 'b.pdf', by: ben, seconds: 30 });
    const seenBy = async (user: TestUser) => {
      const { body } = await user.call('GET', 'dashboards/productivity?days=7');
      const items = (body.items as ProductivityRow[]).toSorted(
        (one, other) => (one.reviewer?.id ?? 0) - (other.reviewer?.id ?? 0),
      );
      return items.map(({ reviewer, documents, activeSeconds }) => [
        reviewer?.id ?? null,
        documents,
        activeSeconds,
      ]);
    };
    const byReviewer = [
      [ana.id, 1, 60],
      [ben.id, 1, 30],
    ];
    assert.deepEqual(await seenBy(reader), byReviewer);
    const hide = { hidesReviewerFigures: true };
    assert.equal((await reader.call('PATCH', 'settings/review', hide)).status, 403);
    assert.equal((await ana.call('PATCH', 'settings/review', hide)).status, 200);
    assert.deepEqual(await seenBy(reader), [[null, 2, 90]]);
    assert.equal((await reader.call('GET', `usage/documents?confirmedBy=${ben.id}`)).status, 403);
    assert.equal((await reader.call('GET', 'usage/documents')).status, 200);
    assert.deepEqual(await seenBy(ana), byReviewer);
    assert.deepEqual(await namesBehind({ confirmedBy: String(ben.id) }), ['b.pdf']);
  });

  it('AMB-009 performance is the accuracy by month, type and metric, the worst first', async () => {
    await addReview({ name: 'a.pdf', metrics: { fund: [1, 0], due_date: [2, 1] } });
    await addReview({ name: 'b.pdf', type: 'Distribution', metrics: { fund: [1, 1] } });
    const all = await get('dashboards/performance');
    assert.deepEqual(
      all.metrics.map(({ id, accuracy }: { id: string; accuracy: number }) => [id, accuracy]),
      [
        ['due_date', 0.5],
        ['fund', 0.5],
      ],
    );
    assert.deepEqual(
      all.types.map(({ name, corrected }: { name: string; corrected: number }) => [name, corrected]),
      [
        ['Distribution', 1],
        ['Capital Call', 1],
      ],
    );
    assert.deepEqual([all.periods.length, all.periods.at(-1).accuracy], [12, 0.5]);
    const calls = await get('dashboards/performance?documentType=Capital%20Call');
    assert.deepEqual(
      calls.metrics.map(({ id, name, corrected }: { id: string; name: string; corrected: number }) => [
        id,
        name !== id,
        corrected,
      ]),
      [
        ['due_date', true, 1],
        ['fund', true, 0],
      ],
    );
    assert.equal(calls.periods.at(-1).accuracy, 0.6667);
    assert.deepEqual(await namesBehind({ correctedMetric: 'fund' }), ['b.pdf']);
    assert.deepEqual(await namesBehind({ correctedMetric: 'fund', documentType: 'Capital Call' }), []);
  });

  it('AMB-009 sources count their documents and those that failed', async () => {
    await server.addDocument(ana.clientId, { source: 'Watched folder', file_name: 'a.pdf' });
    await server.addDocument(ana.clientId, {
      source: 'SFTP',
      stage: 'EXT_FAILED_PASSWORD',
      file_name: 'b.pdf',
    });
    await server.addDocument(ana.clientId, { source: 'SFTP', file_name: 'c.pdf' });
    await server.addDocument(ben.clientId, { upload_date: sql<Date>`now() - interval '40 days'` as never });
    const { items } = await get('dashboards/by-source?days=30');
    assert.deepEqual(items, [
      { source: 'SFTP', documents: 2, failed: 1 },
      { source: 'Watched folder', documents: 1, failed: 0 },
    ]);
    assert.deepEqual(await namesBehind({ source: 'SFTP', stage: 'EXT_FAILED_PASSWORD' }), ['b.pdf']);
  });

  it('AMB-009 expects what comes at a cadence, says what is missing, and keeps owner and pause', async () => {
    const quarter = (back: number) => sql<string>`(date_trunc('month', current_date)
      - make_interval(months => ${3 * back}) - interval '1 day')::date`;
    const columns = (back: number) => ({ fund: 'Calder', reporting_date: quarter(back) as never });
    for (const back of [5, 4, 2])
      await server.addDocument(ana.clientId, { ...columns(back), is_verified: true });
    await server.addDocument(ana.clientId, { ...columns(3), stage: 'TRASHED' });
    await server.addDocument(ana.clientId, { ...columns(1), stage: 'ARCHIVED' });
    await server.addDocument(ana.clientId, { fund: 'Once', reporting_date: '2025-12-31' });
    const [row, ...others] = (await get('dashboards/expected-received')).items;
    assert.deepEqual(others, []);
    assert.deepEqual([row.fund, row.documentType.name, row.cadence], ['Calder', 'Capital Call', 'quarterly']);
    const statuses = row.periods.map(({ status }: { status: string }) => status);
    assert.deepEqual(statuses.slice(0, 5), ['verified', 'verified', 'missing', 'verified', 'received']);
    const [first] = row.periods;
    const behind = await namesBehind({ fund: 'Calder', reportingDate: first.reportingDate });
    assert.deepEqual(behind, ['call.pdf']);
    const followUp = (change: object) =>
      ana.call('PATCH', 'dashboards/expected-received', {
        fund: 'Calder',
        documentType: 'Capital Call',
        ...change,
      });
    assert.equal((await followUp({ ownerId: ben.id })).status, 200);
    assert.equal((await followUp({ snoozedUntil: '2099-01-01' })).status, 200);
    const [kept] = (await get('dashboards/expected-received')).items;
    assert.deepEqual([kept.owner, kept.snoozedUntil], [{ id: ben.id, name: ben.name }, '2099-01-01']);
    assert.equal((await followUp({ ownerId: null, snoozedUntil: '2020-01-01' })).status, 200);
    await addUpReceived(server.database.kysely);
    const [ended] = (await get('dashboards/expected-received')).items;
    assert.deepEqual(ended.periods, row.periods, 'totals say the same as the changes that they are made of');
    assert.deepEqual([ended.owner, ended.snoozedUntil], [null, null]);
    const stranger = await server.signIn(0, { clientId: `${ana.clientId}x` });
    assert.equal((await followUp({ ownerId: stranger.id })).status, 404);
  });
});
