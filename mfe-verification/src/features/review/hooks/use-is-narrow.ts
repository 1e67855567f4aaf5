import { useSyncExternalStore } from 'react';

/** Below this width the rarer actions of a document are in a menu, so that its header stays one line. */
const NARROW = '(max-width: 1279px)';

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** Whether the window has little room beside the name of a document. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
