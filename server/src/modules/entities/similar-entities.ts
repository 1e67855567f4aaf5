import type { DatabaseClient } from '../../database/database.ts';
import { distinctiveWords, readComparedName, similarityOf } from './name-similarity.ts';
import { findNearTexts, soughtWords } from './similar-entities.repository.ts';

/** An entity with a name or an AKA that is similar to a name. */
export interface SimilarEntity {
  readonly entityId: string;
  readonly name: string;
  /** From 0 to 1, see `similarityOf`. */
  readonly similarity: number;
}

/**
 * How similar a name is, at least, that is proposed for another. Nine of ten proposals must be right, and of names that mean
 * another fund at most one in twenty may get one, also where that fund is of the same house and only a word of its name differs:
 * from 0.85 on it is one in fifty. Measured by `npm run bench -- name-suggestions`; the table is in ADR 0052.
 */
export const MIN_PROPOSED_SIMILARITY = 0.85;
/** Proposals for one name that a person takes in at a glance. */
export const MAX_PROPOSED = 3;

/**
 * The entities of some types that may be meant by a name, the likeliest first, however unlikely. Those with all its words are
 * looked for first; where none of them is likely, those that lack one.
 */
export async function findSimilarEntities(
  kysely: DatabaseClient,
  clientId: string,
  { name, types }: { readonly name: string; readonly types: readonly string[] },
): Promise<readonly SimilarEntity[]> {
  const compared = readComparedName(name);
  const { words, mayMissOne } = soughtWords(distinctiveWords(compared));
  if (words.length === 0) return [];
  const best = new Map<string, SimilarEntity>();
  const look = async (isMissing: boolean) => {
    const near = { name, words, mayMissOne: isMissing, types };
    for (const { entityId, name: entityName, text } of await findNearTexts(kysely, clientId, near)) {
      const similarity = similarityOf(compared, readComparedName(text));
      if (similarity > (best.get(entityId)?.similarity ?? 0))
        best.set(entityId, { entityId, name: entityName, similarity });
    }
  };
  await look(false);
  const isLikely = [...best.values()].some(({ similarity }) => similarity >= MIN_PROPOSED_SIMILARITY);
  if (mayMissOne && !isLikely) await look(true);
  return [...best.values()].toSorted((one, other) => other.similarity - one.similarity);
}
