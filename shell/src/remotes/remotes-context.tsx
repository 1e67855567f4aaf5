import type { Logger } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { createContext, useContext } from 'react';
import type { InterfaceLocale } from '../host/interface-locale.ts';
import type { Provided } from './compatibility.ts';
import type { RemoteLoader } from './federated-loader.ts';
import type { RefreshRemote } from './refresh-remotes.ts';
import type { RegistryStore, RemoteRegistry } from './remote-registry.ts';

/** The remotes of this page and how their code is loaded. */
export interface Remotes {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly refresh: RefreshRemote;
  readonly provided: Provided;
  readonly locale: Pick<InterfaceLocale, 'current'>;
  readonly log: Logger;
}

export const RemotesContext = createContext<Remotes | null>(null);

/** The remotes of this page. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesContext above it.');
  return remotes;
}

/** The registry; renders again when a late remote joins. */
export function useRegistry(): RemoteRegistry {
  return useStore(useRemotes().registry);
}
