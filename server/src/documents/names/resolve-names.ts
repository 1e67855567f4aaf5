import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources, EntityNames, NameMatch } from '../sources.ts';

/** A name to find the entity of. */
export interface AskedName {
  readonly name: string;
  /** The entity type that it stands for. */
  readonly type: string;
  /** The entity that a person chose for it. */
  readonly selectedEntityId: string | null;
  /** The document that states it: a choice may be remembered for its fund or its sender. Null outside documents. */
  readonly documentId: string | null;
}

/** Which entity a name means, and why. */
export type NameResolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly entityId: string; readonly reason: NameMatch['reason'] }
  | { readonly kind: 'several'; readonly entityIds: readonly [string, string, ...string[]] };

/** How people chose, the nearest first. */
const CHOICES = ['chosen', 'rememberedForFund', 'rememberedForSender'] as const;

const NONE: NameResolution = { kind: 'none' };

/** Each entity once, by its strongest reason, in the order of the ids. */
function distinctEntities(matches: readonly NameMatch[]): readonly NameMatch[] {
  return [...new Map(matches.toReversed().map((match) => [match.entityId, match])).values()].toSorted(
    (one, other) => (one.entityId < other.entityId ? -1 : 1),
  );
}

/** The one entity of the matches, or all of them. */
function resolutionOf(matches: readonly NameMatch[]): NameResolution {
  const [first, second, ...others] = distinctEntities(matches);
  if (first === undefined) return NONE;
  if (second === undefined) return { kind: 'one', entityId: first.entityId, reason: first.reason };
  const ids = others.map(({ entityId }) => entityId);
  return { kind: 'several', entityIds: [first.entityId, second.entityId, ...ids] };
}

/**
 * Decides which entity a name means. What a person chose decides: here, for the fund, or for the sender. Otherwise an entity of the type that the name stands for comes
 * before entities of other types, and in each case its own name before an AKA, and both before a client identifier. An AKA of
 * an entity of the type does not silently win over another entity that bears the name itself: then they are several, as they are
 * wherever more than one remains.
 * @param asked the entity types that the name may stand for; none for any
 * @param matches the entities that have the name, by each reason
 */
export function decideName(asked: readonly string[], matches: readonly NameMatch[]): NameResolution {
  const by = (reason: NameMatch['reason']) => matches.filter((match) => match.reason === reason);
  const ofType = (found: readonly NameMatch[]) =>
    found.filter(({ types }) => types.some((type) => asked.includes(type)));
  const preferType = (found: readonly NameMatch[]) => (ofType(found).length > 0 ? ofType(found) : found);
  const chosen = CHOICES.map(by).find((found) => found.length > 0);
  if (chosen) return resolutionOf(chosen);
  const [named, akas] = [by('name'), by('aka')];
  if (ofType(named).length > 0) return resolutionOf(named);
  if (named.length > 0) return resolutionOf([...named, ...ofType(akas)]);
  return resolutionOf(akas.length > 0 ? preferType(akas) : preferType(by('clientIdentifier')));
}

/** Reads once which entities have a name: for work in which no name changes its meaning. */
export function rememberMatches(entities: EntityNames): EntityNames {
  const known = new Map<string, readonly NameMatch[]>();
  const keyOf = ({ name, type, selectedEntityId, documentId }: AskedName) =>
    JSON.stringify([name, type, selectedEntityId, documentId]);
  return {
    ...entities,
    async findMatches(kysely, clientId, asked) {
      const unknown = [...new Map(asked.map((one) => [keyOf(one), one]))].filter(([key]) => !known.has(key));
      const names = unknown.map(([, one]) => one);
      const read = names.length === 0 ? [] : await entities.findMatches(kysely, clientId, names);
      const byPlace = Map.groupBy(read, ({ place }) => place);
      for (const [place, [key]] of unknown.entries()) known.set(key, byPlace.get(place) ?? []);
      return asked.flatMap((one, place) =>
        (known.get(keyOf(one)) ?? []).map((match) => ({ ...match, place })),
      );
    },
  };
}

/**
 * The one answer to which entity a name means: none, one or several, with the reason. One statement for any number of names.
 * @returns an answer for each name, in their order
 */
export async function resolveNames(
  kysely: DatabaseClient,
  { entities }: Pick<DocumentSources, 'entities'>,
  clientId: string,
  asked: readonly AskedName[],
): Promise<readonly NameResolution[]> {
  if (asked.length === 0) return [];
  const matches = Map.groupBy(await entities.findMatches(kysely, clientId, asked), ({ place }) => place);
  return asked.map(({ type }, place) => decideName([type], matches.get(place) ?? []));
}
