import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { resolveNames, type DocumentSources } from '../../documents/index.ts';
import { keyOf, type RelationshipEnds, upsertRelationships } from '../entity-relationships/index.ts';
import { addEntityTypes, insertNamedEntities } from './named-entities.repository.ts';
import { entitiesOf, type NamedEntity, type Target } from './plan.ts';

type Sources = Pick<DocumentSources, 'entities'>;
type NameResolution = Awaited<ReturnType<typeof resolveNames>>[number];

/** The row that values belong to: one of the two ids. */
export interface TargetIds {
  readonly entity_id: string | null;
  readonly relationship_id: string | null;
}

/** What the names of targets mean. */
export class ResolvedTargets {
  readonly #byKey: ReadonlyMap<string, { readonly named: NamedEntity; readonly resolution: NameResolution }>;

  constructor(named: readonly NamedEntity[], resolved: readonly NameResolution[]) {
    this.#byKey = new Map(
      named.map((one, index) => [
        nameKey(one),
        { named: one, resolution: resolved[index] ?? { kind: 'none' } },
      ]),
    );
  }

  /** The names with what each means; those of one spelling, type and choice once. */
  all(): readonly { readonly named: NamedEntity; readonly resolution: NameResolution }[] {
    return [...this.#byKey.values()];
  }

  /** The id of the one entity that a name means; null where there is none, or several. */
  entityIdOf(named: NamedEntity): string | null {
    const resolution = this.#byKey.get(nameKey(named))?.resolution;
    return resolution?.kind === 'one' ? resolution.entityId : null;
  }

  /** Whether a name of the target means several entities, so that nothing is written to it [AMB-137]. */
  isAmbiguous(target: Target): boolean {
    return entitiesOf(target).some((named) => this.#byKey.get(nameKey(named))?.resolution.kind === 'several');
  }

  /** The two ends of a relationship, as far as both are one entity. */
  endsOf(target: Target): RelationshipEnds | null {
    if (target.kind === 'entity') return null;
    const [parent, child] = [target.parent, target.child].map((named) => {
      const id = this.entityIdOf(named);
      return id === null ? null : { id, type: named.type };
    });
    return parent && child ? { parent, child } : null;
  }
}

const nameKey = ({ name, type, selectedEntityId }: NamedEntity) =>
  JSON.stringify([name, type, selectedEntityId]);

/** Finds the entities that targets name; nothing is created. */
export async function resolveTargetNames(
  kysely: DatabaseClient,
  sources: Sources,
  clientId: string,
  targets: readonly Target[],
): Promise<ResolvedTargets> {
  const byKey = new Map(targets.flatMap(entitiesOf).map((named) => [nameKey(named), named]));
  const named = [...byKey.values()];
  return new ResolvedTargets(named, await resolveNames(kysely, sources, clientId, named));
}

/**
 * Finds or creates the entities and relationships of targets, each once, and adds to each entity the type under which it is
 * named. The number of statements does not grow with the targets.
 * @returns the rows in the order of the targets; null where a name means several entities
 */
export async function createTargets(
  transaction: DatabaseTransaction,
  sources: Sources,
  clientId: string,
  targets: readonly Target[],
): Promise<readonly (TargetIds | null)[]> {
  const names = await resolveTargetNames(transaction, sources, clientId, targets);
  const unknown = names.all().filter(({ resolution }) => resolution.kind === 'none');
  await insertNamedEntities(
    transaction,
    clientId,
    unknown.map(({ named }) => named.name),
  );
  return relateTargets(transaction, sources, clientId, targets);
}

/**
 * The same without creating entities: those that targets name, each with the type under which it is named, and their
 * relationships.
 * @returns the rows in the order of the targets; null where a name means no entity, or several
 */
export async function relateTargets(
  transaction: DatabaseTransaction,
  sources: Sources,
  clientId: string,
  targets: readonly Target[],
): Promise<readonly (TargetIds | null)[]> {
  const names = await resolveTargetNames(transaction, sources, clientId, targets);
  const entities = names
    .all()
    .flatMap(({ named: { type }, resolution }) =>
      resolution.kind === 'one' ? [{ entityId: resolution.entityId, type }] : [],
    );
  await addEntityTypes(transaction, entities);
  const ends = targets.flatMap((target) => names.endsOf(target) ?? []);
  const distinct = [...new Map(ends.map((one) => [keyOf(one), one])).values()];
  const relationships = await upsertRelationships(transaction, clientId, distinct);
  return targets.map((target) => {
    if (target.kind === 'entity') {
      const id = names.entityIdOf(target.entity);
      return id === null ? null : { entity_id: id, relationship_id: null };
    }
    const both = names.endsOf(target);
    const id = both && relationships.get(keyOf(both));
    return id ? { entity_id: null, relationship_id: id } : null;
  });
}
