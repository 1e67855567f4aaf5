import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { DocumentSources } from '../sources.ts';
import { resolveNames, type NameResolution } from './resolve-names.ts';
import { findStatedNames, linkValues, type StatedName } from './stated-names.repository.ts';

/**
 * Links every name in a document that means exactly one entity and is not linked yet.
 * @returns what the other names may mean, as `findNamesakes` finds it
 */
export async function linkKnownNames(
  transaction: DatabaseTransaction,
  sources: Pick<DocumentSources, 'entities'>,
  clientId: string,
  documentId: string,
): Promise<ReadonlyMap<string, Namesakes>> {
  const stated = await findStatedNames(transaction, clientId, [documentId]);
  const open = stated.filter(({ selectedEntityId }) => selectedEntityId === null);
  const resolved = await resolveNames(transaction, sources, clientId, open);
  const links = open.flatMap(({ datapointId }, index) => {
    const resolution = resolved[index];
    return resolution?.kind === 'one' ? [{ datapointId, entityId: resolution.entityId }] : [];
  });
  await linkValues(transaction, links);
  return namesakesOf(open, resolved);
}

/** Of names, by their metrics, those that may mean several entities. */
function namesakesOf(
  stated: readonly StatedName[],
  resolved: readonly NameResolution[],
): ReadonlyMap<string, Namesakes> {
  return new Map(
    stated.flatMap(({ metricId, type }, index) => {
      const resolution = resolved[index];
      return resolution?.kind === 'several' ? [[metricId, { count: resolution.entityIds.length, type }]] : [];
    }),
  );
}

/** How many entities a name may mean, and the entity type that it stands for. */
export interface Namesakes {
  readonly count: number;
  readonly type: string;
}

/**
 * What each name of documents may mean, by its metric, where that is several entities and none was chosen.
 * `metricIds` limits them to the names of these metrics.
 */
export async function findNamesakes(
  kysely: DatabaseClient,
  sources: Pick<DocumentSources, 'entities'>,
  clientId: string,
  {
    documentIds,
    metricIds,
  }: { readonly documentIds: readonly string[]; readonly metricIds?: readonly string[] | undefined },
): Promise<ReadonlyMap<string, Namesakes>> {
  if (documentIds.length === 0) return new Map();
  const stated = await findStatedNames(kysely, clientId, documentIds, metricIds);
  const resolved = await resolveNames(kysely, sources, clientId, stated);
  return namesakesOf(stated, resolved);
}
