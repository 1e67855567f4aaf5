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

/** The most rows that a page of metrics or of latest values can have. */
export const MAX_PAGE = 500;

/** What latest values are asked for. */
export interface LatestRequest {
  readonly asKnownOn: string | undefined;
  readonly offset: number;
  readonly maxPageSize: number;
  /** Of these metrics only. */
  readonly fins?: readonly string[];
}

/** Reads a page of the latest values, now or as they were known at a moment [API-058, API-063]. */
export async function readLatest(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  { fins, ...page }: LatestRequest,
  signal: AbortSignal,
): Promise<{ readonly items: readonly StoredDatapoint[]; readonly totalCount: number }> {
  const ofMetrics = fins && [...fins];
  return kind === 'entity'
    ? api.call(latestEntityDatapoints, { query: { ...page, entityId: id, fins: ofMetrics } }, { signal })
    : api.call(
        latestRelationshipDatapoints,
        { query: { ...page, entityRelationshipId: id, fin: ofMetrics } },
        { signal },
      );
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

/** Adds values, all or none [API-059, API-064]. */
export async function createValues(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  values: readonly NewValue[],
): Promise<void> {
  if (kind === 'entity')
    await api.call(createEntityDatapoints, {
      body: { entityDatapoints: values.map((value) => ({ ...value, entity: id })) },
    });
  else
    await api.call(createRelationshipDatapoints, {
      body: { relationshipDatapoints: values.map((value) => ({ ...value, relationship: id })) },
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
