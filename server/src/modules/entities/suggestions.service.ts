import type { SuggestedEntity } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { EntityTypes } from './policy.ts';
import { findEntityTypes } from './repository.ts';
import { findSuggestedEntities, type SoughtName, type SuggestionRow } from './suggestions.repository.ts';

/** Suggestions that a person can choose from at a glance. */
const MAX_SUGGESTIONS = 8;

/** How much a reason counts; similarity adds up to 1. */
const WEIGHT: Readonly<Record<SuggestionRow['reason'], number>> = {
  name: 12,
  aka: 10,
  identifier: 8,
  beginning: 3,
  part: 2,
  similar: 1,
  related: 0,
};
/** What a relationship with the document's fund, and the type of the metric add. */
const RELATED = 1;
const OF_TYPE = 0.75;

const scoreOf = ({ reason, similarity, isRelated, hasType }: SuggestionRow) =>
  WEIGHT[reason] + similarity + (isRelated ? RELATED : 0) + (hasType ? OF_TYPE : 0);

/**
 * Each entity once, by its best reason; the likeliest first. The exact name, AKA or identifier always comes first. An
 * entity that is only related to the document is suggested where nothing was typed.
 */
export function bestSuggestions(rows: readonly SuggestionRow[], isNamed: boolean): readonly SuggestionRow[] {
  const offered = isNamed ? rows.filter(({ reason }) => reason !== 'related') : rows;
  const byScore = offered
    .map((row) => ({ row, score: scoreOf(row) }))
    .toSorted((one, other) => other.score - one.score || (one.row.name < other.row.name ? -1 : 1));
  const best = new Map<string, SuggestionRow>();
  for (const { row } of byScore) if (!best.has(row.id)) best.set(row.id, row);
  return [...best.values()].slice(0, MAX_SUGGESTIONS);
}

/** The best suggestions, as they are sent. */
export function rankSuggestions(
  rows: readonly SuggestionRow[],
  types: EntityTypes,
  isNamed: boolean,
): SuggestedEntity[] {
  return bestSuggestions(rows, isNamed).map(({ id, name, types: fins, reason, aka }) => ({
    entityId: id,
    name,
    types: fins.map((fin) => types.get(fin)?.displayName ?? fin),
    reason,
    aka,
  }));
}

/** Entities that a name in a document, or a typed one, may mean. */
export class EntitySuggestionsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** The likeliest entities for a name [AMB-069]. */
  async suggest(clientId: string, sought: SoughtName): Promise<SuggestedEntity[]> {
    const rows = await findSuggestedEntities(this.#kysely, clientId, sought);
    const types = await findEntityTypes(this.#kysely, clientId);
    return rankSuggestions(rows, types, sought.name.trim() !== '');
  }
}
