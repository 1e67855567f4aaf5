import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { ACCOUNT_STATUSES, ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import type { ListedMetric } from '@assay/shared/contracts';
import { systemClock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { VerificationService } from './service.ts';

let server: TestServer;
let user: TestUser;
let actor: Actor;

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  actor = {
    userId: user.id,
    clientId: user.clientId,
    name: user.name,
    email: 'reviewer@one.example',
    permissions: ALL_PERMISSIONS_MASK,
    accountStatus: ACCOUNT_STATUSES.ACTIVE,
    userGroup: 1,
    userManagementScope: 1,
    sso: false,
    isProvider: false,
  };
});
after(() => server.close());

/** Adds a document whose fund has this many alternatives besides its current value. */
async function addDocument(alternatives: number): Promise<string> {
  const id = await addExtractedDocument(server, user.clientId, 'Performance');
  const { metric, front } = await reviewOf(user, id).metricOf('fund');
  const rows = Array.from({ length: alternatives }, (_, index) => ({
    metric_id: metric.id,
    document_request_id: id,
    rank: index + metric.datapoints.length,
    value: `Fund ${index + 10}`,
    confidence: front.confidence / 10,
    data_source: 'report.pdf',
  }));
  await server.database.kysely.insertInto('document_datapoints').values(rows).execute();
  return id;
}

/** Saves an edit of the fund. @returns the statements that update datapoints, and the values by rank afterwards */
async function save(id: string, edit: (values: readonly { id: string; value: string }[]) => object) {
  const { kysely, statements } = recordStatements(server.database.kysely);
  const service = new VerificationService({
    database: { ...server.database, kysely },
    store: server.store,
    clock: systemClock,
    core: server.core,
  });
  const { metric } = await reviewOf(user, id).metricOf('fund');
  const metrics = [await reviewOf(user, id).edit('fund', edit(metric.datapoints))] as ListedMetric[];
  const { saved } = await service.save(actor, id, { documentRequestId: id, metrics });
  return {
    updates: statements.filter((statement) => statement === 'update document_datapoints').length,
    values: saved[0]?.datapoints.map(({ value }) => value) ?? [],
  };
}

it('VER-014 a chosen alternative is ranked first with as many statements for two alternatives as for thirty', async () => {
  const choose = (values: readonly { id: string; value: string }[]) => ({ ...values.at(-1) });
  const few = await save(await addDocument(1), choose);
  const many = await save(await addDocument(29), choose);
  assert.deepEqual(few.values, ['Fund 10', 'Fund I', 'Fund II']);
  assert.equal(many.values.length, 31);
  assert.deepEqual(many.values.slice(0, 4), ['Fund 38', 'Fund I', 'Fund II', 'Fund 10']);
  assert.equal(many.updates, few.updates);
});

it('VER-012 a typed value is ranked first with one statement, whatever the number of extracted values', async () => {
  const { updates, values } = await save(await addDocument(29), () => ({ value: 'Typed' }));
  assert.deepEqual(values.slice(0, 3), ['Typed', 'Fund I', 'Fund II']);
  assert.equal(updates, 1);
});
