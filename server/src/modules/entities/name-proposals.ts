import type { AlikePair, NameSuggestion } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import { PausesForOthers } from '../../platform/db/pause.ts';
import { entityNames } from './name-match.repository.ts';
import { readComparedName, similarityOf } from './name-similarity.ts';
import { findNamesOfEntities } from './similar-entities.repository.ts';
import { findSimilarEntities, MAX_PROPOSED, MIN_PROPOSED_SIMILARITY } from './similar-entities.ts';

/** A name, and the entity types that it stands for. */
export interface TypedName {
  readonly name: string;
  readonly types: readonly string[];
}

/** What is said of an entity that has the name itself. */
const EXACT = {
  name: 'similar',
  aka: 'aka',
  clientIdentifier: 'identifier',
} as const satisfies Record<string, NameSuggestion['reason']>;
const REASONS = Object.values(EXACT);
type ExactReason = keyof typeof EXACT;
const isExact = (reason: string): reason is ExactReason => Object.hasOwn(EXACT, reason);

const hasCommon = (one: readonly string[], other: readonly string[]) =>
  one.some((item) => other.includes(item));

/** The entities of its types that have a name as their own, an AKA or an identifier, by the place of the name. */
async function findExact(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly TypedName[],
): Promise<ReadonlyMap<number, readonly NameSuggestion[]>> {
  const asked = names.map(({ name, types: [type = ''] }) => ({
    name,
    type,
    selectedEntityId: null,
    documentId: null,
  }));
  const matches = names.length === 0 ? [] : await entityNames.findMatches(kysely, clientId, asked);
  const fitting = matches.filter(({ place, types }) => hasCommon(types, names[place]?.types ?? []));
  const ids = fitting.map(({ entityId }) => entityId);
  const nameOf = await findNamesOfEntities(kysely, clientId, ids);
  const suggestions = fitting.flatMap(({ place, entityId, reason }) =>
    isExact(reason)
      ? [{ place, entityId, name: nameOf.get(entityId) ?? '', reason: EXACT[reason], similarity: 1 }]
      : [],
  );
  const ordered = suggestions.toSorted(
    (one, other) =>
      REASONS.indexOf(one.reason) - REASONS.indexOf(other.reason) || (one.name < other.name ? -1 : 1),
  );
  return Map.groupBy(ordered, ({ place }) => place);
}

/**
 * The entities that names are likely to mean, the likeliest first: those of the same type that have the name as an AKA or an
 * identifier, and those with a name that is similar enough. One statement for each name, with pauses, so that
 * others are served in between.
 */
export async function proposeEntities(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly TypedName[],
): Promise<readonly (readonly NameSuggestion[])[]> {
  const exact = await findExact(kysely, clientId, names);
  const pauses = new PausesForOthers();
  const proposals: NameSuggestion[][] = [];
  for (const [place, named] of names.entries()) {
    const same = (exact.get(place) ?? []).map(({ entityId, name, reason, similarity }) => ({
      entityId,
      name,
      reason,
      similarity,
    }));
    const similar = named.types.length === 0 ? [] : await findSimilarEntities(kysely, clientId, named);
    const shown = similar
      .filter(({ similarity }) => similarity >= MIN_PROPOSED_SIMILARITY)
      .slice(0, MAX_PROPOSED)
      .map((one) => ({ ...one, reason: 'similar' as const }));
    const known = new Set(same.map(({ entityId }) => entityId));
    proposals.push([...same, ...shown.filter(({ entityId }) => !known.has(entityId))]);
    await pauses.afterPart();
  }
  return proposals;
}

/** Pairs of names of one type that are alike, and names with the entities that they are alike with; the most alike first. */
export async function findAlikeNames(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly TypedName[],
): Promise<AlikePair[]> {
  const compared = names.map((one) => ({ ...one, compared: readComparedName(one.name) }));
  const among = compared.flatMap((one, place) =>
    compared.slice(place + 1).flatMap((other): AlikePair[] => {
      const similarity = hasCommon(one.types, other.types) ? similarityOf(one.compared, other.compared) : 0;
      if (similarity < MIN_PROPOSED_SIMILARITY) return [];
      return [{ name: one.name, otherName: other.name, entity: null, similarity }];
    }),
  );
  const proposals = await proposeEntities(kysely, clientId, names);
  const known = names.flatMap(({ name }, place) =>
    (proposals[place] ?? []).map(({ entityId, name: entityName, similarity }) => ({
      name,
      otherName: null,
      entity: { id: entityId, name: entityName },
      similarity,
    })),
  );
  return [...among, ...known].toSorted((one, other) => other.similarity - one.similarity);
}
