import type { ApiClient } from '@assay/shared/api-client';
import { findNameOwners, type ResponseOf } from '@assay/shared/contracts';

/** An entity that has a name already. */
export type NameOwner = ResponseOf<typeof findNameOwners>['owners'][number];

/** The entities other than the given one that have one of the names, as their name or as an AKA. */
export async function otherOwners(
  api: ApiClient,
  names: readonly string[],
  entityId?: string,
): Promise<readonly NameOwner[]> {
  if (names.length === 0) return [];
  const { owners } = await api.call(findNameOwners, { body: { names: [...names] } });
  return owners.filter((owner) => owner.entityId !== entityId);
}
