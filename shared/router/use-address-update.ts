import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';

/**
 * Changes the query of the address; the browser history gets no entry. Changes in one tick build on each other, whichever
 * component makes them, because each reads the address of the router: `useSearchParams` gives the one that is rendered,
 * which follows later. A change that a blocker refuses leaves nothing behind.
 * @returns `update(change, state?)`: `change` gets a copy of the query that it may alter; `state` goes into the entry of the
 *   browser history
 */
export function useAddressUpdate(): (
  change: (before: URLSearchParams) => URLSearchParams,
  state?: unknown,
) => void {
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error('An address is changed within a RouterProvider only.');
  const { router } = context;
  const navigate = useNavigate();
  return useCallback(
    (change, state) => {
      const next = change(new URLSearchParams(router.state.location.search));
      void navigate(`?${next}`, { replace: true, state });
    },
    [router, navigate],
  );
}
