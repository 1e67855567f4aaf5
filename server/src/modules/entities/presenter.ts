import type { Entity } from '@assay/shared/contracts';
import type { EntityTypes } from './policy.ts';
import type { EntityRow } from './repository.ts';

/** An entity of a list. A type that the client no longer has is named by its fin. */
export function presentEntity(row: EntityRow & Pick<Entity, 'foundBy'>, types: EntityTypes): Entity {
  const own = row.types.map((fin) => types.get(fin) ?? { fin, displayName: fin, validators: [] });
  return {
    interDocumentEntityId: row.id,
    id: row.id,
    uuid: row.id,
    name: row.name,
    displayName: row.name,
    clientIdentifier: row.client_identifier,
    akas: row.akas,
    types: own,
    timeUpdated: row.time_updated.toISOString(),
    akaCount: row.akas.length,
    relationshipCount: row.relationship_count,
    metricIdentifierDisplayName: own.map(({ displayName }) => displayName).join(', '),
    ...(row.foundBy && { foundBy: row.foundBy }),
  };
}
