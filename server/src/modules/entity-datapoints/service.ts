import { randomUUID } from 'node:crypto';
import { AppError, DEFAULT_PAGE_SIZE, isMetricOf, type TypedOwner } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { recalculateDependents } from '../calculations/index.ts';
import { auditDatapoints } from '../datapoint-audit/index.ts';
import {
  countHistory,
  findChanges,
  findDefaultCurrency,
  findHistory,
  findLatest,
  findMetrics,
  findOwnerTypes,
  hasDatapoint,
  type ChangeRow,
  type DatapointRow,
  type ValueMetric,
} from './datapoint.repository.ts';
import {
  insertDatapoints,
  lockDatapoints,
  markDeleted,
  restoreDeleted,
  updateFigure,
  type NewDatapoint,
} from './datapoint-writes.repository.ts';
import { changeOf, OWNER_COLUMNS, type Owner, type OwnerKind } from './owner.ts';
import { markRestated, restatedByEdit } from './restated.ts';
import { readTypedCurrency, readTypedValue } from './typed-value.ts';

/** The part of a metric's history that a request asks for. */
export interface HistoryQuery extends PageQuery {
  readonly fin: string;
  readonly asKnownOn?: string | undefined;
}

/** A value that somebody adds. */
export interface AddedValue {
  readonly id?: string | undefined;
  readonly ownerId: string;
  readonly fin: string;
  readonly value: string;
  readonly reportingDate: string;
  readonly currency?: string | null | undefined;
}

/** What somebody changes of a value. */
export interface ValueChange {
  readonly value?: string | undefined;
  readonly currency?: string | null | undefined;
  readonly lastModified?: string | undefined;
}

type AddedRow = NewDatapoint & { readonly id: string; readonly reporting_date: string };

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

/** The values of entities and of relationships, and their history. */
export class EntityDatapointsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** A page of the history of a metric, now or as it was known at a moment. */
  async list(clientId: string, owner: Owner, query: HistoryQuery) {
    const filter = { clientId, owner, fin: query.fin, asKnownOn: momentOf(query.asKnownOn) };
    return {
      items: await findHistory(this.#kysely, filter, readPage(query, PAGES)),
      totalCount: await countHistory(this.#kysely, filter),
    };
  }

  /** The latest value of each of these metrics, of all metrics without `fins`, now or as it was known at a moment. */
  async latest(
    clientId: string,
    owner: Owner,
    {
      fins,
      asKnownOn,
      ...page
    }: PageQuery & { readonly fins?: readonly string[] | undefined; readonly asKnownOn?: string | undefined },
  ): Promise<{ readonly items: readonly DatapointRow[]; readonly totalCount: number }> {
    const filter = { clientId, owner, fins, asKnownOn: momentOf(asKnownOn) };
    return findLatest(this.#kysely, filter, readPage(page, PAGES));
  }

  /**
   * The changes of a value, the newest first; none for one that nobody has changed. Those of a value whose deletion has
   * become final stay readable.
   * @throws AppError NOT_FOUND for a value that the client never had
   */
  async changes(clientId: string, id: string): Promise<readonly ChangeRow[]> {
    const changes = await findChanges(this.#kysely, clientId, id);
    if (changes.length === 0 && !(await hasDatapoint(this.#kysely, clientId, id))) {
      throw new AppError('NOT_FOUND', { identifier: id });
    }
    return changes;
  }

  /**
   * Adds values, all or none; `list` is the name of the list in the request, for refusals.
   * @returns their ids
   * @throws AppError NOT_FOUND for an owner or a metric that the client does not have; INVALID_REQUEST for a metric that is
   * calculated, or that does not belong to the types of the owner (MET-017)
   */
  async create(
    actor: Actor,
    kind: OwnerKind,
    list: string,
    values: readonly AddedValue[],
  ): Promise<string[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const { clientId } = actor;
      const owners = await findOwnerTypes(
        transaction,
        clientId,
        kind,
        unique(values.map((one) => one.ownerId)),
      );
      const metrics = await readMetrics(transaction, clientId, values);
      const fallback = await findDefaultCurrency(transaction, clientId);
      const rows: AddedRow[] = [];
      for (const [index, { ownerId, fin, value, currency, reportingDate, id }] of values.entries()) {
        const field = `${list}.${index}`;
        const metric = metrics.get(fin);
        const types = owners.get(ownerId);
        if (types === undefined) throw new AppError('NOT_FOUND', { identifier: `${field}.${kind}` });
        if (metric === undefined) throw new AppError('NOT_FOUND', { identifier: `${field}.fin` });
        requireMetricOf(metric, { kind, types }, `${field}.fin`);
        if (metric.isCalculated) throw new AppError('INVALID_REQUEST', { identifier: `${field}.fin` });
        rows.push({
          id: id ?? randomUUID(),
          client_id: clientId,
          [OWNER_COLUMNS[kind]]: ownerId,
          fin,
          value: await readTypedValue({ metric, value, field: `${field}.value` }),
          currency: readTypedCurrency({ metric, currency, fallback, field: `${field}.currency` }),
          reporting_date: reportingDate,
          last_modified_by: actor.name,
          last_modified_by_id: actor.userId,
        });
      }
      await insertDatapoints(transaction, await markRestated(transaction, clientId, rows));
      const changes = values.map(({ ownerId: own, fin, reportingDate }) => ({
        owner: { kind, id: own },
        fin,
        reportingDate,
      }));
      await recalculateDependents(transaction, clientId, changes);
      return rows.map(({ id }) => id);
    });
  }

  /**
   * Changes a value in place; what it was before goes to the audit log. A change that is stored already changes nothing.
   * @throws AppError NOT_FOUND, also for a calculated value; INVALID_REQUEST for one whose metric does not belong to the
   * types of its owner (MET-017); VALUE_CONFLICT where it was changed after the edit began
   */
  async update(actor: Actor, kind: OwnerKind, id: string, change: ValueChange): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      const [stored] = await lockDatapoints(transaction, actor.clientId, kind, [id]);
      if (stored === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      const metric = (await readMetrics(transaction, actor.clientId, [stored])).get(stored.fin);
      if (metric === undefined) throw new AppError('NOT_FOUND', { identifier: stored.fin });
      const ownerId = stored[OWNER_COLUMNS[kind]] ?? '';
      const types = (await findOwnerTypes(transaction, actor.clientId, kind, [ownerId])).get(ownerId) ?? [];
      requireMetricOf(metric, { kind, types }, 'fin');
      const { value = stored.value, currency = stored.currency, lastModified } = change;
      const next = {
        value: value === stored.value ? value : await readTypedValue({ metric, value, field: 'value' }),
        currency: readTypedCurrency({ metric, currency, fallback: stored.currency, field: 'currency' }),
      };
      if (next.value === stored.value && next.currency === stored.currency) return;
      const storedAt = stored.time_updated.toISOString();
      if (new Date(lastModified ?? storedAt).toISOString() !== storedAt)
        throw new AppError('VALUE_CONFLICT', {
          identifier: id,
          details: { value: stored.value, currency: stored.currency, lastModified: storedAt },
        });
      await auditDatapoints(transaction, actor, 'edited', [{ id, ...next }]);
      await updateFigure(transaction, id, { ...next, restatedFrom: restatedByEdit(stored, next) }, actor);
      await recalculateDependents(transaction, actor.clientId, [changeOf(stored)]);
    });
  }

  /** Deletes values; they can be restored for 30 days (AMB-132). Calculated ones stay: their operands decide. */
  async delete(actor: Actor, kind: OwnerKind, ids: readonly string[]): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await lockDatapoints(transaction, actor.clientId, kind, ids);
      if (rows.length === 0) return;
      const gone = rows.map(({ id }) => ({ id, value: null, currency: null }));
      await auditDatapoints(transaction, actor, 'deleted', gone);
      await markDeleted(
        transaction,
        rows.map(({ id }) => id),
        actor,
      );
      await recalculateDependents(transaction, actor.clientId, rows.map(changeOf));
    });
  }

  /** Restores deleted values. @returns the ids of those that are there again */
  async restore(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const rows = await restoreDeleted(transaction, ids, actor);
      await recalculateDependents(transaction, actor.clientId, rows.map(changeOf));
      return rows.map(({ id }) => id);
    });
  }
}

/** @throws AppError INVALID_REQUEST, naming the metric, where it does not belong to the types of the owner (MET-017) */
function requireMetricOf(metric: ValueMetric, owner: TypedOwner, field: string): void {
  if (!isMetricOf(metric, owner))
    throw new AppError('INVALID_REQUEST', { identifier: field, details: { fin: metric.fin } });
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const unique = (values: readonly string[]) => [...new Set(values)];

async function readMetrics(
  transaction: DatabaseTransaction,
  clientId: string,
  values: readonly { readonly fin: string }[],
): Promise<ReadonlyMap<string, ValueMetric>> {
  const metrics = await findMetrics(transaction, clientId, unique(values.map(({ fin }) => fin)));
  return new Map(metrics.map((metric) => [metric.fin, metric]));
}
