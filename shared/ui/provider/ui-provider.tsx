import '../styles.css';
import { MantineProvider, Portal } from '@mantine/core';
import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ToastHost } from '../overlays/toast-host.tsx';
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
  /** `test` shows and hides at once and without portals. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

/** The scheme is a setting of the user and travels by props: nothing is kept in the browser's storage by Mantine. */
const keepsNothing = {
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
 * The ground that every piece stands on: theme, colour scheme, toasts at the bottom centre [UI-014], one place for what
 * floats. Once per page, and once per element that a remote is mounted into.
 */
export function UiProvider({
  colorScheme,
  rootElement,
  nonce,
  reset = false,
  plain = false,
  sideNavigationWidth = 0,
  env = 'default',
  children,
}: UiProviderProps) {
  const root = rootElement ?? document.documentElement;
  const floatsIn = rootElement ?? document.body;
  useRootClasses(root, { reset, plain });

  const surroundings = useMemo(
    () => ({ rootElement: root, sideNavigationWidth }),
    [root, sideNavigationWidth],
  );
  const themeHere = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, Portal: Portal.extend({ defaultProps: { target: floatsIn } }) },
    }),
    [floatsIn],
  );

  return (
    <MantineProvider
      theme={themeHere}
      env={env}
      {...(colorScheme === 'auto' ? { defaultColorScheme: 'auto' } : { forceColorScheme: colorScheme })}
      colorSchemeManager={keepsNothing}
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
