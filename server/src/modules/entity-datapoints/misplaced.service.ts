import { AppError, DEFAULT_PAGE_SIZE, isMetricOf, type MetricAssociation } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findOwnerTypes, type DatapointRow } from './datapoint.repository.ts';
import { lockDatapoints } from './datapoint-writes.repository.ts';
import {
  findRelatedOwners,
  findStoredMetrics,
  findValues,
  hasSameOfDocument,
  type RelatedOwner,
} from './misplaced.repository.ts';
import { moveValues } from './moved-values.ts';
import { changeOf, type Owner } from './owner.ts';

/** A value of an owner to which its metric does not belong. */
export interface MisplacedValue {
  readonly row: DatapointRow;
  readonly metricName: string;
  /** The one owner to which it can be moved; null where there is none, or several. */
  readonly moveTo: RelatedOwner | null;
}

/** Of which metrics an owner has values that do not belong to its types, each with the owner to which they do, by fin. */
async function findMisplaced(
  kysely: DatabaseClient,
  clientId: string,
  owner: Owner,
  types: readonly string[],
): Promise<ReadonlyMap<string, { readonly metricName: string; readonly moveTo: RelatedOwner | null }>> {
  const metrics = await findStoredMetrics(kysely, clientId, owner);
  const misplaced = metrics.filter((metric) => !isMetricOf(metric, { kind: owner.kind, types }));
  if (misplaced.length === 0) return new Map();
  const related = await findRelatedOwners(kysely, clientId, owner);
  return new Map(
    misplaced.map((metric) => [
      metric.fin,
      { metricName: metric.name, moveTo: onlyOwnerOf(metric, related) },
    ]),
  );
}

function onlyOwnerOf(metric: MetricAssociation, owners: readonly RelatedOwner[]): RelatedOwner | null {
  const [first = null, second] = owners.filter((owner) => isMetricOf(metric, owner));
  return second === undefined ? first : null;
}

/** Values that are stored at an owner to which their metric does not belong (MET-017): listed, and moved where it is clear. */
export class MisplacedDatapointsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /**
   * A page of the misplaced values of an owner; with `types`, of those that would be if the entity had these types.
   * @throws AppError NOT_FOUND for an owner that the client does not have
   */
  async list(
    clientId: string,
    owner: Owner,
    { types, ...query }: PageQuery & { readonly types?: readonly string[] | undefined },
  ): Promise<{ readonly items: readonly MisplacedValue[]; readonly totalCount: number }> {
    const stored = (await findOwnerTypes(this.#kysely, clientId, owner.kind, [owner.id])).get(owner.id);
    if (stored === undefined) throw new AppError('NOT_FOUND', { identifier: owner.id });
    const misplaced = await findMisplaced(this.#kysely, clientId, owner, types ?? stored);
    if (misplaced.size === 0) return { items: [], totalCount: 0 };
    const { rows, totalCount } = await findValues(
      this.#kysely,
      clientId,
      { owner, fins: [...misplaced.keys()] },
      readPage(query, { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 }),
    );
    const items = rows.flatMap((row) => {
      const metric = misplaced.get(row.fin);
      return metric === undefined ? [] : [{ row, ...metric }];
    });
    return { items, totalCount };
  }

  /** Moves misplaced values with their history to the owner of their type. @returns the ids of those that have one */
  async move(actor: Actor, ids: readonly string[]): Promise<string[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const rows = [
        ...(await lockDatapoints(transaction, actor.clientId, 'entity', ids)),
        ...(await lockDatapoints(transaction, actor.clientId, 'relationship', ids)),
      ];
      const moved: string[] = [];
      for (const own of Map.groupBy(rows, (row) => changeOf(row).owner.id).values())
        moved.push(...(await moveOfOwner(transaction, actor, own)));
      return moved;
    });
  }
}

type LockedRow = Awaited<ReturnType<typeof lockDatapoints>>[number];

/** Moves values of one owner. @returns the ids of those that were moved */
async function moveOfOwner(
  transaction: DatabaseTransaction,
  actor: Actor,
  rows: readonly LockedRow[],
): Promise<string[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { clientId } = actor;
  const { owner } = changeOf(first);
  const types = (await findOwnerTypes(transaction, clientId, owner.kind, [owner.id])).get(owner.id) ?? [];
  const misplaced = await findMisplaced(transaction, clientId, owner, types);
  const moved: LockedRow[] = [];
  for (const row of rows) {
    const to = misplaced.get(row.fin)?.moveTo;
    if (!to || (await hasSameOfDocument(transaction, row.id, to))) continue;
    await moveValues(transaction, actor, [{ row, to }]);
    moved.push(row);
  }
  return moved.map(({ id }) => id);
}
