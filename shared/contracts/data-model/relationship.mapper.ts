import type * as z from '@assay/shared/zod';
import type { RelatedEntities, relationshipWire } from './relationship.wire.ts';

/** A relationship as it is presented: the two entities with their types [REL-007]. */
export function toRelatedEntities(wire: z.output<typeof relationshipWire>): RelatedEntities {
  const { id, timeCreated } = wire;
  return {
    id,
    entity: {
      id: wire.parentId,
      name: wire.parentName,
      type: { fin: wire.parentType, displayName: wire.parentTypeName },
    },
    relatedEntity: {
      id: wire.childId,
      name: wire.childName,
      type: { fin: wire.childType, displayName: wire.childTypeName },
    },
    timeCreated,
  };
}
