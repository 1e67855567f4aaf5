import type { z } from 'zod';
import type { RelatedEntities, relationshipWire } from '@assay/shared/contracts';
import type { RelatedRow, RelationshipRow } from './repository.ts';

type TypeNames = ReadonlyMap<string, string>;

/** An entity type with its display name. */
export function presentType(fin: string, typeNames: TypeNames) {
  return { fin, displayName: typeNames.get(fin) ?? fin };
}

/** A relationship as one of its entities sees it. */
export function presentRelated(row: RelatedRow, typeNames: TypeNames): RelatedEntities {
  return {
    id: row.id,
    entity: { id: row.own_id, name: row.own_name, type: presentType(row.own_type, typeNames) },
    relatedEntity: {
      id: row.related_id,
      name: row.related_name,
      type: presentType(row.related_type, typeNames),
    },
    timeCreated: row.time_created.toISOString(),
    metricCount: row.metric_count,
  };
}

/** A relationship with both entities. */
export function presentRelationship(
  row: RelationshipRow,
  typeNames: TypeNames,
): z.input<typeof relationshipWire> {
  return {
    id: row.id,
    entityId: row.parent_id,
    fin: row.parent_type,
    relatedEntityId: row.child_id,
    relatedFin: row.child_type,
    parentId: row.parent_id,
    parentType: row.parent_type,
    parentTypeName: presentType(row.parent_type, typeNames).displayName,
    parentName: row.parent_name,
    childId: row.child_id,
    childType: row.child_type,
    childTypeName: presentType(row.child_type, typeNames).displayName,
    childName: row.child_name,
    timeCreated: row.time_created.toISOString(),
    timeUpdated: row.time_updated.toISOString(),
  };
}
