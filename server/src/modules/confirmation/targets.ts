import type { DatabaseTransaction } from '../../database/database.ts';
import { keyOf, type RelationshipEnds, upsertRelationships } from '../entity-relationships/index.ts';
import type { NamedEntity, Target } from './plan.ts';
import { resolveEntities } from './resolve-entities.repository.ts';

/** The row that values belong to: one of the two ids. */
export interface TargetIds {
  readonly entity_id: string | null;
  readonly relationship_id: string | null;
}

const nameKey = ({ name, type, selectedEntityId }: NamedEntity) =>
  JSON.stringify([name, type, selectedEntityId]);
const entitiesOf = (target: Target) =>
  target.kind === 'entity' ? [target.entity] : [target.parent, target.child];

/** Finds or creates the entities and relationships that a document names, each once. @returns ids in the same order */
export async function resolveTargets(
  transaction: DatabaseTransaction,
  clientId: string,
  targets: readonly Target[],
): Promise<TargetIds[]> {
  const byKey = new Map(targets.flatMap(entitiesOf).map((named) => [nameKey(named), named]));
  const ids = await resolveEntities(transaction, clientId, [...byKey.values()]);
  const idOf = new Map([...byKey.keys()].map((key, index) => [key, ids[index] ?? '']));
  const endOf = (named: NamedEntity) => ({ id: idOf.get(nameKey(named)) ?? '', type: named.type });
  const endsOf = (target: Target): RelationshipEnds | null =>
    target.kind === 'entity' ? null : { parent: endOf(target.parent), child: endOf(target.child) };
  const ends = new Map(targets.flatMap((target) => endsOf(target) ?? []).map((one) => [keyOf(one), one]));
  const relationships = await upsertRelationships(transaction, clientId, [...ends.values()]);
  return targets.map((target) => {
    if (target.kind === 'entity') return { entity_id: endOf(target.entity).id, relationship_id: null };
    const both = endsOf(target);
    return { entity_id: null, relationship_id: both && (relationships.get(keyOf(both)) ?? null) };
  });
}
