import { AsyncLocalStorage } from 'node:async_hooks';

/** A span of a distributed trace, in the form that OpenTelemetry gives it. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** Bit 1: the trace is recorded. */
  readonly traceFlags: number;
}

interface WorkContext {
  readonly requestId?: string;
  readonly trace?: TraceContext;
}

const contexts = new AsyncLocalStorage<WorkContext>();

/** Ids that callers may give; any other would let them write into the log what they like. */
export const REQUEST_ID = /^[\w-]{8,64}$/;

/** Runs work that belongs to a request: what it logs and the jobs that it queues carry the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return contexts.run({ ...contexts.getStore(), requestId: id }, work);
}

/** The request that the current work belongs to. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.requestId;

/** Runs work that belongs to a span: what it logs, the spans that it begins and the jobs that it queues carry it. */
export function withTrace<Result>(trace: TraceContext, work: () => Result): Result {
  return contexts.run({ ...contexts.getStore(), trace }, work);
}

/** The span that the current work belongs to; undefined without telemetry. */
export const currentTrace = (): TraceContext | undefined => contexts.getStore()?.trace;

const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Reads the W3C header `traceparent`; undefined for anything else. */
export function readTraceparent(text: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}

/** A span as the W3C header `traceparent`. */
export function writeTraceparent({ traceId, spanId, traceFlags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
