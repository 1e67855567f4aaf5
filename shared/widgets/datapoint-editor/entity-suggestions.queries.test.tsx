import type { Transport } from '@assay/shared/api-client';
import { ENTITY_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { act, renderHook } from '@testing-library/react';
import { useTypedEntities } from './entity-suggestions.queries.ts';

describe('suggested entities', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are requested once the user pauses typing', async () => {
    const requested: (string | null)[] = [];
    const transport: Transport = ({ url }) => {
      requested.push(new URL(url).searchParams.get('name'));
      return new Promise(() => undefined);
    };
    const { Wrapper: wrapper } = createTestingHost({ transport });
    const { rerender } = renderHook(({ typed }) => useTypedEntities(typed, { fin: 'fund' }), {
      wrapper,
      initialProps: { typed: null as string | null },
    });
    for (const typed of ['n', 'no', 'nord']) {
      rerender({ typed });
      act(() => jest.advanceTimersByTime(ENTITY_SEARCH_DELAY_MS - 1));
    }
    expect(requested).toEqual([]);
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(requested).toEqual(['nord']);
  });
});
