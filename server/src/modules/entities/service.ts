import type { BodyOf, countEntityContents, EntityFilters } from '@assay/shared/contracts';
import { AppError, DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  countContents,
  countRelationshipsOfTypes,
  deleteEntityRows,
  deleteRelationshipsOfTypes,
  insertEntity,
  insertEntityAudit,
  isIdentifierTaken,
  replaceAkas,
  updateEntityRow,
  type EntityChange,
  type EntityValues,
} from './change.repository.ts';
import { keepUnmatchedNames } from './kept-names.service.ts';
import { requireDistinctAkas, requireKnownTypes, requireValidNames } from './policy.ts';
import {
  countEntities,
  findAkas,
  findBySearch,
  findEntities,
  findEntityTypes,
  findNameOwners,
  lockEntities,
  lockEntity,
  type EntityFilter,
  type EntityPage,
} from './repository.ts';

/** The part of the list that a request asks for. */
export interface EntityQuery extends PageQuery, Partial<EntityFilters> {
  readonly orderBy?: string | undefined;
  readonly interDocumentEntityId?: readonly string[] | undefined;
}

/** The changed fields of an entity. */
export interface EntityUpdate {
  readonly name?: string | undefined;
  readonly clientIdentifier?: string | null | undefined;
  readonly fins?: readonly string[] | undefined;
  /** When the version was stored that the change started from. */
  readonly timeUpdated?: string | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** An entity of a client, locked; @throws AppError NOT_FOUND, or VALUE_CONFLICT when it was changed since */
async function requireEntity(
  transaction: DatabaseTransaction,
  clientId: string,
  { id, timeUpdated }: { readonly id: string; readonly timeUpdated?: string | undefined },
) {
  const stored = await lockEntity(transaction, clientId, id);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (timeUpdated !== undefined && stored.time_updated.toISOString() !== new Date(timeUpdated).toISOString())
    throw new AppError('VALUE_CONFLICT', { identifier: 'timeUpdated' });
  return stored;
}

/**
 * Keeps other transactions from giving an identifier until this one ends. Before rows of entities are locked, so that two never
 * wait for each other.
 */
async function lockIdentifiers(
  transaction: DatabaseTransaction,
  clientId: string,
  identifier: string | null | undefined,
): Promise<void> {
  if (identifier !== null && identifier !== undefined)
    await lockUntilCommit(transaction, TRANSACTION_LOCKS.clientIdentifiers(clientId));
}

/** @throws AppError RESOURCE_DUPLICATED where another entity of the client has the identifier [AMB-136] */
async function requireFreeIdentifier(
  transaction: DatabaseTransaction,
  clientId: string,
  { identifier, exceptIds }: { readonly identifier: string | null; readonly exceptIds: readonly string[] },
): Promise<void> {
  if (identifier !== null && (await isIdentifierTaken(transaction, clientId, { identifier, exceptIds })))
    throw new AppError('RESOURCE_DUPLICATED', { identifier: 'clientIdentifier' });
}

/** @throws AppError RESOURCE_DUPLICATED where the name is taken, also when another transaction has just taken it */
async function withFreeName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('RESOURCE_DUPLICATED', { identifier: 'name', cause: error });
    throw error;
  }
}

/** The entities of a client. */
export class EntitiesService {
  readonly #kysely: DatabaseClient;

  constructor({ kysely }: Pick<Database, 'kysely'>) {
    this.#kysely = kysely;
  }

  /** A page of entities with the types of the client; no match is an empty page (AMB-098). */
  async list(clientId: string, query: EntityQuery) {
    const { name, interDocumentEntityId: ids, type: types, identifier, relationships, orderBy } = query;
    const filter = { clientId, ids, types, identifier, relationships };
    const isPage = query.offset !== undefined || query.maxPageSize !== undefined;
    const page = { ...readPage(query, PAGES), orderBy };
    // At once: on the embedded database a writer may come before a statement that is sent later.
    const [found, fins] = await Promise.all([
      isPage && name !== undefined && name.trim() !== ''
        ? this.#search(filter, name, page)
        : this.#read({ ...filter, ...(!isPage && { name }) }, page),
      findEntityTypes(this.#kysely, clientId),
    ]);
    return { ...found, types: fins };
  }

  async #read(filter: EntityFilter, page: EntityPage) {
    const [entities, totalCount] = await Promise.all([
      findEntities(this.#kysely, filter, page),
      countEntities(this.#kysely, filter),
    ]);
    return { entities, totalCount };
  }

  /** What a search finds, and by what [AMB-136]. */
  async #search(filter: EntityFilter, text: string, page: EntityPage) {
    const { totalCount, found } = await findBySearch(this.#kysely, filter, { text, page });
    const ids = found.map(({ id }) => id);
    const rows = await findEntities(
      this.#kysely,
      { clientId: filter.clientId, ids },
      { offset: 0, limit: ids.length, orderBy: undefined },
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const entities = found.flatMap(({ id, foundBy }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ ...row, foundBy }];
    });
    return { entities, totalCount };
  }

  /** One entity as the calls that change it respond. */
  async #find(clientId: string, id: string) {
    const { entities, types } = await this.list(clientId, { interDocumentEntityId: [id] });
    const [entity] = entities;
    if (entity === undefined) throw new AppError('NOT_FOUND');
    return { entity, types };
  }

  /** Creates an entity (API-049). @returns its id */
  async create(actor: Writer, { name, clientIdentifier, fins }: Required<Omit<EntityUpdate, 'timeUpdated'>>) {
    const types = await findEntityTypes(this.#kysely, actor.clientId);
    const values = readValues({
      name: name ?? '',
      clientIdentifier: clientIdentifier ?? null,
      types: fins ?? [],
    });
    requireKnownTypes(values.types, types);
    requireValidNames([values.name], values.types, { types, identifier: 'name' });
    return withFreeName(
      this.#kysely.transaction().execute(async (transaction) => {
        const identifier = values.clientIdentifier;
        await lockIdentifiers(transaction, actor.clientId, identifier);
        await requireFreeIdentifier(transaction, actor.clientId, { identifier, exceptIds: [] });
        const id = await insertEntity(transaction, actor.clientId, values);
        await insertEntityAudit(transaction, actor, [{ entityId: id, action: 'created', to: values.name }]);
        await keepUnmatchedNames(transaction, actor.clientId);
        return id;
      }),
    );
  }

  /** Changes an entity; types that are dropped take the relationships that use them with them (AMB-099). */
  async update(actor: Writer, id: string, update: EntityUpdate) {
    const types = await findEntityTypes(this.#kysely, actor.clientId);
    await withFreeName(
      this.#kysely.transaction().execute(async (transaction) => {
        await lockIdentifiers(transaction, actor.clientId, update.clientIdentifier);
        const stored = await requireEntity(transaction, actor.clientId, { id, ...update });
        const before = {
          name: stored.name,
          clientIdentifier: stored.client_identifier,
          types: stored.types,
        };
        const { name, clientIdentifier, fins } = update;
        const after = readValues({
          name: name ?? before.name,
          clientIdentifier: clientIdentifier === undefined ? before.clientIdentifier : clientIdentifier,
          types: fins ?? before.types,
        });
        if (fins !== undefined) requireKnownTypes(after.types, types);
        if (name !== undefined || fins !== undefined)
          requireValidNames([after.name], after.types, { types, identifier: 'name' });
        if (after.clientIdentifier !== before.clientIdentifier)
          await requireFreeIdentifier(transaction, actor.clientId, {
            identifier: after.clientIdentifier,
            exceptIds: [id],
          });
        const dropped = before.types.filter((fin) => !after.types.includes(fin));
        if (dropped.length > 0) await deleteRelationshipsOfTypes(transaction, id, dropped);
        const changes = changesBetween(id, before, after);
        if (changes.length === 0) return;
        await updateEntityRow(transaction, id, after);
        await insertEntityAudit(transaction, actor, changes);
        await keepUnmatchedNames(transaction, actor.clientId);
      }),
    );
    return this.#find(actor.clientId, id);
  }

  /** Replaces the AKAs of an entity (API-051). Another entity may have the same ones (AMB-096). */
  async setAkas(
    actor: Writer,
    id: string,
    { akas, timeUpdated }: { readonly akas: readonly string[]; readonly timeUpdated?: string | undefined },
  ) {
    const types = await findEntityTypes(this.#kysely, actor.clientId);
    const names = akas.map((aka) => aka.trim());
    await this.#kysely.transaction().execute(async (transaction) => {
      const stored = await requireEntity(transaction, actor.clientId, { id, timeUpdated });
      requireValidNames(names, stored.types, { types, identifier: 'akas' });
      requireDistinctAkas(names);
      const before = await findAkas(transaction, id);
      if (JSON.stringify(before) === JSON.stringify(names)) return;
      await replaceAkas(transaction, id, names);
      await insertEntityAudit(transaction, actor, [
        { entityId: id, action: 'akas', from: JSON.stringify(before), to: JSON.stringify(names) },
      ]);
      await keepUnmatchedNames(transaction, actor.clientId);
    });
    return this.#find(actor.clientId, id);
  }

  /** Deletes entities for good (AMB-099). @returns the ids of those that were there */
  async delete(actor: Writer, ids: readonly string[]): Promise<string[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const found = await lockEntities(transaction, actor.clientId, ids);
      if (found.length === 0) return [];
      const own = found.map(({ id }) => id);
      await deleteEntityRows(transaction, actor.clientId, own);
      await insertEntityAudit(
        transaction,
        actor,
        found.map(({ id, name }) => ({ entityId: id, action: 'deleted', from: name })),
      );
      await keepUnmatchedNames(transaction, actor.clientId);
      return own;
    });
  }

  /** Which entities of the client have one of the names. */
  async findNameOwners(clientId: string, names: readonly string[]) {
    return findNameOwners(this.#kysely, clientId, names);
  }

  /** What would be deleted with entities or, of `types`, when they lose these. */
  async countContents(clientId: string, { uuids: ids, types }: BodyOf<typeof countEntityContents>) {
    if (types === undefined) return countContents(this.#kysely, clientId, ids);
    const counts = await countRelationshipsOfTypes(this.#kysely, clientId, { ids, types });
    return { entities: 0, akas: 0, documents: 0, ...counts };
  }
}

/** Values as they are stored: no white space around names, no empty identifier (ENT-022), each type once. */
function readValues({ name, clientIdentifier, types }: EntityValues): EntityValues {
  const identifier = clientIdentifier?.trim() ?? '';
  return {
    name: name.trim(),
    clientIdentifier: identifier === '' ? null : identifier,
    types: [...new Set(types)],
  };
}

function changesBetween(entityId: string, before: EntityValues, after: EntityValues): EntityChange[] {
  const fields = [
    { action: 'name', from: before.name, to: after.name },
    { action: 'identifier', from: before.clientIdentifier, to: after.clientIdentifier },
    { action: 'types', from: before.types.join(', '), to: after.types.join(', ') },
  ] as const;
  return fields.filter(({ from, to }) => from !== to).map((change) => ({ entityId, ...change }));
}
