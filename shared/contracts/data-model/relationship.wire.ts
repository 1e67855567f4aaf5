import * as z from '@assay/shared/zod';
import { wireTimestamp } from '../wire.ts';

/** One end of a relationship [REL-007]. */
export const relatedEntityWire = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.object({ fin: z.string(), displayName: z.string() }),
});

/** A relationship seen from one of its entities [AMB-098]. */
export const relatedEntitiesWire = z.object({
  id: z.uuid(),
  entity: relatedEntityWire,
  relatedEntity: relatedEntityWire,
  timeCreated: wireTimestamp,
  /** How many metrics have values of the relationship; in the list of an entity only. */
  metricCount: z.number().int().optional(),
});
export type RelatedEntities = z.output<typeof relatedEntitiesWire>;

/** A relationship between documents [REL-008], with both entities by name [REL-006]. */
export const relationshipWire = z.object({
  id: z.uuid(),
  entityId: z.uuid(),
  fin: z.string(),
  relatedEntityId: z.uuid(),
  relatedFin: z.string(),
  parentId: z.uuid(),
  parentType: z.string(),
  parentTypeName: z.string(),
  parentName: z.string(),
  childId: z.uuid(),
  childType: z.string(),
  childTypeName: z.string(),
  childName: z.string(),
  timeCreated: wireTimestamp,
  timeUpdated: wireTimestamp,
});
