import { gzip } from 'pako';
import { http, HttpResponse } from 'msw';
import { mockApi } from '@assay/shared/testing';
import { fetchDescription, fetchSignedJson } from './fetch-file.ts';
import { gunzipPayload } from './gunzip-payload.ts';
import { postSignedForm } from './post-signed-form.ts';
import { saveFile } from './save-file.ts';
import { z } from 'zod';

const { server } = mockApi();
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

describe('saving files', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let offered: Blob | undefined;
    URL.createObjectURL = (blob) => {
      offered = blob as Blob;
      return 'blob:offered';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (offered && this.href === 'blob:offered') saved.push({ name: this.download, blob: offered });
    });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('saveFile downloads the bytes under the given name', async () => {
    saveFile(new Blob(['{"fund":"Calder Ridge IV"}'], { type: 'application/json' }), 'metrics.json');
    expect(saved[0]?.name).toBe('metrics.json');
    await expect(saved[0]?.blob.text()).resolves.toBe('{"fund":"Calder Ridge IV"}');
  });
});

it('VER-037 the reader accepts gzip-compressed base64 JSON and refuses anything else', async () => {
  const payload = { metrics: [{ fin: 'nav', value: '12480112.40', name: 'Größe' }] };
  await expect(gunzipPayload(base64Of(gzip(JSON.stringify(payload))))).resolves.toEqual(payload);
  await expect(gunzipPayload(btoa('plain text'))).rejects.toBeDefined();
});

describe('postSignedForm', () => {
  const form = {
    url: 'http://localhost/files/upload',
    fields: { key: 'demo/1', policy: 'signed' },
    file: new File(['%PDF-1.7'], 'call.pdf'),
  };

  it('API-008 posts the signed fields, then the file, without a bearer header', async () => {
    let authorization: string | null = 'unread';
    server.use(
      http.post(form.url, ({ request }) => {
        authorization = request.headers.get('authorization');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    // jsdom cannot encode the form of this environment: what is handed to the request is looked at instead.
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    await postSignedForm(form);
    const sent = send.mock.calls[0]?.[0];
    expect(sent instanceof FormData && [...sent.keys()]).toEqual(['key', 'policy', 'file']);
    expect(authorization).toBeNull();
    send.mockRestore();
  });

  it('rejects with the error of the storage, or with its status', async () => {
    server.use(
      http.post(form.url, () =>
        HttpResponse.json({ errors: [{ code: 'FILE_TOO_LARGE', message: 'x' }] }, { status: 413 }),
      ),
    );
    await expect(postSignedForm(form)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
    server.use(http.post(form.url, () => new HttpResponse('<Error/>', { status: 403 })));
    await expect(postSignedForm(form)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });

  it('waits as long as the storage asks, and then sends the whole form again', async () => {
    let asked = 0;
    server.use(
      http.post(form.url, () => {
        asked += 1;
        const [status, headers] = asked < 3 ? [429, { 'retry-after': '0' }] : [204, undefined];
        return new HttpResponse(null, { status, headers });
      }),
    );
    await postSignedForm(form);
    expect(asked).toBe(3);
    const cancel = new AbortController();
    server.use(
      http.post(form.url, () => {
        setTimeout(() => cancel.abort());
        return new HttpResponse(null, { status: 429, headers: { 'retry-after': '9' } });
      }),
    );
    await expect(postSignedForm({ ...form, signal: cancel.signal })).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
    });
  });

  it('UPL-008 stops when it is cancelled', async () => {
    const controller = new AbortController();
    server.use(
      http.post(form.url, () => {
        controller.abort();
        return new Promise(() => undefined);
      }),
    );
    await expect(postSignedForm({ ...form, signal: controller.signal })).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
    });
    await expect(postSignedForm({ ...form, signal: controller.signal })).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
    });
  });
});

describe('description files and signed reads', () => {
  it('the client refuses a description that does not match its contract', async () => {
    server.use(http.get('http://localhost/remotes.json', () => HttpResponse.json({ remotes: [] })));
    await expect(
      fetchDescription(
        'http://localhost/remotes.json',
        z.object({ remotes: z.record(z.string(), z.string()) }),
        { limitMs: 1000 },
      ),
    ).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
    });
  });

  it('the client aborts the download of a description file at the time limit, and not before', async () => {
    let isAsked: () => void;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    server.use(
      http.get('http://localhost/remotes.json', () => {
        isAsked();
        return new Promise(() => undefined);
      }),
    );
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const settled = jest.fn();
    const response = fetchDescription('http://localhost/remotes.json', z.object({}), { limitMs: 1000 });
    response.catch(settled);
    await asked;
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await expect(response).rejects.toMatchObject({ code: 'NETWORK_FAILED' });
    jest.useRealTimers();
  });

  it('a read from an expired signed address rejects with FORBIDDEN', async () => {
    server.use(http.get('http://localhost/files/x', () => new HttpResponse(null, { status: 403 })));
    await expect(fetchSignedJson('http://localhost/files/x')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
