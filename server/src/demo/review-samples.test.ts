import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { testDatabaseForProcess } from '../database/testing.ts';
import { createApi, type Api } from '../processes/api.ts';
import { openAppContext, type AppContext } from '../processes/app-context.ts';
import { startWorker } from '../processes/worker.ts';
import { createDemoUsers, DEMO_REVIEWER } from './demo-users.ts';
import { loadSamples } from './load-samples.ts';
import { reviewSamples } from './review-samples.ts';
import { dateSamples } from './sample-dates.ts';

const SEEDED = join(import.meta.dirname, '../../../samples/seeded');
const ISSUED = 'calder-ridge-iv_2024-03_LP-0147.pdf';
const RESTATED = 'calder-ridge-iv_2024-03_LP-0147_restated.pdf';
const HELD = 'ORV-VI_PCAP_093024.pdf';
/** A value of the review that differs from what the extraction finds, so that the reviewer corrects it. */
const CORRECTED = { fin: 'management_fees_qtd', value: '64896' };

interface SeededReview {
  file: string;
  metrics: Record<string, { value: string; currency?: string }>;
}

const readSeeded = (name: string): unknown => JSON.parse(readFileSync(join(SEEDED, name), 'utf8'));

let folder: string;
let database: Awaited<ReturnType<typeof testDatabaseForProcess>>;
let context: AppContext;
let api: Api;
let stopWorker: () => Promise<void>;
let reviews: SeededReview[];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-demo-'));
  database = await testDatabaseForProcess();
  const files = [ISSUED, RESTATED, HELD];
  for (const name of files) copyFileSync(join(SEEDED, name), join(folder, name));
  const types = files.map((name) => [
    name,
    (readSeeded('document-types.json') as Record<string, string>)[name],
  ]);
  writeFileSync(join(folder, 'document-types.json'), JSON.stringify(Object.fromEntries(types)));
  const { reviewed, manualQa } = readSeeded('reviews.json') as {
    reviewed: SeededReview[];
    manualQa: string[];
  };
  reviews = reviewed.filter(({ file }) => files.includes(file));
  reviews[0]!.metrics[CORRECTED.fin]!.value = CORRECTED.value;
  writeFileSync(join(folder, 'reviews.json'), JSON.stringify({ reviewed: reviews, manualQa }));
  const config = readConfig({
    ASSAY_MODE: 'demo',
    ASSAY_DATA: join(folder, 'data'),
    ASSAY_DIST: join(folder, 'none'),
    ASSAY_SAMPLES: folder,
    LOG_LEVEL: 'silent',
    ...database.environment,
  });
  context = await openAppContext(config);
  api = await createApi(context);
  stopWorker = await startWorker(context);
  await createDemoUsers(context, api.identity);
  await loadSamples(context);
});
after(async () => {
  await api.app.close();
  await context.jobs.stop();
  await stopWorker();
  await api.identity.close();
  await context.database.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const listDocuments = () =>
  context.database.kysely
    .selectFrom('document_requests')
    .select(['file_name', 'stage', 'is_verified', 'verified_by', 'revision'])
    .orderBy('file_name')
    .execute();

it('AMB-127 the demo reviewer verifies what the samples print and confirms them; one is held for manual QA; both only once', async () => {
  const { kysely } = context.database;
  await reviewSamples(context, api.identity, AbortSignal.timeout(60_000));
  const documents = await listDocuments();
  assert.deepEqual(
    documents.map(({ file_name: name, stage, verified_by: by }) => [name, stage, by]),
    [
      [HELD, 'EXT_MANUAL_QA', null],
      [ISSUED, 'EXT_DONE', 'Rhea Reviewer'],
      [RESTATED, 'EXT_DONE', 'Rhea Reviewer'],
    ].sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
  );
  for (const { file, metrics } of reviews) {
    const verified = await kysely
      .selectFrom('document_datapoints as datapoint')
      .innerJoin('document_metrics as metric', 'metric.id', 'datapoint.metric_id')
      .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
      .select(['metric.fin', 'datapoint.value', 'datapoint.currency'])
      .where('document.file_name', '=', file)
      .where('datapoint.is_verified', '=', true)
      .execute();
    const plain = (value: string) => value.replace(/\.0+$/, '');
    assert.deepEqual(
      Object.fromEntries(verified.map(({ fin, value, currency }) => [fin, [plain(value ?? ''), currency]])),
      Object.fromEntries(
        Object.entries(metrics).map(([fin, { value, currency = null }]) => [fin, [plain(value), currency]]),
      ),
    );
  }
  rmSync(join(folder, 'data', 'samples-reviewed'));
  await reviewSamples(context, api.identity, AbortSignal.timeout(60_000));
  assert.deepEqual(await listDocuments(), documents, DEMO_REVIEWER);
});

it('AMB-127 uploads and reviews of the samples lie on different days of the last months', async () => {
  await dateSamples(context);
  const { rows } = await sql<{ name: string; daysAgo: number; isReviewedAfter: boolean | null }>`
    select file_name as name, current_date - upload_date::date as "daysAgo",
      confirmed_at > upload_date and active_seconds > 100 as "isReviewedAfter"
    from document_requests
    left join confirmed_documents on confirmed_documents.document_request_id = document_requests.id
    order by upload_date`.execute(context.database.kysely);
  assert.deepEqual(
    rows.map(({ name, isReviewedAfter }) => [name, isReviewedAfter]),
    [
      [ISSUED, true],
      [HELD, null],
      [RESTATED, true],
    ],
  );
  const [first = 0, second = 0, last = 0] = rows.map(({ daysAgo }) => daysAgo);
  assert.ok(first >= 160 && second >= 40 && last >= 9 && last <= 11, 'each on a working day');
});
