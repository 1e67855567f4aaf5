import { AppError } from '@assay/shared/domain';
import type { EntityDuplicate } from '@assay/shared/contracts';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findAlikeEntities } from './alike-entities.ts';
import type { DuplicateSearchQueue } from './duplicate-search-queue.ts';
import {
  countPairs,
  countValues,
  deleteDistinctPair,
  findLastChange,
  findPairs,
  findSearch,
  insertDistinctPair,
  insertPairs,
  type PairFilter,
  type PairRow,
} from './duplicates.repository.ts';
import type { EntityTypes } from './policy.ts';
import { presentEntity } from './presenter.ts';
import { findEntities, findEntityTypes, findImported, lockEntities, type EntityRow } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** The part of the list that a request asks for. */
export interface DuplicateQuery extends PageQuery, Pick<PairFilter, 'entityId'> {
  readonly type?: readonly string[] | undefined;
  readonly distinct?: 'true' | 'false' | undefined;
}

const PAGES = { defaultSize: 20, maxSize: 100 };
/** A change that was stored beside a search, after a later one, is found after a day at the latest. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** A search that takes longer is not repeated before so many times its time has passed: it would keep a processor busy. */
const REST = { fromMs: 2000, factor: 10 };

/** Whether and when a client was searched, for the page that shows what was found. */
interface SearchAnswer {
  readonly isSearching: boolean;
  readonly searchedAt: string | null;
}

/** Entities that may be one. Nothing merges them but a person. */
export class EntityDuplicatesService {
  readonly #kysely: DatabaseClient;
  readonly #queue: DuplicateSearchQueue;
  readonly #clock: Clock;

  constructor({ kysely }: Pick<Database, 'kysely'>, queue: DuplicateSearchQueue, clock: Clock) {
    this.#kysely = kysely;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** A page of the pairs that the last search found, as far as they are alike still, or of those that are not the same. */
  async list(clientId: string, query: DuplicateQuery) {
    const filter = { clientId, entityId: query.entityId, types: query.type };
    const isDistinct = query.distinct === 'true';
    const rows = await findPairs(this.#kysely, { ...filter, isDistinct }, readPage(query, PAGES));
    const possibleTotal = await countPairs(this.#kysely, { ...filter, isDistinct: false });
    const distinctTotal = await countPairs(this.#kysely, { ...filter, isDistinct: true });
    const search = await findSearch(this.#kysely, clientId);
    const items = await this.#present(clientId, rows);
    return {
      items,
      count: items.length,
      totalCount: isDistinct ? distinctTotal : possibleTotal,
      possibleTotal,
      distinctTotal,
      isComplete: search?.isComplete !== false,
    };
  }

  async #present(clientId: string, rows: readonly PairRow[]): Promise<EntityDuplicate[]> {
    if (rows.length === 0) return [];
    const ids = rows.flatMap(({ firstId, secondId }) => [firstId, secondId]);
    const page = { offset: 0, limit: ids.length, orderBy: undefined };
    const entities = await findEntities(this.#kysely, { clientId, ids }, page);
    const byId = new Map(entities.map((entity) => [entity.id, entity]));
    const values = await countValues(this.#kysely, ids);
    const types = await findEntityTypes(this.#kysely, clientId);
    return rows.flatMap((row) => presentPair(row, { byId, values, types }));
  }

  /** Searches again, unless what is known is up to date or a search of this client has just ended. */
  async search(clientId: string): Promise<SearchAnswer> {
    // In this order: a search records what it found before it ends, and is not due again at once.
    const isOpen = await this.#queue.isSearchingEntityDuplicates(this.#kysely, clientId);
    if (!isOpen && (await this.#isDue(clientId)))
      await this.#kysely
        .transaction()
        .execute((transaction) => this.#queue.searchEntityDuplicates(transaction, clientId));
    const isSearching = await this.#queue.isSearchingEntityDuplicates(this.#kysely, clientId);
    const search = await findSearch(this.#kysely, clientId);
    return { isSearching, searchedAt: search?.searchedAt.toISOString() ?? null };
  }

  async #isDue(clientId: string): Promise<boolean> {
    const search = await findSearch(this.#kysely, clientId);
    if (search === undefined) return true;
    const age = this.#clock().getTime() - search.searchedAt.getTime();
    if (search.durationMs > REST.fromMs && age < search.durationMs * REST.factor) return false;
    const changed = await findLastChange(this.#kysely, clientId);
    return age > MAX_AGE_MS || changed?.getTime() !== search.readUntil?.getTime();
  }

  /**
   * Remembers that two entities are not the same. @returns the id by which that is taken back
   * @throws AppError NOT_FOUND, or INVALID_REQUEST for one entity
   */
  async markDistinct(actor: Writer, ids: readonly [string, string]): Promise<string> {
    const [first, second] = ids.toSorted();
    if (first === undefined || second === undefined || first === second)
      throw new AppError('INVALID_REQUEST', { identifier: 'ids' });
    return this.#kysely.transaction().execute(async (transaction) => {
      const found = await lockEntities(transaction, actor.clientId, [first, second]);
      if (found.length < 2) throw new AppError('NOT_FOUND');
      return insertDistinctPair(transaction, actor, [first, second]);
    });
  }

  /** Takes that back: the two are listed again if they are alike. @throws AppError NOT_FOUND */
  async unmarkDistinct({ clientId }: Writer, id: string): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      const pair = await deleteDistinctPair(transaction, clientId, id);
      if (pair === undefined) throw new AppError('NOT_FOUND');
      await this.#storeIfAlike(transaction, clientId, pair);
    });
  }

  async #storeIfAlike(transaction: DatabaseTransaction, clientId: string, ids: readonly string[]) {
    const entities = [...(await findImported(transaction, clientId, ids)).values()];
    const named = entities.map(({ id, types, name, akas }) => ({ id, types, names: [name, ...akas] }));
    const { pairs } = findAlikeEntities(named, { excluded: new Set() });
    if (pairs.length > 0) await insertPairs(transaction, clientId, pairs);
  }
}

/** A pair with its entities: first the one that has more, which is the likelier one to stay. */
function presentPair(
  row: PairRow,
  {
    byId,
    values,
    types,
  }: {
    readonly byId: ReadonlyMap<string, EntityRow>;
    readonly values: ReadonlyMap<string, number>;
    readonly types: EntityTypes;
  },
): EntityDuplicate[] {
  const [first, second] = [byId.get(row.firstId), byId.get(row.secondId)];
  // Deleted since the pair was read.
  if (first === undefined || second === undefined) return [];
  const present = (entity: EntityRow, alikeName: string | null) => ({
    entity: presentEntity(entity, types),
    valueCount: values.get(entity.id) ?? 0,
    alikeName,
  });
  const entities = [present(first, row.firstName), present(second, row.secondName)];
  type Presented = (typeof entities)[number];
  const contents = ({ entity, valueCount }: Presented) => entity.relationshipCount + valueCount;
  const names = ({ entity }: Presented) => Number(entity.clientIdentifier !== null) + entity.akaCount;
  const { distinctId, markedBy, markedAt } = row;
  return [
    {
      entities: entities.toSorted(
        (one, other) => contents(other) - contents(one) || names(other) - names(one),
      ),
      similarity: row.similarity,
      distinct:
        distinctId === null || markedBy === null || markedAt === null
          ? null
          : { id: distinctId, markedBy, markedAt: markedAt.toISOString() },
    },
  ];
}
