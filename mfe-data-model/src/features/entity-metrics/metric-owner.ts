import type { ApiClient } from '@assay/shared/api-client';
import {
  createEntityDatapoints,
  createRelationshipDatapoints,
  latestEntityDatapoints,
  latestRelationshipDatapoints,
  updateEntityDatapoint,
  updateRelationshipDatapoint,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import type { DatapointOwner } from '@assay/shared/widgets/datapoint-history';

/** Whose metrics are listed: an entity under one of its types, or a relationship of two types. */
export type MetricOwner =
  | (DatapointOwner & { readonly kind: 'entity'; readonly type: string })
  | (DatapointOwner & { readonly kind: 'relationship'; readonly types: readonly [string, string] });

/** Which metrics an owner has, as the list of metrics takes it [AMB-104]. */
export function associationOf(owner: MetricOwner) {
  return owner.kind === 'entity'
    ? { entityAssociation: owner.type }
    : { entityRelationshipAssociation: [...owner.types] };
}

/** Reads the latest values of some metrics, now or as they were known at a moment [API-058, API-063]. */
export async function readLatest(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  { fins, asKnownOn }: { readonly fins: readonly string[]; readonly asKnownOn: string | undefined },
  signal: AbortSignal,
): Promise<readonly StoredDatapoint[]> {
  const page = { maxPageSize: fins.length, offset: 0, asKnownOn };
  const { items } =
    kind === 'entity'
      ? await api.call(
          latestEntityDatapoints,
          { query: { ...page, entityId: id, fins: [...fins] } },
          { signal },
        )
      : await api.call(
          latestRelationshipDatapoints,
          { query: { ...page, entityRelationshipId: id, fin: [...fins] } },
          { signal },
        );
  return items;
}

/** A value that somebody adds. */
export interface NewValue {
  /** Makes a repeated call store the value once. */
  readonly id: string;
  readonly fin: string;
  readonly value: string;
  readonly reportingDate: string;
  readonly currency?: string;
}

/** Adds a value [API-059, API-064]. */
export async function createValue(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  value: NewValue,
): Promise<void> {
  if (kind === 'entity')
    await api.call(createEntityDatapoints, { body: { entityDatapoints: [{ ...value, entity: id }] } });
  else
    await api.call(createRelationshipDatapoints, {
      body: { relationshipDatapoints: [{ ...value, relationship: id }] },
    });
}

/** What somebody changes of a value; unchanged parts are left out. */
export interface ChangedValue {
  readonly value?: string;
  readonly currency?: string;
  readonly lastModified: string;
}

/** Changes a value in place [API-060, API-065]. */
export async function changeValue(
  api: ApiClient,
  { kind }: DatapointOwner,
  id: string,
  body: ChangedValue,
): Promise<void> {
  await api.call(kind === 'entity' ? updateEntityDatapoint : updateRelationshipDatapoint, {
    params: { id },
    body,
  });
}
