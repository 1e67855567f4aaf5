import { CACHED_ANNOTATIONS_DELAY_MS } from '@assay/shared/domain';
import { createQueryClient, QueryClientProvider } from '@assay/shared/query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { annotationsQuery, useAnnotations } from './annotations.queries.ts';

const annotation = { id: 'a', nodeId: 'a', page: 1, x: 0, y: 0, w: 1, h: 1, text: 'words' };

describe('annotations of an earlier visit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('VER-034 are returned 200 ms after the visit began', () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(annotationsQuery('one', undefined).queryKey, [annotation]);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useAnnotations('one', 'http://files.test/annotations'), { wrapper });
    expect(CACHED_ANNOTATIONS_DELAY_MS).toBe(200);
    act(() => jest.advanceTimersByTime(199));
    expect(result.current.annotations).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.annotations).toEqual([annotation]);
  });
});
