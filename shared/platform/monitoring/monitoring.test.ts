import { waitFor } from '@testing-library/react';
import { createAnalytics } from '../analytics.ts';
import { createLogger } from '../log.ts';
import { createAnalyticsSink } from './analytics-sink.ts';
import { createErrorReporter } from './error-reporter.ts';

const silent = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };
const log = createLogger({ environment: 'integrated', sink: silent });
const user = { clientName: 'Demo', userId: 7 };

interface SentRequest {
  readonly url: string;
  readonly body: string;
}
let requests: SentRequest[];

/** The text of a body, whatever way the clients send it. */
async function textOf(body: unknown): Promise<string> {
  if (typeof body === 'string') return body;
  if (body instanceof Blob || body instanceof ArrayBuffer) {
    const stream = new Response(body).body;
    if (stream === null) return '';
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isZipped) return new TextDecoder().decode(bytes);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  }
  return '';
}

/** Whatever would be sent at once has been sent by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push({ url, body: await textOf(init?.body) });
    return new Response('{}', { status: 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

describe('analytics', () => {
  it('AMB-119 makes no call without a key, and none while the switch is off', async () => {
    createAnalytics({ isOn: true, sink: createAnalyticsSink(null, log), user }).track('datapoint_deleted', {
      location: 'document-view',
      fin: 'nav',
    });
    const service = { key: 'phc_off', host: 'https://eu.i.posthog.com' };
    createAnalytics({ isOn: false, sink: createAnalyticsSink(service, log), user }).track(
      'datapoint_deleted',
      {
        location: 'document-view',
        fin: 'nav',
      },
    );
    await settled();
    expect(requests).toEqual([]);
    expect(silent.debug).toHaveBeenCalledWith('analytics.datapoint_deleted', expect.anything());
  });

  it('ANA-003 FLAG-012 AMB-119 sends events as the user to the host of the service, and nothing elsewhere', async () => {
    const service = { key: 'phc_on', host: 'https://eu.i.posthog.com' };
    const sink = createAnalyticsSink(service, log);
    createAnalytics({ isOn: true, sink, user }).track('datapoint_edit_saved', {
      location: 'document-view',
      fin: 'nav',
    });
    await waitFor(
      () => expect(requests.some(({ body }) => body.includes('datapoint_edit_saved'))).toBe(true),
      {
        timeout: 10_000,
      },
    );
    expect(new Set(requests.map(({ url }) => new URL(url).origin))).toEqual(new Set([service.host]));
    expect(requests.map(({ body }) => body).join()).toContain('Demo-7');
  }, 20_000);
});

describe('error reports', () => {
  it('ANA-006 AMB-119 go to the service of the DSN, also those of before it was known, and each once', async () => {
    const reporter = createErrorReporter();
    const early = new Error('the list of remotes could not be read');
    reporter.report(early, { event: 'remotes.failed', note: { typed: 'secret' } });
    reporter.connect({ dsn: 'https://public@errors.example/42' }, 'production');
    reporter.report(early);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.url).toMatch(/^https:\/\/errors\.example\/api\/42\/envelope\//);
    expect(requests[0]?.body).toContain('the list of remotes could not be read');
    expect(requests[0]?.body).toContain('remotes.failed');
    expect(requests[0]?.body).not.toContain('secret');
  });

  it('AMB-119 go nowhere without a DSN', async () => {
    const reporter = createErrorReporter();
    reporter.report(new Error('early'));
    reporter.connect(null, 'production');
    reporter.report(new Error('late'));
    await settled();
    expect(requests).toEqual([]);
  });
});
