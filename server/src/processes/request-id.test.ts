import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { createExtractorProcess } from '../pipeline/index.ts';
import { openLog } from '../platform/logger.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const FILE = new URL('../../../samples/to-upload/capcall_SVR5_20240912_inv3391.pdf', import.meta.url);
const ID = '0123456789abcdef0123456789abcdef';

describe('the id of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  });
  const log = openLog('info', keep);
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ log });
  });
  after(() => server.close());

  it('goes from the browser through the API and its job into the worker and the reading process', async () => {
    const user = await server.signIn(ALL_PERMISSIONS_MASK);
    const id = await server.addDocument(user.clientId, { stage: 'EXT_FAILED' });
    await server.store.put(`${user.clientId}/${id}/source`, readFileSync(FILE));
    const response = await server.send({
      method: 'POST',
      url: `/api/client/${user.clientId}/documentrequest/requeue`,
      headers: { authorization: user.authorization, 'x-request-id': ID },
      payload: { document_requests: [id] },
    });
    assert.deepEqual([response.status, response.headers['x-request-id']], [200, ID]);

    const read = Promise.withResolvers<string | undefined>();
    const reader = createExtractorProcess();
    await server.jobs.work(1, (task) =>
      createExtractionHandler({
        ...server,
        extractor: {
          async extract(job, options) {
            const outcome = await reader.extract(job, options);
            log.warn('read');
            read.resolve(options.requestId);
            return outcome;
          },
        },
        log,
      })(task),
    );
    assert.equal(await read.promise, ID);
    await reader.close();
    const said = lines.filter(({ requestId }) => requestId === ID).map(({ msg }) => msg);
    assert.deepEqual(said, ['incoming request', 'request completed', 'job begun', 'read']);
    for (const line of lines) assert.equal(typeof line['requestId'], 'string');
  });

  it('is a new one where a caller gives none or one that does not belong into a log', async () => {
    for (const given of [undefined, 'short', 'a"line\\nbreak"', 'x'.repeat(65)]) {
      const { headers } = await server.send({
        url: '/healthz',
        headers: given === undefined ? {} : { 'x-request-id': given },
      });
      assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
    }
  });
});
