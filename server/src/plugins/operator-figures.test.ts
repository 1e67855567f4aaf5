import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** Each once, without its quotes and whatever the pattern does not name. */
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([whole, name]) => name ?? whole)),
];

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** The value of a figure as Prometheus reads it. */
async function figure(name: string): Promise<number> {
  const { text } = await server.send({ url: '/metrics' });
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? NaN : Number(line.slice(name.length + 1));
}

describe('the figures of operators', () => {
  it('show how many documents wait and since when, how extractions ended, and which saves were refused; alerts, dashboard and guide ask for nothing else', async () => {
    const user = await server.signIn(ALL_PERMISSIONS_MASK);
    const { kysely } = server.database;
    const ids = await Promise.all(
      [1, 2].map(() => server.addDocument(user.clientId, { stage: 'EXT_FAILED' })),
    );
    const requeued = await user.call('POST', 'documentrequest/requeue', { document_requests: ids });
    assert.equal(requeued.status, 200);
    await sql`update jobs.job set created_on = now() - interval '1000 seconds'
      where singleton_key = (select min(singleton_key) from jobs.job where name = 'extract-document')`.execute(
      kysely,
    );
    assert.equal(await figure('assay_queue_waiting_jobs{queue="extract-document"}'), 2);
    const oldest = await figure('assay_queue_oldest_waiting_seconds{queue="extract-document"}');
    assert.ok(oldest >= 1000 && oldest < 2000, String(oldest));

    const run = await kysely
      .selectFrom('document_runs')
      .select(['id', 'document_request_id as of'])
      .executeTakeFirstOrThrow();
    await server.store.put(`${user.clientId}/${run.of}/source`, Buffer.from('locked'));
    const failure = { stage: 'EXT_FAILED_PASSWORD', detail: 'locked' } as const;
    const extractor = { extract: async () => ({ ok: false, failure }) as const };
    const handle = createExtractionHandler({ ...server, extractor, log: { warn: () => undefined } });
    await handle({ runId: run.id, isLong: false, signal: new AbortController().signal });
    const seconds = 'assay_extraction_duration_seconds';
    assert.equal(await figure(`${seconds}_count{stage="EXT_FAILED_PASSWORD"}`), 1);
    assert.ok((await figure(`${seconds}_sum{stage="EXT_FAILED_PASSWORD"}`)) > 0);

    const refused = await user.call('POST', `documentrequest/${ids[0]}/datapoints`, {
      documentRequestId: ids[0] ?? '',
      verified: false,
      documentType: 'Capital Call',
      metrics: [],
    });
    const { text } = await server.send({ url: '/metrics' });
    const counted = text
      .split('\n')
      .find((line) => /^assay_http_request_duration_seconds_count\{.*\/datapoints"/u.test(line));
    assert.match(counted ?? text, new RegExp(`status="${refused.status}"\\} 1$`, 'u'));
    assert.ok(refused.status === 409 || refused.status === 422, refused.text);

    const [alerts, dashboard, guide] = [
      read('deploy/alerts.yml'),
      read('deploy/dashboard.json').replaceAll('\\"', '"'),
      read('docs/operations.md'),
    ];
    const names = matches(text, /^# TYPE (\w+)/gmu);
    const asked = matches(`${alerts}${dashboard}${guide}`, /\b(?:assay|process|nodejs)_[a-z]\w+/gu);
    assert.deepEqual(
      asked.filter((name) => !names.includes(name.replace(/_(?:bucket|count|sum)$/u, ''))),
      [],
    );
    // Prometheus itself adds the job.
    const labels = ['job', ...matches(text, /[{,](\w+)="/gu)];
    assert.deepEqual(
      matches(`${alerts}${dashboard}`, /[{,](\w+)=~?"/gu).filter((label) => !labels.includes(label)),
      [],
    );
    for (const alarm of matches(alerts, /alert: (\w+)/gu)) assert.ok(guide.includes(`| \`${alarm}\``), alarm);
  });
});
