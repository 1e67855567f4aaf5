import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';
import { planDocument, type DocumentPlan } from './plan-document.ts';
import { entitiesOf, type NamedEntity, type UnownedValue } from './plan.ts';
import { findTypeNames } from './repository.ts';
import { resolveTargetNames } from './targets.ts';

type Sources = Pick<DocumentSources, 'entities'>;

/** A verified name that means several entities, and how many verified values wait for a choice. */
interface AmbiguousName {
  readonly named: NamedEntity;
  readonly entityCount: number;
  readonly valueCount: number;
}

/** What a confirmation of a document writes and what it cannot write [AMB-137]. */
export interface ConfirmationOutcome {
  readonly unowned: readonly UnownedValue[];
  readonly ambiguous: readonly AmbiguousName[];
  /** How people call entity types, by fin. */
  readonly typeNames: ReadonlyMap<string, string>;
}

/** How many values of a plan a name owns, alone or with another one. */
function countOwned({ targets }: DocumentPlan, named: NamedEntity): number {
  const owned = targets.filter(({ target }) =>
    entitiesOf(target).some(({ metricId }) => metricId === named.metricId),
  );
  return owned.reduce((sum, { values }) => sum + values.length, 0);
}

/**
 * What confirming a document writes and what it cannot write, as things are; nothing is created.
 */
export async function readConfirmationOutcome(
  kysely: DatabaseClient,
  sources: Sources,
  { clientId, documentId }: { readonly clientId: string; readonly documentId: string },
): Promise<ConfirmationOutcome> {
  const plan = await planDocument(kysely, clientId, documentId);
  const targets = plan.targets.map(({ target }) => target);
  const names = await resolveTargetNames(kysely, sources, clientId, targets);
  return {
    unowned: plan.unowned,
    ambiguous: names
      .all()
      .flatMap(({ named, resolution }) =>
        resolution.kind === 'several'
          ? [{ named, entityCount: resolution.entityIds.length, valueCount: countOwned(plan, named) }]
          : [],
      ),
    typeNames: await findTypeNames(kysely, clientId),
  };
}
