import path from 'node:path';
import { createLogger } from '@assay/shared/platform';
import {
  manifestWithTexts,
  remoteManifest,
  type ManifestSource,
  type RemoteManifest,
} from '@assay/shared/platform/manifest';
import { createUiStore } from '@assay/shared/state';
import { GERMAN } from '../../../shared/messages/locales/de-DE/index.ts';
import {
  addRemote,
  emptyRegistry,
  type KnownRemote,
  type RegistryStore,
  type RemoteRegistry,
} from '../remotes/remote-registry.ts';

const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};
export const silentLog = createLogger({ environment: 'production', sink: silent });

const ROOT = path.resolve(__dirname, '../../..');

/** The manifests of the remotes that the specification names, read as the build reads them. */
const MANIFESTS = ['documents', 'verification', 'admin', 'data-model'].map(
  (name) =>
    jest.requireActual<{ manifest: ManifestSource }>(path.join(ROOT, `mfe-${name}`, 'src/manifest.ts'))
      .manifest,
);

/** A remote of another installation: its page is below that of a remote of ours, and its menu item is not hidden. */
const FOREIGN: ManifestSource = {
  name: 'foreign',
  routes: [
    {
      id: 'foreign.more',
      name: 'More',
      path: '/settings/more',
      access: 'signedIn',
      parent: 'admin.settings',
    },
  ],
  sidebar: [{ route: 'admin.users', label: 'navigation.users', icon: 'settings', group: 'main', order: 90 }],
};

/** A remote by its name. */
export function aRemote(name: string, release: Partial<RemoteManifest> = {}): KnownRemote {
  const manifest = [...MANIFESTS, FOREIGN].find((candidate) => candidate.name === name);
  if (!manifest) throw new Error(`There is no remote "${name}".`);
  return {
    name,
    base: `/remotes/${name}/`,
    manifest: remoteManifest.parse({
      ...manifestWithTexts(manifest, { 'de-DE': GERMAN }),
      version: '1.0.0',
      container: `assay_${name.replaceAll('-', '_')}`,
      needs: {},
      libraries: {},
      ...release,
    }),
  };
}

/** The product's remotes as the shell knows them. `missing` ones could not be read, `late` ones not yet. */
export function aRegistry({
  missing = [],
  late = [],
  release = {},
}: {
  missing?: readonly string[];
  late?: readonly string[];
  /** What the manifests of all of them say beside their routes. */
  release?: Partial<RemoteManifest>;
} = {}): RegistryStore {
  const known = MANIFESTS.map(({ name }) => name).filter((name) => ![...missing, ...late].includes(name));
  const registry = known.reduce(
    (present, name) => addRemote(present, aRemote(name, release), silentLog),
    emptyRegistry(late),
  );
  return createUiStore<RemoteRegistry>()(() => ({ ...registry, missing }));
}
