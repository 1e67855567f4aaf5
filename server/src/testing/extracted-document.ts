/** A document with metrics, as the extraction would have written it. For tests. */
import assert from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import { verificationPayloadWire, type VerificationPayloadWire } from '@assay/shared/contracts';
import { buildResultRows } from '../modules/extraction/result-rows.ts';
import { replaceResult } from '../modules/extraction/result.repository.ts';
import { findAssignedSchemas } from '../modules/schemas/assigned-schema.repository.ts';
import type { Candidate, ExtractionResult } from '../pipeline/index.ts';
import type { TestServer, TestUser } from './test-server.ts';
import { NOTHING_LEARNED } from './nothing-learned.ts';

function candidate(value: string, more: Partial<Candidate> = {}): Candidate {
  const place = { page: 1, x: 0.1, y: 0.2, w: 0.3, h: 0.01 };
  return { value, currency: null, confidence: 0.9, ...place, text: value, nodeId: 'p1w1', ...more };
}

/** The pipeline's result for a performance report: some metrics, two rows of a table, the rest not found. */
const RESULT: ExtractionResult = {
  documentType: 'Performance',
  recognisedType: null,
  pages: [{ number: 1, width: 595, height: 842, rotation: 0 }],
  metrics: [
    {
      fin: 'fund',
      groupIndex: 0,
      candidates: [candidate('Fund I'), candidate('Fund II', { confidence: 0.4 })],
    },
    { fin: 'reporting_date', groupIndex: 0, candidates: [candidate('2024-06-30')] },
  ],
  rows: [
    { groupIndex: 2, rowIndex: 1, cells: [{ fin: 'investment_name', candidates: [candidate('Beta')] }] },
    { groupIndex: 2, rowIndex: 0, cells: [{ fin: 'investment_name', candidates: [candidate('Alpha')] }] },
  ],
  unreadablePages: [],
  doubts: [],
  checks: [],
  ...NOTHING_LEARNED,
};

/** Adds a document of a type with the metrics of that type's schema, `RESULT` among them. @returns its id. */
export async function addExtractedDocument(
  server: TestServer,
  clientId: string,
  documentType: string,
): Promise<string> {
  const { kysely } = server.database;
  const id = await server.addDocument(clientId, { document_type_id: documentType, file_name: 'report.pdf' });
  const schema = (await findAssignedSchemas(kysely, clientId)).find(
    (one) => one.documentType === documentType,
  );
  assert.ok(schema);
  await kysely
    .transaction()
    .execute((transaction) =>
      replaceResult(transaction, id, buildResultRows({ id, fileName: 'report.pdf' }, schema.groups, RESULT)),
    );
  return id;
}

/** What the document view receives for a document and sends when it is saved. */
export function reviewOf(user: TestUser, documentId: string) {
  async function read(): Promise<VerificationPayloadWire> {
    const { body } = await user.call('GET', `documentrequest/${documentId}`);
    const json = gunzipSync(Buffer.from(body.data, 'base64')).toString();
    return verificationPayloadWire.parse(JSON.parse(json));
  }

  async function metricOf(fin: string) {
    const metric = (await read()).metrics.find(({ identifier }) => identifier.value === fin);
    assert.ok(metric);
    const [front, ...others] = metric.datapoints;
    assert.ok(front);
    return { metric, front, others };
  }

  /** An edit: a change of the front datapoint. */
  async function edit(fin: string, change: object, more: object = {}) {
    const { metric, front } = await metricOf(fin);
    const { value, effectors, page, x, y, w, h, isVerified } = front;
    const datapoint = { value, effectors, page, x, y, w, h, isVerified, ...change };
    return {
      fin,
      dataType: metric.dataType,
      metricId: metric.id,
      lastModified: front.lastModified,
      datapoints: [datapoint],
      ...more,
    };
  }

  const save = (metrics: readonly object[]) =>
    user.call('POST', `documentrequest/${documentId}/datapoints`, {
      documentRequestId: documentId,
      verified: false,
      documentType: 'Performance',
      metrics,
    });

  const setState = (state: object) => user.call('POST', `documentrequest/${documentId}/state`, state);

  return {
    read,
    metricOf,
    edit,
    save,
    setState,
    /** Verifies the value of a metric as it stands. */
    async verify(fin: string) {
      const { front } = await metricOf(fin);
      return save([await edit(fin, { id: front.id, isVerified: true })]);
    },
    /** Confirms the document as it was seen at a moment; without one as the listed payload does. */
    confirm: (lastModified?: string | null) =>
      setState({ stage: 'EXT_DONE', is_verified: true, ...(lastModified && { lastModified }) }),
  };
}
