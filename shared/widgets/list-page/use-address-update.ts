import { useLocation, useNavigate, type Location } from '@assay/shared/router';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** What was written over an address that is still shown. */
const written = new WeakMap<Location, URLSearchParams>();

/**
 * Changes the query of the address; the browser history gets no entry. Changes in one tick build on each other, whichever
 * component makes them: the router shows the address only after them.
 */
export function useAddressUpdate(): (change: (before: URLSearchParams) => URLSearchParams) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  return useCallback(
    (change) => {
      const { current } = shown;
      const next = change(new URLSearchParams(written.get(current) ?? current.search));
      written.set(current, next);
      void navigate(`?${next}`, { replace: true });
    },
    [navigate],
  );
}
