import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { SchemaWire, TryOut } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { buildPdf, labelRows } from '../../pipeline/testing/build-pdf.ts';
import { reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from '../extraction/extraction.job.ts';
import { createTryOutHandler } from './try-out.job.ts';

/** Nothing else in the catalogue is called like it. */
const METRIC = { name: 'Escrow Reserve', type: 'CURRENCY', description: 'Amount kept in escrow' };

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
let origin: string;

before(async () => {
  server = await startTestServer({ maxUploadBytes: 5_000_000 });
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  extractor = createExtractorProcess();
  const log = { warn: () => undefined };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
  const createExtractor = () => ({ extract: extractor.extract, close: async () => undefined });
  await server.jobs.workTryOuts(createTryOutHandler({ ...server, createExtractor, log }));
});
after(async () => {
  await extractor.close();
  await server.close();
});

async function upload(name: string, reserve: string, label = METRIC.name): Promise<string> {
  const rows = [
    ['Fund:', 'Calder Ridge Fund IV, L.P.'],
    ['Limited Partner:', 'Nordlicht Pension Fund'],
    ['Notice Date:', '14 March 2025'],
    ['Capital Call Amount:', 'USD 1,250,000.00'],
    [`${label}:`, `USD ${reserve}`],
  ] as const;
  const bytes = await buildPdf([
    [{ x: 60, y: 90, text: 'Capital Call Notice', size: 18 }, ...labelRows(rows)],
  ]);
  const { body } = await user.call('POST', 'documentrequest', { filename: name, doc_type: 'Capital Call' });
  const form = new FormData();
  for (const [key, value] of Object.entries<string>(body.fields)) form.append(key, value);
  form.append('file', new Blob([bytes.slice()]), name);
  assert.equal((await fetch(`${origin}${body.url}`, { method: 'POST', body: form })).status, 204);
  await waitForExtraction(body.doc_request_id);
  return body.doc_request_id;
}

const rowOf = (id: string) =>
  server.database.kysely
    .selectFrom('document_requests')
    .select(['stage', 'schema_version', 'versioned_document_type_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function waitForExtraction(id: string): Promise<void> {
  for (;;) {
    const { stage } = await rowOf(id);
    if (!/^(DOC_|EXT_START)/.test(stage)) return assert.equal(stage, 'EXT_DONE');
    await pause(20);
  }
}

async function waitForTryOut(id: string): Promise<TryOut> {
  for (;;) {
    const { body } = await user.call('GET', `schemas/try-outs/${id}`);
    if (!['queued', 'running'].includes(body.status)) return body as TryOut;
    await pause(20);
  }
}

async function schemaNamed(name: string): Promise<SchemaWire> {
  const { items } = (await user.call('GET', 'schemas/metadata')).body;
  const found = items.find((schema: SchemaWire) => schema.name === name);
  return (await user.call('GET', `schemas/${found.documentSchemaId}`)).body;
}

/** The groups of a schema with one more metric in the first. */
function withMetric({ groups }: SchemaWire, fin: string) {
  const metric = {
    fin,
    displayName: METRIC.name,
    description: METRIC.description,
    filterGroup: '',
    isRequired: false,
    isPriority: true,
    metricSources: ['DOCUMENT'],
  };
  return groups.map((group, index) =>
    index === 0 ? { ...group, metrics: [...group.metrics, metric] } : group,
  );
}

describe('a living schema', () => {
  let documentId: string;
  let fin: string;
  let builtIn: SchemaWire;
  let schemaId: string;

  it('SCH-002 AMB-111 a draft is tried on a stored document, which stays as it is', async () => {
    documentId = await upload('before.pdf', '75,000.00');
    builtIn = await schemaNamed('Capital Call');
    fin = (await user.call('POST', 'schemas/metric-identifiers/create', METRIC)).body.fin;
    const groups = withMetric(builtIn, fin);
    const before = await reviewOf(user, documentId).read();
    const started = await user.call('POST', 'schemas/try-outs', { documentRequestId: documentId, groups });
    assert.equal(started.status, 200, started.text);
    assert.match(started.body.status, /^(queued|running)$/); // The worker may have begun already.
    assert.equal(started.body.metrics, null);
    const ended = await waitForTryOut(started.body.id);
    assert.equal(ended.status, 'done');
    assert.match(ended.stage ?? '', /^EXT_START_/); // Stages that are over at once are not written.
    const found = ended.metrics?.find((metric) => metric.fin === fin);
    assert.deepEqual(
      [found?.found[0]?.value, found?.found[0]?.currency, found?.stored],
      ['75000.00', 'USD', []],
    );
    assert.ok((found?.found[0]?.confidence ?? 0) > 0.5 && found?.found[0]?.page === 1);
    const amount = ended.metrics?.find((metric) => metric.fin === 'call_amount');
    assert.deepEqual(amount?.found[0]?.value, amount?.stored[0]?.value);
    assert.deepEqual(await reviewOf(user, documentId).read(), before, 'nothing is stored to the document');
  });

  it('SCH-004 SCH-020 DT-004 AMB-116 a metric that is added, published and assigned is found in the next document and verified', async () => {
    const name = 'Calls with escrow';
    const created = await user.call('POST', 'schemas', {
      name,
      description: '',
      isTemplate: false,
      isPublished: false,
      groups: withMetric(builtIn, fin),
    });
    schemaId = created.body.documentSchemaId;
    await user.call('POST', `schemas/${schemaId}/publish`, {});
    const assigned = { documentType: 'Capital Call', documentSchemaId: schemaId };
    assert.equal((await user.call('POST', 'versioned-document-types', assigned)).status, 200);
    const next = await upload('after.pdf', '80,000.00');
    const review = reviewOf(user, next);
    const { metric, front } = await review.metricOf(fin);
    assert.deepEqual([front.value, metric.displayLabel, metric.isPriority], ['80000.00', METRIC.name, true]);
    const { metrics } = await review.read();
    const position = metrics.findIndex(({ identifier }) => identifier.value === fin);
    assert.ok(
      metrics.slice(0, position).every(({ isPriority }) => isPriority),
      'it was added last, but has priority',
    );
    assert.equal((await review.verify(fin)).status, 200);
    assert.equal((await review.metricOf(fin)).front.isVerified, true);
    assert.equal((await review.confirm()).status, 200);
  });

  it('AMB-118 documents keep their schema until they are re-processed', async () => {
    const before = await rowOf(documentId);
    await user.call('PATCH', `schemas/${schemaId}`, {
      name: 'Calls with escrow',
      groups: withMetric(builtIn, fin).map((group) => ({ ...group, displayName: `${group.displayName} 2` })),
    });
    assert.deepEqual(await rowOf(documentId), before);
    await user.call('POST', 'documentrequest/requeue', { document_requests: [documentId] });
    await waitForExtraction(documentId);
    const after = await rowOf(documentId);
    assert.deepEqual([before.schema_version, after.schema_version], [1, 2]);
    assert.notEqual(after.versioned_document_type_id, before.versioned_document_type_id);
    assert.equal((await reviewOf(user, documentId).metricOf(fin)).front.value, '75000.00');
  });

  it('AMB-102 a label that a person adds to the metric is read from then on, and in documents that are processed again', async () => {
    const id = await upload('holdback.pdf', '65,000.00', 'Retained for holdback');
    const valueOf = async () => (await reviewOf(user, id).metricOf(fin)).front.value;
    assert.equal(await valueOf(), '');
    const changed = await user.call('PATCH', 'schemas/metric-identifiers/update', {
      fin,
      labels: ['Retained for Holdback', 'retained for holdback'],
    });
    assert.deepEqual([changed.status, changed.body.labels], [200, ['Retained for Holdback']]);
    await user.call('POST', 'documentrequest/requeue', { document_requests: [id] });
    await waitForExtraction(id);
    assert.equal(await valueOf(), '65000.00');
  });

  it('the impact of a change counts the values of confirmed documents that would newly fail', async () => {
    const check = async (groups: object) =>
      (await user.call('POST', 'schemas/impact', { documentSchemaId: schemaId, groups })).body;
    const { groups } = (await user.call('GET', `schemas/${schemaId}`)).body as SchemaWire;
    const unchanged = await check(groups);
    assert.deepEqual([unchanged.values, unchanged.documentCount, unchanged.isCapped], [[], 1, false]);
    const change = (change: (metric: SchemaWire['groups'][number]['metrics'][number]) => object[]) =>
      check(groups.map((group) => ({ ...group, metrics: group.metrics.flatMap(change) })));
    const removed = await change((metric) => (metric.fin === fin || metric.fin === 'fund' ? [] : [metric]));
    assert.deepEqual(
      removed.values.map(
        ({
          fin: of,
          reason,
          count,
          example,
        }: {
          fin: string;
          reason: string;
          count: number;
          example: { value: string };
        }) => [of, reason, count, example.value],
      ),
      [[fin, 'removed', 1, '80000.00']],
    );
    const type = removed.documentTypes.find(({ isAssigned }: { isAssigned: boolean }) => isAssigned);
    assert.deepEqual(type, {
      documentType: 'Capital Call',
      isAssigned: true,
      missing: [{ fin: 'fund', name: 'Fund' }],
      replaces: null,
    });
    const other = removed.documentTypes.find(
      ({ documentType }: { documentType: string }) => documentType === 'Capital Distribution',
    );
    assert.ok(other.replaces.added.includes('Call Amount'), JSON.stringify(other.replaces));
    assert.ok(other.replaces.removed.includes('Net Distribution'), JSON.stringify(other.replaces));
    const required = await change((metric) => [{ ...metric, isRequired: true }]);
    const missing = required.values.find((value: { fin: string }) => value.fin === 'payment_reference');
    assert.deepEqual([missing.reason, missing.count, missing.example.fileName], ['required', 1, 'after.pdf']);
    assert.ok(!required.values.some((value: { fin: string }) => value.fin === fin), 'it is verified');
    await user.call('PATCH', 'schemas/metric-identifiers/update', {
      fin,
      validators: [{ type: 'INCLUDE', regex: '^9', description: 'Starts with 9' }],
    });
    const { values } = await check(groups);
    assert.deepEqual(
      [values[0]?.fin, values[0]?.reason, values[0]?.example.value],
      [fin, 'invalid', '80000.00'],
    );
  });
});

describe('try-outs', () => {
  it('are the business of one person, end when cancelled, and refuse documents that were not extracted', async () => {
    const groups = (await schemaNamed('Performance')).groups;
    const documentRequestId = await server.addDocument('one');
    await server.store.put(
      `one/${documentRequestId}/source`,
      await buildPdf([labelRows([['Fund:', 'One']])]),
    );
    const start = (body: object) => user.call('POST', 'schemas/try-outs', body);
    const first = (await start({ documentRequestId, groups })).body as TryOut;
    assert.equal((await user.call('DELETE', `schemas/try-outs/${first.id}`)).status, 200);
    assert.equal((await waitForTryOut(first.id)).status, 'cancelled');
    const other = await server.signIn(ALL_PERMISSIONS_MASK);
    for (const method of ['GET', 'DELETE'] as const)
      assert.equal((await other.call(method, `schemas/try-outs/${first.id}`)).status, 404);
    const second = (await start({ documentRequestId, groups })).body as TryOut;
    assert.equal((await user.call('GET', `schemas/try-outs/${first.id}`)).status, 404, 'it was replaced');
    assert.equal((await waitForTryOut(second.id)).status, 'done');
    const waiting = await server.addDocument('one', { stage: 'DOC_UPLOADED' });
    assert.equal((await start({ documentRequestId: waiting, groups })).status, 409);
    const held = await server.addDocument('one', { stage: 'EXT_MANUAL_QA' });
    assert.equal((await start({ documentRequestId: held, groups })).status, 404);
    const unreadable = await server.addDocument('one');
    await server.store.put(`one/${unreadable}/source`, Buffer.from('not a document'));
    const failed = await waitForTryOut((await start({ documentRequestId: unreadable, groups })).body.id);
    assert.equal(failed.status, 'failed');
    assert.match(failed.failureStage ?? '', /^EXT_FAILED/);
  });
});
