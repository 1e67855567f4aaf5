import { AppError, closingFinOf, UNKNOWN_DATE, type PriorPeriod } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { planDocument, type NamedEntity, type PlannedTarget } from '../confirmation/index.ts';
import { findByIds } from '../../documents/index.ts';
import { keyOf } from '../entity-relationships/index.ts';
import {
  findOnlyEntities,
  findPriorValues,
  findRelationshipIds,
  type OwnedMetric,
  type PriorValueRow,
} from './repository.ts';

/** What is stored for a metric of a document. */
export interface MetricPriorValues {
  readonly metricId: string;
  readonly history: readonly PriorValueRow[];
  readonly closings: readonly PriorValueRow[];
}

export interface DocumentPriorValues {
  readonly reportingDate: string | null;
  readonly metrics: readonly MetricPriorValues[];
}

/** The values of earlier periods beside those of a document. */
export class PriorValuesService {
  readonly #kysely: DatabaseClient;

  constructor(database: Database) {
    this.#kysely = database.kysely;
  }

  /**
   * What is stored where the values of the document would go on its confirmation (AMB-060), as far as the entities that it
   * names are known. Nothing is created. @throws AppError NOT_FOUND
   */
  async ofDocument({ clientId }: Actor, documentId: string): Promise<DocumentPriorValues> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const [row] = await findByIds(transaction, clientId, [documentId]);
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
      return findPriorValuesOf(transaction, clientId, documentId);
    });
  }
}

/** What is stored where the values of a document would go, as far as the entities that it names are known. */
async function findPriorValuesOf(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<DocumentPriorValues> {
  const { document, plan } = await planDocument(kysely, clientId, documentId, { verifiedOnly: false });
  const until = document.reportingDate === UNKNOWN_DATE ? null : document.reportingDate;
  const owners = await findOwners(kysely, clientId, plan);
  const owned = plan.flatMap(({ values }, index) => {
    const owner = owners[index] ?? null;
    return owner === null ? [] : values.map(({ metricId, fin }) => ({ metricId, fin, owner }));
  });
  const wanted = owned.flatMap(({ owner, fin }) =>
    [fin, closingFinOf(fin) ?? []].flat().map((one) => ({ owner, fin: one })),
  );
  const rows = await findPriorValues(kysely, { clientId, documentId, until }, wanted);
  const byMetric = Map.groupBy(rows, placeOf);
  return {
    reportingDate: until,
    metrics: owned.flatMap(({ metricId, owner, fin }) => {
      const closingFin = closingFinOf(fin);
      const history = byMetric.get(placeOf({ owner, fin })) ?? [];
      const closings =
        closingFin === undefined ? [] : (byMetric.get(placeOf({ owner, fin: closingFin })) ?? []);
      return history.length + closings.length === 0 ? [] : [{ metricId, history, closings }];
    }),
  };
}

/** By metric of a document: what is stored for other periods where its value would go. */
export async function findPriorPeriods(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<ReadonlyMap<string, PriorPeriod>> {
  const { reportingDate, metrics } = await findPriorValuesOf(kysely, clientId, documentId);
  const toPrior = ({ reporting_date, value, currency }: PriorValueRow) => ({
    reportingDate: reporting_date,
    value,
    currency,
  });
  return new Map(
    metrics.map(({ metricId, history, closings }) => [
      metricId,
      { reportingDate, history: history.map(toPrior), closings: closings.map(toPrior) },
    ]),
  );
}

const placeOf = ({ owner, fin }: OwnedMetric) => JSON.stringify([owner, fin]);
const nameKey = ({ name, type, selectedEntityId }: NamedEntity) =>
  JSON.stringify([name, type, selectedEntityId]);

/** The ids of the entities or relationships that exist, in the order of the plan; null for the others. */
async function findOwners(
  transaction: DatabaseClient,
  clientId: string,
  plan: readonly PlannedTarget[],
): Promise<readonly (string | null)[]> {
  const named = plan.flatMap(({ target }) =>
    target.kind === 'entity' ? [target.entity] : [target.parent, target.child],
  );
  const byKey = new Map(named.map((one) => [nameKey(one), one]));
  const ids = await findOnlyEntities(transaction, clientId, [...byKey.values()]);
  const idOf = new Map([...byKey.keys()].map((key, index) => [key, ids[index] ?? null]));
  const endOf = (one: NamedEntity) => {
    const id = idOf.get(nameKey(one)) ?? null;
    return id === null ? null : { id, type: one.type };
  };
  const ends = plan.map(({ target }) => {
    if (target.kind === 'entity') return null;
    const [parent, child] = [endOf(target.parent), endOf(target.child)];
    return parent && child && { parent, child };
  });
  const relationships = await findRelationshipIds(
    transaction,
    clientId,
    ends.flatMap((one) => one ?? []),
  );
  return plan.map(({ target }, index) => {
    if (target.kind === 'entity') return endOf(target.entity)?.id ?? null;
    const both = ends[index];
    return both ? (relationships.get(keyOf(both)) ?? null) : null;
  });
}
