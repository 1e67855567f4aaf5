import { exportVerifiedMetrics, type Endpoint } from '@assay/shared/contracts';
import { OFFLINE_READ_DELAY_MS, OFFLINE_WRITE_DELAY_MS } from '@assay/shared/domain';
import type { Transport, TransportRequest } from '../transport.ts';

/** What a demo answer may look at. */
export interface DemoCall {
  readonly url: URL;
  /** The parsed JSON body, undefined for reads. */
  readonly body: unknown;
}

/** Answers by endpoint id. */
export type DemoAnswers = Readonly<Record<string, (call: DemoCall) => unknown>>;

interface DemoTransportOptions {
  readonly answers: DemoAnswers;
  readonly isProduction: boolean;
  readonly warn: (event: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Waits for so many ms. */
  readonly wait?: (ms: number) => Promise<void>;
}

const EMPTY_RESULTS: readonly unknown[] = [{}, [], { items: [], count: 0, totalCount: 0 }, null];

/** The first empty value that the endpoint's contract accepts. */
function emptyResultOf(endpoint: Endpoint): unknown {
  return EMPTY_RESULTS.find((value) => endpoint.response.safeParse(value).success) ?? {};
}

const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function callOf({ url, body }: TransportRequest): DemoCall {
  return {
    url: new URL(url, 'http://demo.invalid'),
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
  };
}

/**
 * A transport without a server: bundled demo data answers, reads after 500 ms and writes after 1500 ms [AMB-028]. Data
 * that is missing is an error while developing; in a production build a logged warning and an empty result [ANA-008].
 */
export function createDemoTransport({
  answers,
  isProduction,
  warn,
  wait = defaultWait,
}: DemoTransportOptions): Transport {
  return async (request) => {
    const { endpoint } = request;
    await wait(endpoint.method === 'GET' ? OFFLINE_READ_DELAY_MS : OFFLINE_WRITE_DELAY_MS);
    request.signal.throwIfAborted();
    if (endpoint.id === exportVerifiedMetrics.id) throw new Error('Local export_many not implemented');
    const answer = answers[endpoint.id];
    if (answer) return Response.json(answer(callOf(request)));
    if (!isProduction) throw new Error(`There is no demo data for ${endpoint.id}.`);
    warn('demo.dataMissing', { endpoint: endpoint.id });
    return Response.json(emptyResultOf(endpoint));
  };
}
