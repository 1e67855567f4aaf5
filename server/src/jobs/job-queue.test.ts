import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { openJobQueue } from './job-queue.ts';
import { JOBS_SCHEMA, JOBS_SCHEMA_VERSION } from './job.repository.ts';

let database: Database;

before(async () => {
  database = await testDatabase();
});
after(() => database.close());

const open = () => openJobQueue({ database, log: (error) => assert.fail(error) });
const setVersion = (version: number) =>
  sql`update ${sql.table(`${JOBS_SCHEMA}.version`)} set version = ${version}`.execute(database.kysely);

it('the job queue does not open where its tables have a version that our statements do not know', async () => {
  await (await open()).stop();
  await setVersion(JOBS_SCHEMA_VERSION + 1);
  const both = new RegExp(`version ${JOBS_SCHEMA_VERSION + 1}; .* works with ${JOBS_SCHEMA_VERSION}\\.`);
  await assert.rejects(open(), both);
  await setVersion(JOBS_SCHEMA_VERSION);
  await (await open()).stop();
});
