import type { Entity, EntityType } from '@assay/shared/contracts';
import { aDocumentId } from './document-builders.ts';

/** An entity type without rules for names. */
export function anEntityType(fin: string, changes: Partial<EntityType> = {}): EntityType {
  const displayName = fin.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return { fin, displayName, validators: [], ...changes };
}

/** A valid entity of the wire. Ids, counts and display names follow what is given. */
export function anEntity(changes: Partial<Entity> = {}): Entity {
  const id = changes.interDocumentEntityId ?? changes.id ?? aDocumentId();
  const name = changes.name ?? 'Calder Ridge IV';
  const { akas = [], types = [] } = changes;
  return {
    name,
    displayName: name,
    clientIdentifier: null,
    akas,
    types,
    timeUpdated: '2026-11-20T12:00:00.000Z',
    akaCount: akas.length,
    relationshipCount: 0,
    metricIdentifierDisplayName: types.map(({ displayName }) => displayName).join(', '),
    ...changes,
    interDocumentEntityId: id,
    id,
    uuid: id,
  };
}
