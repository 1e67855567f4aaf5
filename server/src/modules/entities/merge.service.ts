import { AppError, normaliseEntityName } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import type { Actor } from '../../plugins/actor.ts';
import { recalculateEntities } from '../calculations/index.ts';
import {
  deleteEntityRows,
  insertEntityAudit,
  isIdentifierTaken,
  replaceAkas,
  updateEntityRow,
} from './change.repository.ts';
import { keepUnmatchedNames } from './kept-names.service.ts';
import { planRelationships } from './merge-plan.ts';
import {
  digestOf,
  findMerges,
  findRelationships,
  insertMerge,
  lockMerge,
  markUndone,
  moveContents,
  moveRelationships,
  readBeforeMerge,
  restoreMerged,
  type BeforeMerge,
  type MergedPair,
} from './merge.repository.ts';
import { findAkas, hasEntity, lockEntities, lockEntity } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** Whether an entity beside the two has the client identifier that undoing a merge gives back [AMB-136]. */
async function isSourceIdentifierTaken(
  transaction: DatabaseTransaction,
  clientId: string,
  { before, pair }: { readonly before: BeforeMerge; readonly pair: MergedPair },
): Promise<boolean> {
  const { client_identifier: identifier } = before.source as { client_identifier: string | null };
  const exceptIds = [pair.sourceId, pair.targetId];
  return identifier !== null && isIdentifierTaken(transaction, clientId, { identifier, exceptIds });
}

/** The AKAs of an entity after a merge: its own, the name and the AKAs of the other, each once and none equal to its name. */
function mergedAkas(name: string, own: readonly string[], added: readonly string[]): string[] {
  const seen = new Set([normaliseEntityName(name)]);
  return [...own, ...added].filter((aka) => {
    const comparable = normaliseEntityName(aka);
    if (seen.has(comparable)) return false;
    seen.add(comparable);
    return true;
  });
}

/** Merges entities with everything that belongs to them, and undoes it (AMB-132). */
export class EntityMergeService {
  readonly #kysely: DatabaseClient;

  constructor({ kysely }: Pick<Database, 'kysely'>) {
    this.#kysely = kysely;
  }

  /**
   * Merges the source into the target: AKAs, types, relationships, datapoints and links of documents; the name of the
   * source becomes an AKA. @returns the id of the merge
   */
  async merge(actor: Writer, pair: MergedPair): Promise<string> {
    const { sourceId, targetId } = pair;
    if (sourceId === targetId) throw new AppError('INVALID_REQUEST', { identifier: 'sourceId' });
    return this.#kysely.transaction().execute(async (transaction) => {
      const found = await lockEntities(transaction, actor.clientId, [sourceId, targetId]);
      if (found.length < 2) throw new AppError('NOT_FOUND');
      const before = await readBeforeMerge(transaction, pair);
      const sourceName = await this.#carryOver(transaction, actor.clientId, pair);
      const digest = await digestOf(transaction, targetId);
      await insertEntityAudit(transaction, actor, [
        { entityId: targetId, action: 'merged', from: sourceName },
        { entityId: sourceId, action: 'merged', to: found.find(({ id }) => id === targetId)?.name ?? null },
      ]);
      const mergeId = await insertMerge(transaction, actor, { ...pair, sourceName, before, digest });
      await keepUnmatchedNames(transaction, actor.clientId);
      return mergeId;
    });
  }

  async #carryOver(transaction: DatabaseTransaction, clientId: string, pair: MergedPair): Promise<string> {
    const source = await lockEntity(transaction, clientId, pair.sourceId);
    const target = await lockEntity(transaction, clientId, pair.targetId);
    if (source === undefined || target === undefined) throw new AppError('NOT_FOUND');
    const akas = mergedAkas(target.name, await findAkas(transaction, target.id), [
      source.name,
      ...(await findAkas(transaction, source.id)),
    ]);
    const relationships = await findRelationships(transaction, clientId, pair);
    await moveRelationships(transaction, planRelationships(relationships, pair));
    await moveContents(transaction, pair);
    await deleteEntityRows(transaction, clientId, [source.id]);
    await updateEntityRow(transaction, target.id, {
      name: target.name,
      clientIdentifier: target.client_identifier ?? source.client_identifier,
      types: [...new Set([...target.types, ...source.types])],
    });
    await replaceAkas(transaction, target.id, akas);
    await recalculateEntities(transaction, clientId, [target.id]);
    return source.name;
  }

  /** The merges into an entity, and whether each can still be undone. */
  async list(clientId: string, targetId: string) {
    if (!(await hasEntity(this.#kysely, clientId, targetId))) throw new AppError('NOT_FOUND');
    const merges = await findMerges(this.#kysely, clientId, targetId);
    const digest = merges.length === 0 ? '' : await digestOf(this.#kysely, targetId);
    return merges.map((merge) => ({
      id: merge.id,
      name: merge.source_name,
      mergedAt: merge.merged_at.toISOString(),
      mergedBy: merge.user_name,
      canUndo: merge.digest === digest,
    }));
  }

  /**
   * Makes two entities of one again, as they were. @returns the ids of both
   * @throws AppError MERGE_NOT_UNDOABLE when one of them was changed since, or the name or the client identifier was given to
   * another entity
   */
  async undo(actor: Writer, mergeId: string): Promise<string[]> {
    try {
      return await this.#kysely.transaction().execute(async (transaction) => {
        await lockUntilCommit(transaction, TRANSACTION_LOCKS.clientIdentifiers(actor.clientId));
        const merge = await lockMerge(transaction, actor.clientId, mergeId);
        if (merge === undefined) throw new AppError('NOT_FOUND');
        const target = await lockEntity(transaction, actor.clientId, merge.target_id);
        if (target === undefined || (await digestOf(transaction, merge.target_id)) !== merge.digest)
          throw new AppError('MERGE_NOT_UNDOABLE');
        // Written by `merge`, whose type says what it holds.
        const before = merge.before as BeforeMerge;
        const pair = { sourceId: merge.source_id, targetId: merge.target_id };
        if (await isSourceIdentifierTaken(transaction, actor.clientId, { before, pair }))
          throw new AppError('MERGE_NOT_UNDOABLE');
        await this.#restore(transaction, before, pair);
        const entities = [merge.source_id, merge.target_id];
        await recalculateEntities(transaction, actor.clientId, entities);
        await markUndone(transaction, mergeId);
        await insertEntityAudit(transaction, actor, [
          { entityId: merge.target_id, action: 'mergeUndone', from: merge.source_name },
          { entityId: merge.source_id, action: 'mergeUndone', to: target.name },
        ]);
        await keepUnmatchedNames(transaction, actor.clientId);
        return [merge.source_id, merge.target_id];
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('MERGE_NOT_UNDOABLE', { cause: error });
      throw error;
    }
  }

  async #restore(transaction: DatabaseTransaction, before: BeforeMerge, { sourceId, targetId }: MergedPair) {
    const target = before.target as { name: string; client_identifier: string | null; types: string[] };
    await replaceAkas(transaction, targetId, before.targetAkas);
    await updateEntityRow(transaction, targetId, {
      name: target.name,
      clientIdentifier: target.client_identifier,
      types: target.types,
    });
    await restoreMerged(transaction, { sourceId, before });
    await replaceAkas(transaction, sourceId, before.sourceAkas);
  }
}
