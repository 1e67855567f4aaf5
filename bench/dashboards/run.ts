/**
 * The dashboards over 365 days at 1,000,000 documents on PostgreSQL: the time until the service has its figures, least of
 * several rounds. `npm run bench -- dashboards` names the database; a filled database is used again.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type DatabaseClient } from '../../server/src/database/database.ts';
import { createClient } from '../../server/src/database/seed.ts';
import { addUpReceived, findReceived } from '../../server/src/modules/dashboards/expected.repository.ts';
import { ExpectedDocumentsService } from '../../server/src/modules/dashboards/expected.service.ts';
import { findMedianTime, findProductivity } from '../../server/src/modules/dashboards/repository.ts';
import { DashboardsService } from '../../server/src/modules/dashboards/service.ts';
import { checkLimit, timeOf } from '../harness/limits.ts';
import { ACTOR } from '../document-list/calls.ts';

const LIMIT_MS = 300;
const ROUNDS = 7;
const YEAR = 365;
const REVIEWERS = 40;

const { DATABASE_URL: url = '', BENCH_FOLDER: folder = '', BENCH_SIZE: size = '' } = process.env;
if (!url || !folder) throw new Error('start it with: npm run bench -- dashboards');
const DOCUMENTS = size === 'small' ? 10_000 : 1_000_000;
/** Rows of one statement. */
const CHUNK = 50_000;

/** Documents of 400 funds over five years, all but each tenth of them reviewed within the last one, by 40 reviewers. */
async function insertChunk(kysely: DatabaseClient, from: number, to: number): Promise<void> {
  await sql`
    insert into document_requests
      (id, client_id, file_name, s3_key, stage, extraction_stage, document_type_id, reporting_date, fund, fund_manager,
       upload_date, uploaded_by, uploaded_by_id, is_verified, metrics_total, metrics_verified)
    select md5(n::text)::uuid, 'demo', 'statement-' || n || '.pdf', 'bench/' || n, 'EXT_DONE', 'EXT_DONE',
      (array['Capital Account','Capital Call','Capital Distribution','Performance'])[1 + n / 400 % 4],
      (date_trunc('quarter', now()) - make_interval(months => 3 * (n / 1600 % 20)) - interval '1 day')::date,
      'Fund ' || n % 400, 'Manager ' || n % 60,
      now() - n % ${sql.lit(YEAR)} * interval '1 day', 'Reviewer', 2, n % 10 <> 0, 20, 20
    from generate_series(${sql.lit(from)}::integer, ${sql.lit(to)}) n`.execute(kysely);
  await sql`
    insert into confirmed_documents
      (document_request_id, client_id, document_type_id, confirmed_at, confirmed_by_id, confirmed_by, extracted, corrected,
       added, verified, is_first_pass, metrics, corrected_fins)
    select md5(n::text)::uuid, 'demo', 'Capital Call', now() - n % ${sql.lit(YEAR)} * interval '1 day',
      2 + n % ${sql.lit(REVIEWERS)}, 'Reviewer', 20, n % 3, 0, 20, true, '{}', '{}'
    from generate_series(${sql.lit(from)}::integer, ${sql.lit(to)}) n where n % 10 <> 0`.execute(kysely);
  await sql`
    insert into review_times (document_request_id, user_id, worked_on, client_id, active_seconds)
    select md5(n::text)::uuid, 2 + n % ${sql.lit(REVIEWERS)},
      (now() at time zone 'UTC')::date - n % ${sql.lit(YEAR)}, 'demo', 40 + n % 1400 * 7919 % 1400
    from generate_series(${sql.lit(from)}::integer, ${sql.lit(to)}) n where n % 10 <> 0`.execute(kysely);
}

async function fill(kysely: DatabaseClient): Promise<void> {
  console.log('filling the database; it is kept for the next run');
  await createClient(kysely, { id: 'demo', name: 'Demo' });
  await sql`
    insert into users (id, client_id, email, name) overriding system value
    select n, 'demo', 'reviewer' || n || '@demo.example', 'Reviewer ' || n
    from generate_series(2, ${sql.lit(REVIEWERS + 1)}) n`.execute(kysely);
  for (let from = 1; from <= DOCUMENTS; from += CHUNK)
    await insertChunk(kysely, from, Math.min(DOCUMENTS, from + CHUNK - 1));
  await addUpReceived(kysely);
}

async function leastTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(work));
  return Math.min(...times);
}

const database = await openDatabase({ engine: 'postgres', url });
const { kysely } = database;
const filled = path.join(folder, 'filled');
if (!existsSync(filled)) {
  await fill(kysely);
  writeFileSync(filled, '');
}
await sql`vacuum (analyze)`.execute(kysely);
const span = { clientId: ACTOR.clientId, days: YEAR };
const dashboards = new DashboardsService(kysely, { hidesReviewersFrom: async () => false });
const expected = new ExpectedDocumentsService(kysely);
const { items } = await dashboards.productivity(ACTOR, YEAR);
const { timed, medianSeconds } = await findMedianTime(kysely, span);
const { totalCount } = await expected.list(ACTOR);
console.log(
  `${DOCUMENTS} documents; ${items.length} rows of productivity, median ${medianSeconds} s of ${timed}, ${totalCount} series expected`,
);
for (const [name, work] of Object.entries({
  'productivity over 365 days': () => findProductivity(kysely, span, true),
  'platform summary over 365 days': () => dashboards.summary(ACTOR, YEAR),
  'expected and received, rows': () => findReceived(kysely, ACTOR.clientId),
  'expected and received, whole': () => expected.list(ACTOR),
  'performance over 12 months': () => dashboards.performance(ACTOR, undefined),
  'sources over 365 days': () => dashboards.sources(ACTOR, YEAR),
})) {
  const time = await leastTime(work);
  console.log(`${name}: ${time.toFixed(0)} ms (${checkLimit(time, `${LIMIT_MS} ms`, LIMIT_MS)})`);
}
await database.close();
