import { setTimeout as pause } from 'node:timers/promises';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { currentTrace, readTraceparent, withTrace, type TraceContext } from '../platform/request-context.ts';
import { PrometheusProducer } from './prometheus-producer.ts';
import type { RequestSpan, SpanOptions, StatementRecord, Telemetry, TelemetryOptions } from './telemetry.ts';

/** Milliseconds that the end of a process waits for a collector. */
const CLOSE_LIMIT = 2000;
/** Milliseconds in which a collector that is away is logged once. */
const SILENCE = 60_000;

/** Sends what the libraries have to say to the log, seldom: they repeat it with every export that fails. */
function reportProblems(log: TelemetryOptions['log']): void {
  let next = 0;
  const report = (message: string) => {
    if (Date.now() < next) return;
    next = Date.now() + SILENCE;
    log.warn({ problem: message }, 'telemetry cannot be sent');
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** What spans are created below; a span that begins a trace has no parent. */
function contextOf(parent: TraceContext | undefined): Context {
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

function setFailed(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.name : 'error';
  // Messages may quote documents or rows, so only the kind of an error leaves the installation.
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

class OtlpTelemetry implements Telemetry {
  readonly #tracer: Tracer;
  readonly #producer: PrometheusProducer;
  readonly #shutDown: () => Promise<unknown>;

  constructor(tracer: Tracer, producer: PrometheusProducer, shutDown: () => Promise<unknown>) {
    this.#tracer = tracer;
    this.#producer = producer;
    this.#shutDown = shutDown;
  }

  beginRequest(method: string, traceparent: string | undefined): RequestSpan {
    const attributes = { 'http.request.method': method };
    const parent = contextOf(readTraceparent(traceparent));
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    return {
      trace: span.spanContext(),
      end(route, status) {
        if (route !== undefined) {
          span.updateName(`${method} ${route}`);
          span.setAttribute('http.route', route);
        }
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async withSpan<Result>(
    { name, attributes = {}, isJob = false }: SpanOptions,
    work: (addEvent: (name: string) => void) => Promise<Result>,
  ): Promise<Result> {
    const kind = isJob ? SpanKind.CONSUMER : SpanKind.INTERNAL;
    const span = this.#tracer.startSpan(name, { kind, attributes }, contextOf(currentTrace()));
    try {
      return await withTrace(span.spanContext(), () => work((event) => span.addEvent(event)));
    } catch (error) {
      setFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  recordStatement({ name, milliseconds, error }: StatementRecord): void {
    const parent = currentTrace();
    // A statement that belongs to nothing, such as the queue's own, would be a trace by itself.
    if (parent === undefined || (parent.traceFlags & 1) === 0) return;
    const now = Date.now();
    const { operation, table } = name();
    const span = this.#tracer.startSpan(
      table === undefined ? operation : `${operation} ${table}`,
      {
        kind: SpanKind.CLIENT,
        startTime: now - milliseconds,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table === undefined ? {} : { 'db.collection.name': table }),
        },
      },
      contextOf(parent),
    );
    if (error !== undefined) setFailed(span, error);
    span.end(now);
  }

  exportFigures(registry: Pick<Registry, 'getMetricsAsJSON'>): void {
    this.#producer.add(registry);
  }

  async close(): Promise<void> {
    await Promise.race([this.#shutDown(), pause(CLOSE_LIMIT, undefined, { ref: false })]);
  }
}

/** Telemetry by the SDK of OpenTelemetry, which reads the rest of its standard variables itself. */
export function createOtlpTelemetry({ endpoint, serviceName, share, log }: TelemetryOptions): Telemetry {
  reportProblems(log);
  const base = endpoint.replace(/\/$/, '');
  const resource = resourceFromAttributes({ 'service.name': serviceName }).merge(
    detectResources({
      detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
    }),
  );
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) }),
    ],
  });
  const producer = new PrometheusProducer();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        metricProducers: [producer],
      }),
    ],
  });
  return new OtlpTelemetry(spans.getTracer('assay'), producer, () =>
    Promise.allSettled([spans.shutdown(), meters.shutdown()]),
  );
}
