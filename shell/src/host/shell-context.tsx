import type { ApiClient } from '@assay/shared/api-client';
import type { AnalyticsSink, EventBus, Logger, Notify } from '@assay/shared/platform';
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import type { QueryClient } from '@assay/shared/query';
import { useStore } from '@assay/shared/state';
import type { ToastStore } from '@assay/shared/ui';
import { createContext, useContext } from 'react';
import type { Remotes } from '../remotes/remotes-context.tsx';
import type { ViewerState } from '../session/session.store.ts';
import type { DesiredAddress } from './desired-address.ts';
import type { ViewerManager } from './viewer-manager.ts';
import type { SessionPort } from '../session/session-port.ts';

/** The services of the shell, created once at start. */
export interface ShellServices {
  readonly config: BrowserConfig;
  readonly session: SessionPort;
  readonly viewerManager: ViewerManager;
  readonly desiredAddress: DesiredAddress;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly remotes: Remotes;
  /** Where usage events go [AMB-119]. */
  readonly analyticsSink: AnalyticsSink;
  readonly log: Logger;
  readonly toasts: ToastStore;
  readonly notify: Notify;
  readonly events: EventBus;
}

export const ShellContext = createContext<ShellServices | null>(null);

/** The services of the shell. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell needs a ShellContext above it.');
  return services;
}

/** Whether somebody is signed in, and who. */
export function useViewerState(): ViewerState {
  return useStore(useShell().session.state, ({ viewer }) => viewer);
}
