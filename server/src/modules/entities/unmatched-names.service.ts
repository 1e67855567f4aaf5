import { randomUUID } from 'node:crypto';
import {
  AppError,
  DEFAULT_PAGE_SIZE,
  editAkasPermissions,
  hasEveryPermission,
  normaliseEntityName,
  type ErrorCode,
  type Switches,
} from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { DocumentCore } from '../../documents/index.ts';
import { PausesForOthers } from '../../platform/db/pause.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { giveOwner, takeOwnerBack, type BeforeAnswer } from './answered-owners.ts';
import {
  countContents,
  deleteEntityRows,
  insertEntity,
  insertEntityAudit,
  replaceAkas,
} from './change.repository.ts';
import { writeRefused } from './kept-names.repository.ts';
import { keepRemainingNames, keepUnmatchedNames } from './kept-names.service.ts';
import { requireKnownTypes, requireValidNames } from './policy.ts';
import { findAlikeNames, proposeEntities, type TypedName } from './name-proposals.ts';
import { findAkas, findEntityTypes, hasEntity, lockEntity } from './repository.ts';
import {
  findExamples,
  findUnmatchedNames,
  insertAnswer,
  linkName,
  lockAnswer,
  markAnswerUndone,
  unlinkNames,
  findAnswerIds,
  findTypesOfNames,
  type NameFilter,
} from './unmatched-names.repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name' | 'permissions'>;

/** The part of the list that a request asks for. */
export interface NameQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly type?: readonly string[] | undefined;
  readonly confirmed?: 'true' | 'false' | undefined;
  readonly suggestions?: 'true' | 'false' | undefined;
}

type FindArguments = [filter: NameFilter, page: Parameters<typeof findUnmatchedNames>[2]];

/** What a person says that a name is. */
export type NameAnswer =
  | { readonly kind: 'entity'; readonly entityId: string; readonly rememberAka: boolean }
  | { readonly kind: 'create'; readonly fins: readonly string[] }
  | { readonly kind: 'notEntity' };

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 100 };
/** What a person says that many names are. */
export type NamesAnswer = Exclude<NameAnswer, { readonly kind: 'create' }> | { readonly kind: 'create' };

/** Names in documents that belong to no entity: one answer fixes all documents that carry the name. */
export class UnmatchedNamesService {
  readonly #kysely: DatabaseClient;
  readonly #switchesOf: (clientId: string) => Promise<Switches>;
  readonly #core: DocumentCore;

  constructor(
    { kysely }: Pick<Database, 'kysely'>,
    {
      switchesOf,
      core,
    }: { readonly switchesOf: (clientId: string) => Promise<Switches>; readonly core: DocumentCore },
  ) {
    this.#core = core;
    this.#kysely = kysely;
    this.#switchesOf = switchesOf;
  }

  /** A page of names with ranked suggestions. */
  async list(clientId: string, query: NameQuery) {
    const filter = {
      clientId,
      search: query.search,
      types: query.type,
      isConfirmed: query.confirmed === undefined ? undefined : query.confirmed === 'true',
    };
    const page = { ...readPage(query, PAGES), orderBy: query.orderBy };
    const { rows, counts } = await this.#find(filter, page);
    const keys = rows.map(({ key }) => key);
    const examples = Map.groupBy(await findExamples(this.#kysely, clientId, keys), ({ key }) => key);
    const asked = query.suggestions === 'false' ? [] : rows.map(({ name, fins }) => ({ name, types: fins }));
    const proposals = await proposeEntities(this.#kysely, clientId, asked);
    const items = rows.map(({ fins, ...row }, index) => ({
      ...row,
      documents: (examples.get(row.key) ?? []).map(({ id, fileName }) => ({ id, fileName })),
      fins: [...fins],
      suggestions: [...(proposals[index] ?? [])],
    }));
    const { confirmed, unconfirmed } = counts;
    const totals = { true: confirmed, false: unconfirmed, all: confirmed + unconfirmed };
    return {
      items,
      count: items.length,
      totalCount: totals[query.confirmed ?? 'all'],
      confirmedTotal: confirmed,
      unconfirmedTotal: unconfirmed,
    };
  }

  async count(clientId: string): Promise<number> {
    const { counts } = await this.#find({ clientId }, { offset: 0, limit: 0, orderBy: undefined });
    return counts.confirmed + counts.unconfirmed;
  }

  /** Names as they are kept, brought up to date first where earlier transactions left something. */
  async #find(...[filter, page]: FindArguments) {
    const found = await findUnmatchedNames(this.#kysely, filter, page);
    if (!found.isOutdated) return found;
    await keepRemainingNames(this.#kysely, filter.clientId);
    return findUnmatchedNames(this.#kysely, filter, page);
  }

  /** Names with the entity types that they stand for; none for a name that is not unmatched. */
  async #readTypes(clientId: string, names: readonly string[]): Promise<readonly TypedName[]> {
    await keepRemainingNames(this.#kysely, clientId);
    const types = await findTypesOfNames(this.#kysely, clientId, names);
    return names.map((name, index) => ({ name, types: types[index] ?? [] }));
  }

  /** The entities that names are likely to mean. */
  async suggest(clientId: string, names: readonly string[]) {
    const asked = await this.#readTypes(clientId, names);
    const proposals = await proposeEntities(this.#kysely, clientId, asked);
    return names.map((name, index) => ({ name, suggestions: [...(proposals[index] ?? [])] }));
  }

  /** Names that are alike, among one another and with entities. */
  async findAlike(clientId: string, names: readonly string[]) {
    return findAlikeNames(this.#kysely, clientId, await this.#readTypes(clientId, names));
  }

  /**
   * Carries out an answer in all documents at once; the values of confirmed ones are then the entity's. @returns the id of the answer
   * and the number of documents
   */
  async answer(actor: Writer, name: string, answer: NameAnswer, batchId: string | null = null) {
    if (normaliseEntityName(name) === '') throw new AppError('EMPTY_ENTITY_NAME', { identifier: 'name' });
    await this.#requireMayAnswer(actor, answer);
    await keepRemainingNames(this.#kysely, actor.clientId);
    try {
      return await this.#kysely.transaction().execute(async (transaction) => {
        const { entityId, addedAka } = await this.#entityOf(transaction, actor, name, answer);
        const linked =
          entityId === null
            ? { datapointIds: [], documentCount: 0 }
            : await linkName(transaction, actor, { name, entityId });
        const kind = answer.kind === 'create' ? 'created' : answer.kind;
        const { datapointIds, documentCount } = linked;
        const before =
          entityId === null
            ? null
            : await giveOwner(transaction, this.#core, actor, { datapointIds, entityId });
        const answerId = await insertAnswer(transaction, actor, {
          name,
          kind,
          entityId,
          addedAka,
          datapointIds,
          before,
          batchId,
        });
        if (kind === 'notEntity') await writeRefused(transaction, actor.clientId, [name]);
        await keepUnmatchedNames(transaction, actor.clientId);
        return { answerId, documentCount };
      });
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AppError('RESOURCE_DUPLICATED', { identifier: 'name', cause: error });
      throw error;
    }
  }

  /**
   * Answers many names, each whole and in a transaction of its own: others are served in between, and what was answered
   * stays where the process ends meanwhile. Names that cannot be answered are returned with the reason.
   * @param answerId names all answers, for taking them back
   * @throws AppError NOT_FOUND, FORBIDDEN where none can be answered so
   */
  async answerAll(
    actor: Writer,
    names: readonly string[],
    { answer, answerId = randomUUID() }: { readonly answer: NamesAnswer; readonly answerId?: string },
  ) {
    if (answer.kind === 'entity' && !(await hasEntity(this.#kysely, actor.clientId, answer.entityId)))
      throw new AppError('NOT_FOUND', { identifier: 'entityId' });
    await this.#requireMayAnswer(actor, answer);
    const asked = await this.#readTypes(actor.clientId, names);
    const pauses = new PausesForOthers();
    const answered: number[] = [];
    const refused: { readonly name: string; readonly code: ErrorCode }[] = [];
    for (const { name, types: fins } of asked) {
      try {
        if (fins.length === 0) throw new AppError('NOT_FOUND', { identifier: 'name' });
        const given = answer.kind === 'create' ? { kind: answer.kind, fins } : answer;
        answered.push((await this.answer(actor, name, given, answerId)).documentCount);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ name, code: error.code });
      }
      await pauses.afterPart();
    }
    const documentCount = answered.reduce((sum, count) => sum + count, 0);
    return { answerId, answered: answered.length, documentCount, refused };
  }

  /** @throws AppError FORBIDDEN where the answer adds an AKA and the actor may not */
  async #requireMayAnswer(actor: Writer, answer: NamesAnswer | NameAnswer): Promise<void> {
    if (answer.kind !== 'entity' || !answer.rememberAka) return;
    const needed = editAkasPermissions(await this.#switchesOf(actor.clientId));
    if (!hasEveryPermission(actor.permissions, needed)) throw new AppError('FORBIDDEN');
  }

  async #entityOf(
    transaction: DatabaseTransaction,
    actor: Writer,
    name: string,
    answer: NameAnswer,
  ): Promise<{ readonly entityId: string | null; readonly addedAka: boolean }> {
    if (answer.kind === 'notEntity') return { entityId: null, addedAka: false };
    const types = await findEntityTypes(transaction, actor.clientId);
    if (answer.kind === 'create') {
      requireKnownTypes(answer.fins, types);
      requireValidNames([name], answer.fins, { types, identifier: 'name' });
      const values = { name: name.trim(), clientIdentifier: null, types: [...new Set(answer.fins)] };
      const entityId = await insertEntity(transaction, actor.clientId, values);
      await insertEntityAudit(transaction, actor, [{ entityId, action: 'created', to: values.name }]);
      return { entityId, addedAka: false };
    }
    const entity = await lockEntity(transaction, actor.clientId, answer.entityId);
    if (entity === undefined) throw new AppError('NOT_FOUND');
    if (!answer.rememberAka) return { entityId: entity.id, addedAka: false };
    requireValidNames([name], entity.types, { types, identifier: 'name' });
    const akas = await findAkas(transaction, entity.id);
    const comparable = normaliseEntityName(name);
    if ([entity.name, ...akas].some((known) => normaliseEntityName(known) === comparable))
      return { entityId: entity.id, addedAka: false };
    await this.#setAkas(transaction, actor, { entityId: entity.id, from: akas, to: [...akas, name.trim()] });
    return { entityId: entity.id, addedAka: true };
  }

  async #setAkas(
    transaction: DatabaseTransaction,
    actor: Writer,
    { entityId, from, to }: { entityId: string; from: readonly string[]; to: readonly string[] },
  ): Promise<void> {
    await replaceAkas(transaction, entityId, to);
    await insertEntityAudit(transaction, actor, [
      { entityId, action: 'akas', from: JSON.stringify(from), to: JSON.stringify(to) },
    ]);
  }

  /** Takes back an answer, or all that were given at once, the last first. @returns the number of documents */
  async undo(actor: Writer, id: string): Promise<number> {
    const ids = await findAnswerIds(this.#kysely, actor.clientId, id);
    if (ids.length === 0) throw new AppError('NOT_FOUND');
    const pauses = new PausesForOthers();
    let documentCount = 0;
    for (const answerId of ids) {
      documentCount += await this.#undoOne(actor, answerId);
      await pauses.afterPart();
    }
    return documentCount;
  }

  /** Takes an answer back in all documents but those that were confirmed since. @returns the number of documents */
  async #undoOne(actor: Writer, answerId: string): Promise<number> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const answer = await lockAnswer(transaction, actor.clientId, answerId);
      if (answer === undefined) throw new AppError('NOT_FOUND');
      await markAnswerUndone(transaction, answerId);
      const { entity_id: entityId, datapoint_ids: datapointIds } = answer;
      if (entityId === null) {
        await writeRefused(transaction, actor.clientId, [answer.name]);
        return 0;
      }
      // Written by `answer`, whose type says what it holds.
      const before = answer.before as BeforeAnswer | null;
      const confirmed = before?.names ?? [];
      const unlinked = await unlinkNames(transaction, actor, { datapointIds, entityId, confirmed });
      const names = confirmed.filter(({ metricId }) => unlinked.metricIds.includes(metricId));
      if (before !== null && names.length > 0)
        await takeOwnerBack(transaction, this.#core, actor, {
          before: { ...before, names },
          answeredAt: answer.answered_at,
        });
      if (answer.added_aka) await this.#removeAka(transaction, actor, { entityId, name: answer.name });
      if (answer.kind === 'created')
        await this.#deleteUnused(transaction, actor, { entityId, name: answer.name });
      await keepUnmatchedNames(transaction, actor.clientId);
      return unlinked.documentCount;
    });
  }

  async #removeAka(transaction: DatabaseTransaction, actor: Writer, aka: { entityId: string; name: string }) {
    const entity = await lockEntity(transaction, actor.clientId, aka.entityId);
    if (entity === undefined) return;
    const akas = await findAkas(transaction, entity.id);
    const comparable = normaliseEntityName(aka.name);
    const left = akas.filter((name) => normaliseEntityName(name) !== comparable);
    if (left.length < akas.length)
      await this.#setAkas(transaction, actor, { entityId: entity.id, from: akas, to: left });
  }

  async #deleteUnused(
    transaction: DatabaseTransaction,
    actor: Writer,
    created: { entityId: string; name: string },
  ) {
    const { entityId, name } = created;
    const { akas, relationships, datapoints, documents } = await countContents(transaction, actor.clientId, [
      entityId,
    ]);
    if (akas + relationships + datapoints + documents > 0) return;
    await deleteEntityRows(transaction, actor.clientId, [entityId]);
    await insertEntityAudit(transaction, actor, [{ entityId, action: 'deleted', from: name }]);
  }
}
