/** A server that extracts and learns as the real one does, and what a reviewer does with it. For tests. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import {
  verificationPayloadWire,
  type DocumentMetricWire,
  type LearningProgress,
  type LessonWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { createLearningHandler } from '../modules/learning/learning.job.ts';
import { createExtractorProcess } from '../pipeline/index.ts';
import { startTestServer, type TestServer, type TestUser } from './test-server.ts';

/** A value that a reviewer types for a metric; without a box unless it keeps the one of the former value. */
export interface TypedValue {
  readonly metric: DocumentMetricWire;
  readonly value: string;
  readonly currency?: string | null;
  readonly keepsBox?: boolean;
  /** Verifies the value as it was read instead. */
  readonly isAccepted?: boolean;
}

export interface LearningServer {
  readonly server: TestServer;
  /** Uploads a document and waits until it is extracted. @returns its id. */
  upload(user: TestUser, file: { name: string; bytes: Uint8Array; type: string }): Promise<string>;
  read(user: TestUser, id: string): Promise<VerificationPayloadWire>;
  /** Saves values as typed and verified. */
  type(user: TestUser, id: string, values: readonly TypedValue[]): Promise<void>;
  /** @returns what the confirmation is said to teach */
  setConfirmed(user: TestUser, id: string, isVerified: boolean): Promise<LearningProgress | undefined>;
  /** Confirms a document and waits until its lessons are stored. @returns what it is said to teach before that */
  confirmAndLearn(user: TestUser, id: string): Promise<LearningProgress | undefined>;
  /** Takes a confirmation back and waits until what was refused for its sake was tried again. */
  unconfirmAndRetry(user: TestUser, id: string): Promise<unknown>;
  lessonsOf(user: TestUser): Promise<LessonWire[]>;
  close(): Promise<void>;
}

const NOWHERE = { page: null, x: null, y: null, w: null, h: null };

async function readPayload(user: TestUser, id: string): Promise<VerificationPayloadWire> {
  const { body } = await user.call('GET', `documentrequest/${id}`);
  return verificationPayloadWire.parse(JSON.parse(gunzipSync(Buffer.from(body.data, 'base64')).toString()));
}

async function typeValues(user: TestUser, id: string, values: readonly TypedValue[]): Promise<void> {
  const metrics = values.map(({ metric, value, currency = null, keepsBox = false, isAccepted = false }) => {
    const [front] = metric.datapoints;
    assert.ok(front);
    const { page, x, y, w, h } = keepsBox || isAccepted ? front : NOWHERE;
    const effectors = isAccepted ? front.effectors : { currency, akas: [] };
    const chosen = isAccepted && front.id !== null ? { id: front.id } : {};
    return {
      fin: metric.identifier.value,
      dataType: metric.dataType,
      metricId: metric.id,
      lastModified: front.lastModified,
      datapoints: [{ ...chosen, value, effectors, page, x, y, w, h, isVerified: value !== '' }],
    };
  });
  const { documentType } = await readPayload(user, id);
  const edits = { documentRequestId: id, verified: false, documentType: documentType.id, metrics };
  const { status, text } = await user.call('POST', `documentrequest/${id}/datapoints`, edits);
  assert.equal(status, 200, text);
}

async function setConfirmed(
  user: TestUser,
  id: string,
  isVerified: boolean,
): Promise<LearningProgress | undefined> {
  const state = { stage: 'EXT_DONE', is_verified: isVerified };
  const { status, body } = await user.call('POST', `documentrequest/${id}/state`, state);
  assert.equal(status, 200);
  return body.learning;
}

/** Starts the server with its extraction and its learning; anything that either warns of fails the test. */
export async function startLearningServer(): Promise<LearningServer> {
  const server = await startTestServer();
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const extractor = createExtractorProcess();
  const log = {
    warn: (details: object, message: string) => assert.fail(`${message} ${JSON.stringify(details)}`),
  };
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, log }));
  const lectures: string[] = [];
  const shared = { extract: extractor.extract, close: async () => undefined };
  const learn = createLearningHandler({ ...server, createExtractor: () => shared, log });
  await server.jobs.workLearning(async (request, signal) => {
    await learn(request, signal);
    lectures.push(request.documentId);
  });
  async function confirmAndWait(user: TestUser, id: string, isVerified: boolean) {
    const before = lectures.length;
    const progress = await setConfirmed(user, id, isVerified);
    while (lectures.length === before) await pause(20);
    return progress;
  }
  return {
    server,
    async upload(user, { name, bytes, type }) {
      const { body } = await user.call('POST', 'documentrequest', { filename: name, doc_type: type });
      const form = new FormData();
      for (const [field, value] of Object.entries<string>(body.fields)) form.append(field, value);
      form.append('file', new Blob([bytes.slice()]), name);
      assert.equal((await fetch(`${origin}${body.url}`, { method: 'POST', body: form })).status, 204);
      const id: string = body.doc_request_id;
      for (;;) {
        const { stage } = await server.database.kysely
          .selectFrom('document_requests')
          .select('stage')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (!/^(DOC_|EXT_START)/.test(stage)) {
          assert.equal(stage, 'EXT_DONE');
          return id;
        }
        await pause(20);
      }
    },
    read: readPayload,
    type: typeValues,
    setConfirmed,
    confirmAndLearn: (user, id) => confirmAndWait(user, id, true),
    unconfirmAndRetry: (user, id) => confirmAndWait(user, id, false),
    async lessonsOf(user) {
      const { status, body } = await user.call('GET', 'learning/lessons');
      assert.equal(status, 200);
      return body.lessons;
    },
    async close() {
      await extractor.close();
      await server.close();
    },
  };
}
