import { act, renderHook } from '@testing-library/react';
import { createUploadManager, type UploadPorts } from './upload-manager.ts';

/** Ports whose every creation of an upload waits until the test continues it. */
function heldPorts(changes: Partial<UploadPorts> = {}) {
  const created: string[] = [];
  const failed: string[] = [];
  const arrived: string[] = [];
  const goOn = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const ports: UploadPorts = {
    check: () => Promise.resolve(null),
    createUpload: async ({ name }) => {
      created.push(name);
      await new Promise<void>((resolve, reject) => goOn.set(name, { resolve, reject }));
      return { documentRequestId: `request of ${name}`, url: '/files', fields: {} };
    },
    post: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    failureOf: () => 'refused',
    connection: () => Promise.resolve(true),
    messageOf: () => 'extraction.uploadFailed',
    onArrived: (id) => Promise.resolve(void arrived.push(id)),
    onFailed: ({ name }) => void failed.push(name),
    ...changes,
  };
  return { ports, created, failed, arrived, goOn };
}

const requests = (...names: string[]) =>
  names.map((name) => ({ file: new File(['x'], name), documentType: 'Capital Call' }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function managerWith(ports: UploadPorts) {
  const manager = createUploadManager(ports);
  const { result } = renderHook(() => manager.useUploads());
  return { manager, uploads: () => result.current, names: () => result.current.map(({ file }) => file.name) };
}

describe('the uploads of a session', () => {
  it('UPL-006 sends three files at a time, and the next as soon as one has arrived', async () => {
    const { ports, created, arrived, goOn } = heldPorts();
    const { manager, names } = managerWith(ports);
    act(() => manager.add(requests('a', 'b', 'c', 'd')));
    await settled();
    expect(created).toEqual(['a', 'b', 'c']);
    goOn.get('b')?.resolve();
    await settled();
    expect(arrived).toEqual(['request of b']);
    expect(created).toEqual(['a', 'b', 'c', 'd']);
    expect(names()).toEqual(['a', 'c', 'd']);
  });

  it('UPL-008 shows no message when a cancelled file also fails', async () => {
    const { ports, failed, goOn } = heldPorts();
    const { manager, uploads } = managerWith(ports);
    act(() => manager.add(requests('a')));
    await settled();
    act(() => manager.cancel(uploads()[0]!.id));
    goOn.get('a')?.reject(new Error('refused'));
    await settled();
    expect(failed).toEqual([]);
    expect(uploads()).toEqual([]);
  });

  it('keeps a failed file with its reason; one that would fail again offers no retry', async () => {
    const check: UploadPorts['check'] = ({ name }) =>
      Promise.resolve(name === 'empty' ? 'extraction.fileEmpty' : 'extraction.fileUnreadable');
    const { ports, failed } = heldPorts({ check });
    const { manager, uploads } = managerWith(ports);
    act(() => manager.add(requests('empty', 'locked')));
    await settled();
    expect(uploads().map(({ status }) => status)).toEqual([
      { kind: 'failed', message: 'extraction.fileEmpty', canRetry: false },
      { kind: 'failed', message: 'extraction.fileUnreadable', canRetry: true },
    ]);
    expect(failed).toEqual(['empty', 'locked']);
  });

  it('asks before the tab is closed while files are being sent, and not afterwards', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { ports, goOn } = heldPorts();
    const { manager } = managerWith(ports);
    act(() => manager.add(requests('a')));
    await settled();
    expect(isAsked()).toBe(true);
    goOn.get('a')?.resolve();
    await settled();
    expect(isAsked()).toBe(false);
  });
});
