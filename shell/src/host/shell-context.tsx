import type { ApiClient } from '@assay/shared/api-client';
import type { EventBus, Logger, Notify } from '@assay/shared/platform';
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import type { QueryClient } from '@assay/shared/query';
import { createContext, useContext } from 'react';
import type { Remotes } from '../remotes/remotes-context.tsx';
import type { DesiredAddress } from './desired-address.ts';
import type { SessionPort } from '../session/session-port.ts';

/** Everything the shell is made of, put together once at start. */
export interface ShellServices {
  readonly config: BrowserConfig;
  readonly session: SessionPort;
  readonly desiredAddress: DesiredAddress;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly remotes: Remotes;
  readonly log: Logger;
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
