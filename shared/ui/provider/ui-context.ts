import { createContext, useContext } from 'react';
import type { ToastStore } from '../overlays/toast-store.ts';

/** What components need to know about the page around them. */
export interface UiSurroundings {
  /** The element that carries our styles and receives everything that floats. */
  readonly rootElement: HTMLElement;
  /** Width in px that the side navigation takes from the left edge, 0 where the route hides it [UI-004]. */
  readonly sideNavigationWidth: number;
  readonly toasts: ToastStore;
}

export const UiContext = createContext<UiSurroundings | null>(null);

/** The surroundings that the nearest `UiProvider` declares; throws outside of one, since nothing could be placed. */
export function useUiSurroundings(): UiSurroundings {
  const surroundings = useContext(UiContext);
  if (!surroundings) throw new Error('Components of @assay/shared/ui must be rendered inside UiProvider.');
  return surroundings;
}
