import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';
import { findTypeNames } from '../entity-relationships/index.ts';
import { planDocument, type DocumentPlan } from './plan-document.ts';
import { entitiesOf, type NamedEntity, type StatedValue, type UnownedValue } from './plan.ts';
import { resolveTargetNames } from './targets.ts';

type Sources = Pick<DocumentSources, 'entities'>;

/** A verified name that means several entities, and the metrics of the verified values that wait for a choice. */
interface AmbiguousName {
  readonly named: NamedEntity;
  readonly entityCount: number;
  readonly waiting: readonly string[];
}

/** A verified name that no entity has, and entities with similar names. */
interface NewEntity {
  readonly named: NamedEntity;
  readonly near: readonly { readonly entityId: string; readonly name: string }[];
}

/** What a confirmation of a document writes and what it cannot write [AMB-137]. */
export interface ConfirmationOutcome {
  readonly unowned: readonly UnownedValue[];
  readonly ambiguous: readonly AmbiguousName[];
  readonly created: readonly NewEntity[];
  readonly writtenCount: number;
  /** How people call entity types, by fin. */
  readonly typeNames: ReadonlyMap<string, string>;
}

/** The metrics of the values of a plan that a name owns, alone or with another one. */
function findOwned({ targets }: DocumentPlan, named: NamedEntity): readonly string[] {
  const owned = targets.filter(({ target }) =>
    entitiesOf(target).some(({ metricId }) => metricId === named.metricId),
  );
  return owned.flatMap(({ values }) => values.map(({ metricId }) => metricId));
}

async function withNear(
  kysely: DatabaseClient,
  { entities }: Sources,
  clientId: string,
  names: readonly NamedEntity[],
): Promise<NewEntity[]> {
  const near = Map.groupBy(await entities.findNear(kysely, clientId, names), ({ place }) => place);
  return names.map((named, place) => ({ named, near: near.get(place) ?? [] }));
}

/**
 * What confirming a document writes and what it cannot write, as things are; nothing is created.
 * @param counts which values count as verified; those that are, if not given
 */
export async function readConfirmationOutcome(
  kysely: DatabaseClient,
  sources: Sources,
  { clientId, documentId }: { readonly clientId: string; readonly documentId: string },
  counts?: (value: StatedValue) => boolean,
): Promise<ConfirmationOutcome> {
  const plan = await planDocument(kysely, clientId, documentId, counts);
  const targets = plan.targets.map(({ target }) => target);
  const names = await resolveTargetNames(kysely, sources, clientId, targets);
  const written = plan.targets.filter(({ target }) => !names.isAmbiguous(target));
  const unknown = names.all().filter(({ resolution }) => resolution.kind === 'none');
  return {
    unowned: plan.unowned,
    ambiguous: names
      .all()
      .flatMap(({ named, resolution }) =>
        resolution.kind === 'several'
          ? [{ named, entityCount: resolution.entityIds.length, waiting: findOwned(plan, named) }]
          : [],
      ),
    created: await withNear(
      kysely,
      sources,
      clientId,
      unknown.map(({ named }) => named),
    ),
    writtenCount: written.reduce((sum, { values }) => sum + values.length, 0),
    typeNames: await findTypeNames(kysely, clientId),
  };
}
