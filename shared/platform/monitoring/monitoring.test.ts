import { gunzipSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import { createAnalytics } from '../analytics.ts';
import { createLogger } from '../log.ts';
import { createAnalyticsSink } from './analytics-sink.ts';
import { createErrorReporter } from './error-reporter.ts';

const silent = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };
const log = createLogger({ environment: 'integrated', sink: silent });
const parts = { log, routePatternOf: () => '/entities/:name/metrics' };
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
    createAnalytics({ isOn: true, sink: createAnalyticsSink(null, parts), user }).track('datapoint_deleted', {
      location: 'document-view',
      fin: 'nav',
    });
    const service = { key: 'phc_off', host: 'https://eu.i.posthog.com' };
    createAnalytics({ isOn: false, sink: createAnalyticsSink(service, parts), user }).track(
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
    history.replaceState(null, '', '/entities/Kranich%20Equity%20III/metrics?search=Kranich');
    document.title = 'Calder Ridge IV';
    document.body.innerHTML =
      '<h1 title="Closing balance" id="Kranich" data-name="Kranich Equity III">12,480,112.40</h1>' +
      '<input value="Ann Reviewer"><input type="radio" name="fund" value="Kranich Equity III">' +
      '<a aria-label="Open Calder" href="/entities/Kranich%20Equity%20III" style="background: url(/files/kranich.png)">page 1</a>' +
      '<img src="/files/kranich.png" alt="Kranich"><p class="row" data-file="kranich_call.pdf" name="Kranich"></p>';
    const service = { key: 'phc_on', host: 'https://eu.i.posthog.com' };
    const sink = createAnalyticsSink(service, parts);
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
    document.querySelector('p')?.setAttribute('data-file', 'kranich_call_2.pdf');
    history.replaceState(null, '', '/entities/Kranich%20Equity%20IV/metrics');
    document.querySelector<HTMLInputElement>('[type=radio]')?.click();
    await waitFor(() => expect(sentTexts()).toContain('"isChecked":true'), { timeout: 10_000 });
    expect(new Set(requests.map(({ url }) => new URL(url).origin))).toEqual(new Set([service.host]));
    const sent = sentTexts();
    expect(sent).toContain('Demo-7');
    expect(sent).toContain('*'.repeat('12,480,112.40'.length));
    expect(sent).toContain('"class":"row"');
    expect(sent).toContain('http://localhost/entities/:name/metrics');
    for (const read of ['12,480,112.40', 'Ann Reviewer', 'Calder', 'Closing balance', 'page 1', /kranich/i])
      expect(sent).not.toMatch(read);
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

  it('ANA-006 AMB-125 hold no quoted text, address or file name, and frames are places in our code', async () => {
    const reporter = createErrorReporter();
    reporter.connect({ dsn: 'https://public@errors.example/42' }, 'production');
    const cause = new TypeError(
      "Failed to fetch 'Kranich Equity III' from /entities/Kranich Equity III/metrics",
    );
    cause.stack =
      'TypeError: x\n    at open (https://assay.example/entities/Kranich%20Equity%20III/metrics:1:2)';
    const error = new Error('kranich_capital_call.pdf cannot be shown: the page is broken', { cause });
    error.stack = 'Error: x\n    at show (https://assay.example/remotes/documents/main.4f2a.js:3:14)';
    reporter.report(error, { event: 'viewer.failed', file: 'Kranich call.pdf' });
    reporter.report({ name: 'Kranich' }, { event: 'viewer.rejected' });
    await waitFor(() => expect(requests).toHaveLength(2));
    const sent = sentTexts();
    expect(sent).toContain('… cannot be shown: the page is broken');
    expect(sent).toContain('app:///remotes/documents/main.4f2a.js');
    expect(sent).toContain('viewer.rejected');
    expect(sent).not.toMatch(/kranich|assay\.example/i);
  });

  it('ANA-006 are not made of what ends because the page is left', async () => {
    const reporter = createErrorReporter();
    reporter.connect({ dsn: 'https://public@errors.example/42' }, 'production');
    window.dispatchEvent(new Event('pagehide'));
    reporter.report(new TypeError('Failed to fetch while leaving'));
    window.dispatchEvent(new Event('pageshow'));
    reporter.report(new TypeError('Failed to fetch after coming back'));
    await waitFor(() => expect(sentTexts()).toContain('after coming back'));
    expect(sentTexts()).not.toContain('while leaving');
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
