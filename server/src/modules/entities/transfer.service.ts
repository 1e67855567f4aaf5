import type { EntityFilters } from '@assay/shared/contracts';
import { AppError, toIsoDate } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteRelationshipsOfTypes,
  insertEntity,
  insertEntityAudit,
  replaceAkas,
  updateEntityRow,
} from './change.repository.ts';
import { keepUnmatchedNames } from './kept-names.service.ts';
import { readEntityFile, writeEntityFile, type EntityFileFormat } from './entity-file.ts';
import { planId, planImport, readRows, type PlannedRow } from './import-plan.ts';
import { findAllEntities, findBySearch, findEntityTypes, lockEntity } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

export interface EntityFile {
  readonly format: EntityFileFormat;
  /** In base64. */
  readonly content: string;
}

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Entities as files: the export of the list, and the import with its preview. */
export class EntityTransferService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;

  constructor({ kysely }: Pick<Database, 'kysely'>, clock: Clock) {
    this.#kysely = kysely;
    this.#clock = clock;
  }

  /** The entities that a list with these filters holds, as a file. */
  async export(
    clientId: string,
    { format, name, type, identifier, relationships }: EntityFilters & { readonly format: EntityFileFormat },
  ) {
    const types = await findEntityTypes(this.#kysely, clientId);
    const filter = { clientId, types: type, identifier, relationships };
    const text = name?.trim() ?? '';
    const search = text === '' ? undefined : await findBySearch(this.#kysely, filter, { text });
    const entities = await findAllEntities(this.#kysely, {
      ...filter,
      ids: search?.found.map(({ id }) => id),
    });
    const rows = entities.map((entity) => ({
      ...entity,
      types: entity.types.map((fin) => types.get(fin)?.displayName ?? fin),
    }));
    return {
      content: await writeEntityFile(rows, format),
      contentType: CONTENT_TYPES[format],
      filename: `entities-${toIsoDate(this.#clock())}.${format}`,
    };
  }

  /** What importing a file would do; nothing is stored. */
  async preview(clientId: string, file: EntityFile) {
    const plan = await this.#plan(this.#kysely, clientId, await readFile(file));
    const countOf = (kind: PlannedRow['kind']) => plan.filter((row) => row.kind === kind).length;
    return {
      rows: plan.map(({ line, name, kind, changes, problems, sharedNames }) => ({
        line,
        name,
        kind,
        changes,
        problems,
        sharedNames,
      })),
      counts: {
        new: countOf('new'),
        changed: countOf('changed'),
        unchanged: countOf('unchanged'),
        broken: countOf('broken'),
      },
      plan: planId(plan),
    };
  }

  async #plan(kysely: DatabaseClient, clientId: string, rows: ReturnType<typeof readRows> & object) {
    const known = await findAllEntities(kysely, { clientId });
    return planImport(rows, { known, types: await findEntityTypes(kysely, clientId) });
  }

  /**
   * Imports a file as it was previewed, all rows or none.
   * @throws AppError IMPORT_OUTDATED when the plan is another one by now, INVALID_REQUEST when a row is broken
   */
  async import(actor: Writer, { plan: expected, ...file }: EntityFile & { readonly plan: string }) {
    const rows = await readFile(file);
    try {
      return await this.#kysely.transaction().execute(async (transaction) => {
        await lockUntilCommit(transaction, TRANSACTION_LOCKS.entityImport(actor.clientId));
        await lockUntilCommit(transaction, TRANSACTION_LOCKS.clientIdentifiers(actor.clientId));
        const plan = await this.#plan(transaction, actor.clientId, rows);
        if (planId(plan) !== expected) throw new AppError('IMPORT_OUTDATED');
        if (plan.some(({ kind }) => kind === 'broken'))
          throw new AppError('INVALID_REQUEST', { identifier: 'content' });
        for (const row of plan) await importRow(transaction, actor, row);
        await keepUnmatchedNames(transaction, actor.clientId);
        const countOf = (kind: PlannedRow['kind']) => plan.filter((row) => row.kind === kind).length;
        return { created: countOf('new'), changed: countOf('changed') };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('IMPORT_OUTDATED', { cause: error });
      throw error;
    }
  }
}

async function readFile({ content, format }: EntityFile) {
  const rows = readRows(await readEntityFile(Buffer.from(content, 'base64'), format));
  if (rows === null) throw new AppError('IMPORT_FILE_UNREADABLE', { identifier: 'name' });
  return rows;
}

async function importRow(
  transaction: DatabaseTransaction,
  actor: Writer,
  { kind, entityId, after, changes }: PlannedRow,
): Promise<void> {
  if (kind === 'unchanged') return;
  if (entityId === null) {
    const id = await insertEntity(transaction, actor.clientId, after);
    if (after.akas.length > 0) await replaceAkas(transaction, id, after.akas);
    await insertEntityAudit(transaction, actor, [{ entityId: id, action: 'created', to: after.name }]);
    return;
  }
  const stored = await lockEntity(transaction, actor.clientId, entityId);
  if (stored === undefined) throw new AppError('IMPORT_OUTDATED');
  const dropped = stored.types.filter((fin) => !after.types.includes(fin));
  if (dropped.length > 0) await deleteRelationshipsOfTypes(transaction, entityId, dropped);
  await updateEntityRow(transaction, entityId, after);
  if (changes.some(({ field }) => field === 'akas')) await replaceAkas(transaction, entityId, after.akas);
  await insertEntityAudit(
    transaction,
    actor,
    changes.map(({ field, from, to }) => ({ entityId, action: field, from, to })),
  );
}
