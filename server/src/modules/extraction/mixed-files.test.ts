import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { verificationPayloadWire, type VerificationPayloadWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import {
  annexPage,
  buildPacket,
  buildRegister,
  callPage,
  CALLS,
} from '../../pipeline/testing/build-packet.ts';
import { buildPdf } from '../../pipeline/testing/build-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from './extraction.job.ts';

/** Below this confidence the review flags a value. */
const NEEDS_A_LOOK = 0.8;

let server: TestServer;
let user: TestUser;
let extractor: ExtractorProcess;
/** Resolves with the id of the attempt that ended. */
let ended = Promise.withResolvers<string>();

before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  extractor = createExtractorProcess();
  const handle = createExtractionHandler({ ...server, extractor, log: { warn: () => undefined } });
  await server.jobs.work(1, async (task) => {
    await handle(task);
    ended.resolve(task.runId);
  });
});
after(async () => {
  await extractor.close();
  await server.close();
});

/** Extracts a file through the job. @returns the payload of its review screen */
async function reviewed(bytes: Uint8Array): Promise<VerificationPayloadWire> {
  const { clientId } = user;
  const { kysely } = server.database;
  const documentId = await server.addDocument(clientId, { document_type_id: 'Capital Call' });
  const { s3_key: key } = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  await server.store.put(key, bytes);
  const request = { documentId, clientId, documentTypeId: 'Capital Call' };
  ended = Promise.withResolvers();
  await kysely.transaction().execute((transaction) => server.jobs.start(transaction, request));
  await ended.promise;
  const { body } = await user.call('GET', `documentrequest/${documentId}`);
  const payload: unknown = JSON.parse(gunzipSync(Buffer.from(body.data, 'base64')).toString());
  return verificationPayloadWire.parse(payload);
}

const confidences = ({ metrics }: VerificationPayloadWire): number[] =>
  metrics.flatMap(({ datapoints }) => datapoints.map(({ confidence }) => confidence));

describe('review of a file with several parts', () => {
  it('lists the notices with their pages, takes values from one notice only, and flags every value for review', async () => {
    const payload = await reviewed(await buildPacket());
    const [first, second, third] = CALLS;
    assert.deepEqual(payload.contents, {
      kind: 'notices',
      parts: [
        { fromPage: 1, toPage: 2, title: `Capital Call 8 · ${first.fund}`, isSource: true },
        { fromPage: 3, toPage: 3, title: `Capital Call 4 · ${second.fund}`, isSource: false },
        { fromPage: 4, toPage: 4, title: `Capital Call 15 · ${third.fund}`, isSource: false },
      ],
    });
    const iban = payload.metrics.find(({ identifier }) => identifier.value === 'iban');
    assert.equal(iban?.datapoints[0]?.value, first.iban.replaceAll(' ', ''));
    const pages = payload.metrics.flatMap(({ datapoints }) => datapoints.flatMap(({ page }) => page ?? []));
    assert.ok(pages.length > 10 && pages.every((page) => page <= 2));
    assert.ok(confidences(payload).every((confidence) => confidence < NEEDS_A_LOOK));
  });

  it('lists the partners of a register, and flags every value for review', async () => {
    const payload = await reviewed(await buildRegister());
    assert.deepEqual([payload.contents?.kind, payload.contents?.parts.length], ['partners', 5]);
    assert.ok(confidences(payload).every((confidence) => confidence < NEEDS_A_LOOK));
  });

  it('lists no parts for a single notice with its annex', async () => {
    const [first] = CALLS;
    const payload = await reviewed(await buildPdf([callPage(first), annexPage(first)]));
    assert.equal(payload.contents, null);
    assert.ok(confidences(payload).some((confidence) => confidence >= NEEDS_A_LOOK));
  });
});
