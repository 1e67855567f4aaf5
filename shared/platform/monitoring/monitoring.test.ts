import { gunzipSync } from 'node:zlib';
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

/** Everything that was sent, the recorded pages unpacked. */
function sentTexts(): string {
  return requests.map(({ body }) => body + unpackedPages(body)).join('\n');
}

/** The parts of a replay are packed one by one. */
function unpackedPages(body: string): string {
  const packed = [...body.matchAll(/"data":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    String(JSON.parse(text)),
  );
  return packed.map((text) => gunzipSync(Buffer.from(text, 'latin1')).toString('utf8')).join('\n');
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

  it('ANA-003 ANA-004 FLAG-012 AMB-125 sends events and masked session replay to the European zone, and nothing elsewhere', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.title = 'Calder Ridge IV';
    document.body.innerHTML =
      '<h1 title="Closing balance">12,480,112.40</h1><input value="Ann Reviewer"><a aria-label="Open Calder">page 1</a>';
    const service = { key: 'phc_on', host: 'https://eu.i.posthog.com' };
    const sink = createAnalyticsSink(service, log);
    createAnalytics({ isOn: true, sink, user }).track('datapoint_edit_saved', {
      location: 'document-view',
      fin: 'nav',
    });
    await waitFor(() => expect(sentTexts()).toContain('datapoint_edit_saved'));
    await waitFor(
      () => {
        // A page that nobody uses is not recorded.
        document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
        expect(sentTexts()).toContain('"tagName":"h1"');
      },
      { interval: 500 },
    );
    expect(new Set(requests.map(({ url }) => new URL(url).origin))).toEqual(new Set([service.host]));
    const sent = sentTexts();
    expect(sent).toContain('Demo-7');
    expect(sent).toContain('*'.repeat('12,480,112.40'.length));
    for (const read of ['12,480,112.40', 'Ann Reviewer', 'Calder', 'Closing balance', 'page 1'])
      expect(sent).not.toContain(read);
  }, 30_000);
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
