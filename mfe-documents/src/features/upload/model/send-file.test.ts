import { sendFile, type SendFailure, type SendFilePorts } from './send-file.ts';

const SIGNED_FORM = { documentRequestId: 'request-1', url: '/files', fields: { key: 'k' } };
const FILE = new File(['%PDF'], 'call.pdf');

function portsWith(changes: Partial<SendFilePorts> = {}) {
  const discarded: string[] = [];
  const ports: SendFilePorts = {
    createUpload: () => Promise.resolve(SIGNED_FORM),
    post: () => Promise.resolve(),
    discard: (id) => Promise.resolve(void discarded.push(id)),
    failureOf: () => 'refused',
    connection: () => Promise.resolve(true),
    ...changes,
  };
  return { ports, discarded };
}

const toSend = (signal: AbortSignal) => ({
  file: FILE,
  documentType: 'Capital Call',
  signal,
  onCreated: () => undefined,
  onProgress: () => undefined,
  onInterrupted: () => undefined,
});

describe('sendFile', () => {
  it('UPL-009 creates the upload, then posts the file to the signed form', async () => {
    const steps: string[] = [];
    const { ports, discarded } = portsWith({
      createUpload: (file, documentType) => {
        steps.push(`create ${file.name} as ${documentType}`);
        return Promise.resolve(SIGNED_FORM);
      },
      post: ({ url, fields }, file) =>
        Promise.resolve(void steps.push(`post ${file.name} to ${url} with ${JSON.stringify(fields)}`)),
    });
    await expect(sendFile(ports, toSend(new AbortController().signal))).resolves.toBe('request-1');
    expect(steps).toEqual(['create call.pdf as Capital Call', 'post call.pdf to /files with {"key":"k"}']);
    expect(discarded).toEqual([]);
  });

  it('UPL-008 deletes the request when it is cancelled while the file is sent', async () => {
    const controller = new AbortController();
    const { ports, discarded } = portsWith({
      post: (_, __, { signal }) => {
        controller.abort();
        return Promise.reject(signal.reason);
      },
    });
    await expect(sendFile(ports, toSend(controller.signal))).resolves.toBeNull();
    expect(discarded).toEqual(['request-1']);
  });

  it('UPL-008 deletes the request when it is cancelled while it is created, without posting', async () => {
    const controller = new AbortController();
    const post = jest.fn();
    const { ports, discarded } = portsWith({
      createUpload: () => {
        controller.abort();
        return Promise.resolve(SIGNED_FORM);
      },
      post,
    });
    await expect(sendFile(ports, toSend(controller.signal))).resolves.toBeNull();
    expect(post).not.toHaveBeenCalled();
    expect(discarded).toEqual(['request-1']);
  });

  it('UPL-008 creates nothing for a file that was cancelled before its turn', async () => {
    const createUpload = jest.fn();
    const { ports } = portsWith({ createUpload });
    await expect(sendFile(ports, toSend(AbortSignal.abort()))).resolves.toBeNull();
    expect(createUpload).not.toHaveBeenCalled();
  });

  it('deletes the request and rejects when the upload breaks', async () => {
    const broken = new Error('connection lost');
    const { ports, discarded } = portsWith({ post: () => Promise.reject(broken) });
    await expect(sendFile(ports, toSend(new AbortController().signal))).rejects.toBe(broken);
    expect(discarded).toEqual(['request-1']);
  });

  it('deletes nothing when creating the upload is refused', async () => {
    const { ports, discarded } = portsWith({ createUpload: () => Promise.reject(new Error('refused')) });
    await expect(sendFile(ports, toSend(new AbortController().signal))).rejects.toThrow('refused');
    expect(discarded).toEqual([]);
  });

  describe('when the connection breaks', () => {
    /** Posts that fail with these reasons, one after the other, and then succeed. */
    function breaking(...reasons: SendFailure[]) {
      const posted: string[] = [];
      let created = 0;
      const waits: number[] = [];
      const { ports, discarded } = portsWith({
        createUpload: () => {
          created += 1;
          return Promise.resolve({ ...SIGNED_FORM, documentRequestId: `request-${created}` });
        },
        post: ({ documentRequestId }) => {
          posted.push(documentRequestId);
          const reason = reasons.shift();
          return reason ? Promise.reject(new Error(reason)) : Promise.resolve();
        },
        failureOf: (error) => (error as Error).message as SendFailure,
        connection: (tries, signal) => {
          waits.push(tries);
          return Promise.resolve(!signal.aborted);
        },
      });
      return { ports, posted, discarded, waits };
    }

    it('AMB-131 posts the file again with the same form, and again, until it arrives', async () => {
      const { ports, posted, discarded, waits } = breaking('lost', 'lost');
      await expect(sendFile(ports, toSend(new AbortController().signal))).resolves.toBe('request-1');
      expect([posted, waits, discarded]).toEqual([['request-1', 'request-1', 'request-1'], [0, 1], []]);
    });

    it('AMB-131 counts a file as arrived where only the answer was lost', async () => {
      const { ports, discarded } = breaking('lost', 'received');
      await expect(sendFile(ports, toSend(new AbortController().signal))).resolves.toBe('request-1');
      expect(discarded).toEqual([]);
    });

    it('takes a new form where the first has expired meanwhile', async () => {
      const { ports, posted, discarded } = breaking('lost', 'expired');
      await expect(sendFile(ports, toSend(new AbortController().signal))).resolves.toBe('request-2');
      expect([posted, discarded]).toEqual([['request-1', 'request-1', 'request-2'], ['request-1']]);
    });

    it('UPL-008 deletes the request when it is cancelled while the connection is away', async () => {
      const controller = new AbortController();
      const { ports, discarded } = breaking('lost');
      const interrupted = { ...toSend(controller.signal), onInterrupted: () => controller.abort() };
      await expect(sendFile(ports, interrupted)).resolves.toBeNull();
      expect(discarded).toEqual(['request-1']);
    });
  });
});
