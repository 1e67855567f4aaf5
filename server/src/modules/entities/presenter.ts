import type { Entity } from '@assay/shared/contracts';
import type { EntityRow } from './repository.ts';

/** An entity of a list. @param typeNames display names of entity types by fin */
export function presentEntity(row: EntityRow, typeNames: ReadonlyMap<string, string>): Entity {
  return {
    interDocumentEntityId: row.id,
    name: row.name,
    displayName: row.name,
    clientIdentifier: row.client_identifier,
    akas: row.akas,
    types: row.types.map((fin) => ({ fin, displayName: typeNames.get(fin) ?? fin })),
    timeUpdated: row.time_updated.toISOString(),
    akaCount: row.akas.length,
    relationshipCount: row.relationship_count ?? 0,
  };
}
