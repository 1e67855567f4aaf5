import { createLogger } from '@assay/shared/platform';
import type { ManifestRoute, ManifestSidebarItem, RemoteManifest } from '@assay/shared/platform/manifest';
import { createUiStore } from '@assay/shared/state';
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

const route = (id: ManifestRoute['id'], path: string, rest: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  path,
  name: id,
  access: 'signedIn',
  ...rest,
});
const item = (
  itemRoute: ManifestSidebarItem['route'],
  label: ManifestSidebarItem['label'],
  rest: Partial<ManifestSidebarItem> = {},
): ManifestSidebarItem => ({ route: itemRoute, label, icon: 'documents', group: 'main', order: 10, ...rest });

/** Remotes in small, with one of everything that the shell has to decide about. */
const manifests: readonly Omit<RemoteManifest, 'version' | 'needs'>[] = [
  {
    name: 'documents',
    routes: [
      route('documents.verification', '/verification', { name: 'Verification' }),
      route('documents.archive', '/archive', { name: 'Archive' }),
      route('documents.qa', '/qa', { name: 'Manual QA', access: 'provider' }),
      route('documents.upload', '/upload', { name: 'Upload', redirectTo: 'documents.uploads' }),
      route('documents.uploads', '/upload/uploads-and-extractions', {
        name: 'Upload',
        parent: 'documents.upload',
      }),
      route('documents.usage', '/usage', { name: 'Usage', access: 'systemPerformance' }),
      route('documents.dashboards', '/assay-dashboards', { name: 'Dashboards', access: 'systemPerformance' }),
    ],
    sidebar: [
      item('documents.usage', 'navigation.dashboard', {
        group: 'top',
        shownTo: 'systemPerformance',
        shownWhile: { switch: 'dashboards', is: false },
      }),
      item('documents.dashboards', 'navigation.dashboard', {
        group: 'top',
        shownTo: 'systemPerformance',
        shownWhile: { switch: 'dashboards', is: true },
      }),
      item('documents.uploads', 'navigation.upload', { count: 'PROCESSING', order: 1 }),
      item('documents.verification', 'navigation.documents', { count: 'EXT_DONE', order: 2 }),
      item('documents.archive', 'navigation.archive', { count: 'ARCHIVED', order: 3 }),
      item('documents.qa', 'navigation.manualQa', { shownTo: 'provider', order: 5 }),
    ],
  },
  {
    name: 'verification',
    routes: [
      route('verification.document', '/verification/:documentRequestId/document', {
        name: 'Document',
        hidesSideNavigation: true,
      }),
      route('verification.tabled', '/verification/:documentRequestId/:breadcrumbIndex', { name: 'Tables' }),
    ],
    sidebar: [],
  },
  {
    name: 'admin',
    routes: [
      route('admin.settings', '/settings', { name: 'Settings', redirectTo: 'admin.profile' }),
      route('admin.profile', '/settings/profile', { name: 'profile', parent: 'admin.settings' }),
      route('admin.users', '/settings/users', {
        name: 'Users',
        parent: 'admin.settings',
        access: 'listUsers',
      }),
    ],
    sidebar: [item('admin.profile', 'navigation.settings', { group: 'end', icon: 'settings' })],
  },
  {
    name: 'data-model',
    routes: [
      route('data-model.entities', '/entities', { name: 'Entities' }),
      route('data-model.metrics', '/metrics', { name: 'Metrics', access: 'schemaBuilder' }),
      route('data-model.schemas', '/schemas', { name: 'Schemas', access: 'schemaBuilder' }),
    ],
    sidebar: [
      item('data-model.entities', 'navigation.entities', {
        group: 'top',
        order: 20,
        shownTo: 'plainEntitiesItem',
      }),
      item('data-model.schemas', 'navigation.schemas', { group: 'builder', shownTo: 'schemaBuilder' }),
      item('data-model.entities', 'navigation.entities', {
        group: 'builder',
        order: 20,
        shownTo: 'schemaBuilder',
      }),
      item('data-model.metrics', 'navigation.metrics', {
        group: 'builder',
        order: 30,
        shownTo: 'schemaBuilder',
      }),
    ],
  },
];

/** One that no suite has from the start: its page lies below that of another remote. */
const extra = {
  name: 'extra',
  routes: [route('extra.more', '/settings/more', { parent: 'admin.settings' })],
  sidebar: [],
};

/** A remote of this small suite by its name, as its manifest tells it. */
export function aRemote(name: string, needs: Record<string, string> = {}): KnownRemote {
  const manifest = [...manifests, extra].find((candidate) => candidate.name === name);
  if (!manifest) throw new Error(`There is no remote "${name}" here.`);
  return { name, base: `/remotes/${name}/`, manifest: { ...manifest, version: '1.0.0', needs } };
}

/** What the shell knows of the remotes; those named `missing` could not be read, those named `late` not yet. */
export function aRegistry({
  missing = [],
  late = [],
  needs = {},
}: {
  missing?: readonly string[];
  late?: readonly string[];
  needs?: Record<string, string>;
} = {}): RegistryStore {
  const known = manifests.map(({ name }) => name).filter((name) => ![...missing, ...late].includes(name));
  const registry = known.reduce(
    (present, name) => addRemote(present, aRemote(name, needs), silentLog),
    emptyRegistry(late),
  );
  return createUiStore<RemoteRegistry>()(() => ({ ...registry, missing }));
}
