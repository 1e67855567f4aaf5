import type { ApiClient } from '@assay/shared/api-client';
import {
  deleteEntityDatapoints,
  deleteRelationshipDatapoints,
  listEntityDatapoints,
  listRelationshipDatapoints,
  type StoredDatapoint,
} from '@assay/shared/contracts';

/** The entity or the relationship that values belong to. */
export interface DatapointOwner {
  readonly kind: 'entity' | 'relationship';
  readonly id: string;
}

/** A page of the history of a metric, as the server takes it. */
export interface HistoryRequest {
  readonly fin: string;
  readonly offset: number;
  readonly maxPageSize: number;
  /** An ISO moment; undefined for now. */
  readonly asKnownOn?: string | undefined;
}

export interface HistoryPage {
  readonly items: readonly StoredDatapoint[];
  readonly totalCount: number;
}

/** Reads the history of a metric of an entity or of a relationship [API-057, API-062]. */
export async function readHistory(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  request: HistoryRequest,
  signal: AbortSignal,
): Promise<HistoryPage> {
  if (kind === 'entity')
    return api.call(listEntityDatapoints, { query: { ...request, entityId: id } }, { signal });
  return api.call(
    listRelationshipDatapoints,
    { query: { ...request, entityRelationshipId: id } },
    { signal },
  );
}

/** Deletes values of an entity or of a relationship [API-061, API-066]. */
export async function deleteDatapoints(
  api: ApiClient,
  { kind }: DatapointOwner,
  uuids: readonly string[],
): Promise<void> {
  const body = { uuids: [...uuids] };
  if (kind === 'entity') await api.call(deleteEntityDatapoints, { body });
  else await api.call(deleteRelationshipDatapoints, { body });
}
