import type { Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { TraceContext } from '../platform/request-context.ts';

/** Attributes of a span, by their names in OpenTelemetry's conventions where these have one. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** Whether the work was queued by somebody who does not wait for it. */
  readonly isJob?: boolean;
}

/** A request that is being answered. */
export interface RequestSpan {
  readonly trace: TraceContext;
  /** @param route the pattern of the route: ids would make a name each */
  end(route: string | undefined, status: number): void;
}

/** A statement that the database has answered. */
export interface StatementRecord {
  readonly name: () => { readonly operation: string; readonly table: string | undefined };
  readonly milliseconds: number;
  readonly error: unknown;
}

/** Sends traces and metrics to a collector. */
export interface Telemetry {
  /** Begins the span of a request, below the one that `traceparent` names. */
  beginRequest(method: string, traceparent: string | undefined): RequestSpan;
  /** Runs work in a span below the current one. `addEvent` notes a moment of it. */
  withSpan<Result>(
    options: SpanOptions,
    work: (addEvent: (name: string) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Adds a span of a statement that has just ended below the current one. */
  recordStatement(statement: StatementRecord): void;
  /** Exports figures that are kept for Prometheus as well, under the same names. */
  exportFigures(registry: Pick<Registry, 'getMetricsAsJSON'>): void;
  /** Sends what is left, for a short while. The database must be open still: it has some of the figures. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  /** Base address of a collector that takes OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of the traces to record that do not come from elsewhere. */
  readonly share: number;
  readonly log: Pick<Logger, 'warn'>;
}
