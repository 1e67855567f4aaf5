import type { ApiClient } from '@assay/shared/api-client';
import { listMisplacedDatapoints } from '@assay/shared/contracts';
import { datapointsKey, queryOptions } from '@assay/shared/query';
import type { DatapointOwner } from '@assay/shared/widgets/datapoint-history';

export interface MisplacedRequest {
  readonly offset: number;
  readonly maxPageSize: number;
  /** What an entity would have misplaced if it had these types. */
  readonly types?: readonly string[];
}

/** The values of an owner whose metric is not of its type [MET-017]. */
export function misplacedValuesQuery(
  api: ApiClient,
  { kind, id }: DatapointOwner,
  { types, ...page }: MisplacedRequest,
) {
  const owner = kind === 'entity' ? { entityId: id } : { entityRelationshipId: id };
  // An absent list means the stored types, so none is said by a type that no metric has.
  const query = { ...page, ...owner, ...(types && { types: types.length > 0 ? [...types] : [''] }) };
  return queryOptions({
    queryKey: [...datapointsKey, 'misplaced', query],
    queryFn: ({ signal }) => api.call(listMisplacedDatapoints, { query }, { signal }),
  });
}
