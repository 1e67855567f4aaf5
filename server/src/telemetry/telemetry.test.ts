import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { createExtractionHandler } from '../modules/extraction/extraction.job.ts';
import { DEFAULT_LIMITS } from '../pipeline/contract/limits.ts';
import { createExtractorProcess } from '../pipeline/index.ts';
import { openLog } from '../platform/logger.ts';
import { withReadingSpans } from '../processes/extraction-slots.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

const FILE = new URL('../../../samples/to-upload/capcall_SVR5_20240912_inv3391.pdf', import.meta.url);
const READER = new URL('../pipeline/process/extractor-child.ts', import.meta.url);
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface WireAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly WireAttribute[];
  readonly events: readonly { readonly name: string }[];
}

interface WirePoint {
  readonly attributes: readonly WireAttribute[];
  readonly count: number;
  readonly explicitBounds: readonly number[];
  readonly bucketCounts: readonly number[];
}

interface WireMetric {
  readonly name: string;
  readonly histogram?: { readonly dataPoints: readonly WirePoint[] };
  readonly gauge?: { readonly dataPoints: readonly { readonly asDouble: number }[] };
}

interface WireBody {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly WireMetric[] }[];
  }[];
}

/** A collector that keeps what is posted to it. */
async function startCollector() {
  const received: { path: string | undefined; body: WireBody }[] = [];
  const keep = async (request: IncomingMessage) => {
    received.push({ path: request.url, body: (await json(request)) as WireBody });
  };
  const server = createServer((request, response) => {
    void keep(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bodies: (path: string) => received.filter((each) => each.path === path).map(({ body }) => body),
    close: () => server.close(),
  };
}

const valueOf = ({ attributes }: { readonly attributes: readonly WireAttribute[] }, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('telemetry', () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', {
    write(chunk: string) {
      for (const line of chunk.trim().split('\n')) lines.push(JSON.parse(line));
    },
  });
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let telemetry: Telemetry;
  before(async () => {
    collector = await startCollector();
    telemetry = await openTelemetry({ endpoint: collector.endpoint, serviceName: 'assay', share: 1, log });
  });
  after(() => collector.close());

  it('sends the trace of a caller through the API and its job into the reading process, and the figures of Prometheus', async () => {
    const server = await startTestServer({ log, telemetry });
    const user = await server.signIn(ALL_PERMISSIONS_MASK);
    const id = await server.addDocument(user.clientId, { stage: 'EXT_FAILED' });
    await server.store.put(`${user.clientId}/${id}/source`, readFileSync(FILE));
    const requeued = await server.send({
      method: 'POST',
      url: `/api/client/${user.clientId}/documentrequest/requeue`,
      headers: { authorization: user.authorization, traceparent: `00-${TRACE}-${CALLER}-01` },
      payload: { document_requests: [id] },
    });
    assert.equal(requeued.status, 200);
    const reader = createExtractorProcess();
    const extractor = withReadingSpans(reader, telemetry);
    const done = Promise.withResolvers<undefined>();
    await server.jobs.work(1, async (task) => {
      await createExtractionHandler({ ...server, extractor, log })(task);
      log.warn('read');
      done.resolve(undefined);
    });
    await done.promise;
    // The job's span ends with its handler.
    await setImmediate();
    await reader.close();
    await telemetry.close();
    await server.close();

    const traces = collector.bodies('/v1/traces').flatMap(({ resourceSpans = [] }) => resourceSpans);
    for (const { resource } of traces) assert.equal(valueOf(resource, 'service.name'), 'assay');
    const spans = traces.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    const ofCaller = spans.filter(({ traceId }) => traceId === TRACE);
    const named = (name: string) => {
      const span = ofCaller.find((each) => each.name === name);
      assert.ok(span, `${name} is missing among ${ofCaller.map((each) => each.name).join(', ')}`);
      return span;
    };
    const request = named('POST /api/client/:clientId/documentrequest/requeue');
    assert.equal(request.parentSpanId, CALLER);
    assert.equal(valueOf(request, 'http.response.status_code'), 200);
    assert.equal(named('select user_identities').parentSpanId, request.spanId);
    const job = named('job extract-document');
    assert.equal(job.parentSpanId, request.spanId);
    const reading = named('read document');
    assert.equal(reading.parentSpanId, job.spanId);
    assert.ok(reading.events.length > 2, 'the stages are events of the reading');
    // Statements of requests name tables, and nothing of what they hold.
    assert.doesNotMatch(JSON.stringify(spans), new RegExp(`${id}|capcall`));

    const said = lines.filter(({ trace_id: traceId }) => traceId === TRACE);
    assert.deepEqual(
      said.map(({ msg }) => msg),
      ['incoming request', 'request completed', 'job begun', 'read'],
    );
    assert.deepEqual(
      said.map(({ span_id: spanId }) => spanId),
      [request.spanId, request.spanId, job.spanId, job.spanId],
    );
    assert.ok(said.every(({ requestId }) => requestId === said[0]?.['requestId']));

    const metrics = collector
      .bodies('/v1/metrics')
      .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
    const points = metrics.find(({ name }) => name === 'assay_http_request_duration_seconds')?.histogram
      ?.dataPoints;
    const point = points?.find((each) => valueOf(each, 'route')?.toString().endsWith('/requeue'));
    assert.ok(point);
    assert.deepEqual([point.count, valueOf(point, 'status')], [1, '200']);
    assert.equal(point.bucketCounts.length, point.explicitBounds.length + 1);
    assert.equal(
      point.bucketCounts.reduce((sum, each) => sum + each, 0),
      1,
    );
    const memory = metrics.find(({ name }) => name === 'process_resident_memory_bytes')?.gauge?.dataPoints[0];
    assert.ok(memory !== undefined && memory.asDouble > 1_000_000);
  });

  it('begins a trace of its own where a caller names none or a false one', async () => {
    const own = await openTelemetry({ endpoint: collector.endpoint, serviceName: 'assay', share: 1, log });
    for (const given of [undefined, 'nonsense', `00-${'0'.repeat(32)}-${CALLER}-01`, `00-${TRACE}-x-01`]) {
      const { trace } = own.beginRequest('GET', given);
      assert.match(trace.traceId, /^(?!0{32})[\da-f]{32}$/);
      assert.notEqual(trace.traceId, TRACE);
    }
    const seldom = await openTelemetry({ endpoint: collector.endpoint, serviceName: 'assay', share: 0, log });
    assert.equal(seldom.beginRequest('GET', undefined).trace.traceFlags, 0);
    assert.equal(seldom.beginRequest('GET', `00-${TRACE}-${CALLER}-01`).trace.traceFlags, 1);
    await Promise.all([own.close(), seldom.close()]);
  });

  it('changes nothing but one warning where the collector is away', async () => {
    const gone = await startCollector();
    gone.close();
    const away = await openTelemetry({ endpoint: gone.endpoint, serviceName: 'assay', share: 1, log });
    const before = lines.length;
    const server = await startTestServer({ telemetry: away });
    for (let count = 0; count < 3; count += 1)
      assert.equal((await server.send({ url: '/healthz' })).status, 200);
    await away.close();
    await server.close();
    const warned = lines.slice(before).filter(({ msg }) => msg === 'telemetry cannot be sent');
    assert.ok(warned.length <= 1, JSON.stringify(warned));
  });

  it('is in the log line of the reading process', async () => {
    const reader = fork(fileURLToPath(READER), [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    await once(reader, 'message');
    assert.ok(reader.stderr);
    const line = once(createInterface(reader.stderr), 'line');
    reader.send({
      id: 1,
      job: { filePath: 'missing.pdf', fileName: 'missing.pdf', documentType: null, schemas: [] },
      requestId: 'request-1',
      trace: { traceId: TRACE, spanId: CALLER },
      limits: DEFAULT_LIMITS,
      pagesLeftOut: [],
      withoutPasses: [],
      proposerPaths: [],
      outcomePath: join(tmpdir(), 'missing', 'outcome.json'),
    });
    const [said] = (await line) as [string];
    reader.kill('SIGKILL');
    const { trace_id: traceId, span_id: spanId, requestId } = JSON.parse(said) as Record<string, unknown>;
    assert.deepEqual([traceId, spanId, requestId], [TRACE, CALLER, 'request-1']);
  });
});
