import type { Transport } from '@assay/shared/api-client';
import type { ListChanges } from '@assay/shared/contracts';
import { LIVE_LISTS } from '@assay/shared/domain';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { act, render } from '@testing-library/react';
import { FollowListChanges } from '../index.ts';
import './follow-changes.ts'; // So that no test waits for its code.

type Change = ListChanges['changes'][number];

const aChange = (changes: Partial<Change> = {}): Change => ({
  kind: 'document',
  id: 'one',
  revision: 0,
  from: 'EXT_START_METRIC_QUERY',
  to: 'EXT_DONE',
  isOwn: true,
  ...changes,
});

/** A server whose responses to the call stay open, or are withheld. */
function anOpenServer({ status = 200, withholds = false } = {}) {
  const asked: URL[] = [];
  let send: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const answer = (value: ListChanges) => JSON.stringify(value);
  const transport: Transport = async ({ url, headers, signal }) => {
    asked.push(new URL(url));
    if (status !== 200) return new Response('{}', { status });
    if (headers.accept === 'application/json')
      return new Response(answer({ position: `${asked.length}.0`, isComplete: true, changes: [] }));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  return {
    transport,
    asked,
    tell: async (position: string, changes: readonly Change[] = []) => {
      if (withholds) return;
      send(`data: ${answer({ position, isComplete: true, changes: [...changes] })}\n\n`);
      await settle();
    },
    end: async () => {
      end();
      await settle();
    },
    settle,
  };
}

async function follow(server: ReturnType<typeof anOpenServer>) {
  const host = createTestingHost({ transport: server.transport });
  const { Wrapper } = host;
  const view = render(
    <Wrapper>
      <FollowListChanges />
    </Wrapper>,
  );
  await act(() => jest.advanceTimersByTimeAsync(LIVE_LISTS.startMs));
  return { ...host, view };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('changes of lists', () => {
  it('are told to the page as they come, and the counts beside the sidebar are read again where documents moved', async () => {
    const server = anOpenServer();
    const host = await follow(server);
    const told: string[][] = [];
    host.platform.events.on('lists.changed', ({ changes }) => told.push(changes.map(({ id }) => id)));
    await server.tell('1.0');
    await server.tell('1.1', [aChange({ from: 'EXT_DONE' })]);
    expect(host.countRefreshes()).toBe(0);
    await server.tell('1.2', [aChange({ id: 'two', isOwn: false })]);
    expect(told).toEqual([[], ['one'], ['two']]);
    expect(host.countRefreshes()).toBe(1);
    expect(host.toasts).toEqual([]);
  });

  it('say when own documents are ready, but not those that were so before the page was opened', async () => {
    const server = anOpenServer();
    const host = await follow(server);
    await server.tell('1.1', [aChange()]);
    expect(host.toasts).toEqual([]);
    await server.tell('1.4', [
      aChange({ id: 'two' }),
      aChange({ id: 'two', from: 'EXT_DONE' }),
      aChange({ id: 'three' }),
    ]);
    expect(host.toasts).toMatchObject([{ key: 'extraction.ready', params: { count: 2 } }]);
  });

  it('go on where the response ended', async () => {
    const server = anOpenServer();
    await follow(server);
    await server.tell('7.3');
    await act(() => jest.advanceTimersByTimeAsync(LIVE_LISTS.streamMs));
    await server.end();
    expect(server.asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, '7.3']);
  });

  it('are asked for again and again where something withholds a response that stays open', async () => {
    const server = anOpenServer({ withholds: true });
    await follow(server);
    await act(() => jest.advanceTimersByTimeAsync(LIVE_LISTS.firstMs + 2 * LIVE_LISTS.pollMs));
    expect(server.asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([
      null,
      null,
      '2.0',
      '3.0',
    ]);
  });

  it('are not asked for again where the server has no such call, nor after the page is left', async () => {
    const older = anOpenServer({ status: 404 });
    await follow(older);
    const server = anOpenServer();
    const { view } = await follow(server);
    await server.tell('1.0');
    view.unmount();
    await act(() => jest.advanceTimersByTimeAsync(10 * LIVE_LISTS.streamMs));
    expect([older.asked.length, server.asked.length]).toEqual([1, 1]);
  });
});
