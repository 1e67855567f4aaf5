import '../styles.css';
import { MantineProvider, Portal } from '@mantine/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastHost } from '../overlays/toast-host.tsx';
import { createToastStore, type ToastStore } from '../overlays/toast-store.ts';
import { theme } from '../theme.ts';
import { UiContext } from './ui-context.ts';

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

export interface UiProviderProps {
  readonly colorScheme: ColorScheme;
  /** Where our styles hold and where modals, menus and toasts are put. The whole document when absent. */
  readonly rootElement?: HTMLElement;
  /** Nonce for a style that Mantine may write at run time (responsive style props), under a strict content security policy. */
  readonly nonce?: string;
  /** The page is ours: margins of the body and the desk colour behind everything are set too. Only the shell asks. */
  readonly reset?: boolean;
  /** Width in px of the side navigation beside the content; modals are centred in what is left [UI-004]. */
  readonly sideNavigationWidth?: number;
  /** The UX refresh is off: the system's font, square corners, no shadows [AMB-026]. */
  readonly plain?: boolean;
  /** The toasts to show, for a host that shows toasts from outside of React. Its own ones when absent. */
  readonly toasts?: ToastStore;
  /** `test` shows and hides at once and without portals. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

/** The colour scheme is a setting of the user and comes by props, so Mantine must not store it in the browser. */
const withoutStorage = {
  get: (fallback: 'light' | 'dark' | 'auto') => fallback,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

function useRootClasses(root: HTMLElement, { reset, plain }: { reset: boolean; plain: boolean }): void {
  useLayoutEffect(() => {
    root.classList.add('assay-root');
    root.classList.toggle('assay-page', reset);
    root.classList.toggle('assay-plain', plain);
    return () => root.classList.remove('assay-root', 'assay-page', 'assay-plain');
  }, [root, reset, plain]);
}

/**
 * Provides every component with the theme, the colour scheme, the toasts [UI-014] and the parent element of overlays.
 * Rendered once per page, and once per element that a remote is mounted into.
 */
export function UiProvider({
  colorScheme,
  rootElement,
  nonce,
  reset = false,
  plain = false,
  sideNavigationWidth = 0,
  toasts,
  env = 'default',
  children,
}: UiProviderProps) {
  const root = rootElement ?? document.documentElement;
  const overlayParent = rootElement ?? document.body;
  useRootClasses(root, { reset, plain });
  const [ownToasts] = useState(createToastStore);
  const shownToasts = toasts ?? ownToasts;

  const surroundings = useMemo(
    () => ({ rootElement: root, sideNavigationWidth, toasts: shownToasts }),
    [root, sideNavigationWidth, shownToasts],
  );
  const providedTheme = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, Portal: Portal.extend({ defaultProps: { target: overlayParent } }) },
    }),
    [overlayParent],
  );

  return (
    <MantineProvider
      theme={providedTheme}
      env={env}
      {...(colorScheme === 'auto' ? { defaultColorScheme: 'auto' } : { forceColorScheme: colorScheme })}
      colorSchemeManager={withoutStorage}
      getRootElement={() => root}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <UiContext value={surroundings}>
        {children}
        <ToastHost />
      </UiContext>
    </MantineProvider>
  );
}
