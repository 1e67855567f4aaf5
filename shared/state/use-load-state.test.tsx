import { createTestingHost } from '@assay/shared/platform/testing-host';
import { queryOptions } from '@assay/shared/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { listStatusOf, useLoadState } from './use-load-state.ts';

/** A load whose outcome the test decides. */
function deferredLoads() {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  return {
    load: () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
    succeed: (value: string) => act(async () => waiting.shift()?.resolve(value)),
    fail: (message: string) => act(async () => waiting.shift()?.reject(new Error(message))),
  };
}

function openStore({ asksAtOnce = true } = {}) {
  const loads = deferredLoads();
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const [isAsked, setIsAsked] = useState(asksAtOnce);
      const state = useLoadState(
        queryOptions({ queryKey: ['store'], queryFn: loads.load, enabled: isAsked }),
      );
      if (seen.at(-1) !== state.status) seen.push(state.status);
      return { ...state, setIsAsked };
    },
    { wrapper: createTestingHost().Wrapper },
  );
  return { loads, seen, result };
}

describe('useLoadState', () => {
  it('STORE-001 STORE-002 changes from blank to loading to ready', async () => {
    const { loads, seen, result } = openStore({ asksAtOnce: false });
    expect(result.current.status).toBe('blank');
    act(() => result.current.setIsAsked(true));
    await loads.succeed('rows');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'rows' }));
    expect(seen).toEqual(['blank', 'loading', 'ready']);
  });

  it('STORE-001 STORE-003 is erroring after a failed load, and load() rejects with the error', async () => {
    const { loads, result } = openStore();
    await loads.fail('no answer');
    await waitFor(() => expect(result.current.status).toBe('erroring'));
    const again = result.current.load();
    const outcome = expect(again).rejects.toThrow('still none');
    await loads.fail('still none');
    await outcome;
  });

  it('STORE-003 keeps the old rows after a failed reload', async () => {
    const { loads, result, seen } = openStore();
    await loads.succeed('rows');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const outcome = expect(result.current.load()).rejects.toThrow('gone');
    await waitFor(() => expect(result.current.status).toBe('loading'));
    await loads.fail('gone');
    await outcome;
    await waitFor(() => expect(result.current).toMatchObject({ status: 'erroring', data: 'rows' }));
    expect(seen).toEqual(['loading', 'ready', 'loading', 'erroring']);
  });

  it('STORE-004 is blank and without rows after a disabled query is reset', async () => {
    const { loads, result } = openStore();
    await loads.succeed('rows');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.setIsAsked(false));
    act(() => result.current.reset());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'blank', data: undefined }));
  });

  it('fails to load while offline instead of pausing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loads, result } = openStore();
    expect(result.current.status).toBe('loading');
    await loads.fail('offline');
    await waitFor(() => expect(result.current.status).toBe('erroring'));
    jest.restoreAllMocks();
  });
});

describe('list status', () => {
  it('STORE-005 is pending while a change runs and the old rows are still displayed', () => {
    expect(listStatusOf({ status: 'loading', isPlaceholder: true })).toBe('pending');
    expect(listStatusOf({ status: 'ready', isPlaceholder: false }, true)).toBe('pending');
  });

  it('STORE-005 is the status of its load otherwise', () => {
    expect(listStatusOf({ status: 'loading', isPlaceholder: false })).toBe('loading');
    expect(listStatusOf({ status: 'erroring', isPlaceholder: true })).toBe('erroring');
    expect(listStatusOf({ status: 'ready', isPlaceholder: false })).toBe('ready');
  });
});
