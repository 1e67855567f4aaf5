import { AppError, closingFinOf, UNKNOWN_DATE, type PriorPeriod } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { planDocument, resolveTargetNames, type Target } from '../confirmation/index.ts';
import { findByIds, type DocumentCore, type DocumentSources } from '../../documents/index.ts';
import { keyOf } from '../entity-relationships/index.ts';
import { findPriorValues, findRelationshipIds, type OwnedMetric, type PriorValueRow } from './repository.ts';

type Sources = Pick<DocumentSources, 'entities'>;

interface DocumentKey {
  readonly clientId: string;
  readonly documentId: string;
}

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
  readonly #core: DocumentCore;

  constructor(database: Database, core: DocumentCore) {
    this.#kysely = database.kysely;
    this.#core = core;
  }

  /**
   * What is stored where the values of the document would go on its confirmation (AMB-060), as far as the entities that it
   * names are known. Nothing is created. @throws AppError NOT_FOUND
   */
  async ofDocument({ clientId }: Actor, documentId: string): Promise<DocumentPriorValues> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const [row] = await findByIds(transaction, clientId, [documentId]);
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
      return findPriorValuesOf(transaction, this.#core.sources, { clientId, documentId });
    });
  }
}

/** What is stored where the values of a document would go, as far as the entities that it names are known. */
async function findPriorValuesOf(
  kysely: DatabaseClient,
  sources: Sources,
  { clientId, documentId }: DocumentKey,
): Promise<DocumentPriorValues> {
  const { document, targets } = await planDocument(kysely, clientId, documentId, () => true);
  const until = document.reportingDate === UNKNOWN_DATE ? null : document.reportingDate;
  const owners = await findOwners(
    kysely,
    sources,
    clientId,
    targets.map(({ target }) => target),
  );
  const owned = targets.flatMap(({ values }, index) => {
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
  sources: Sources,
  document: DocumentKey,
): Promise<ReadonlyMap<string, PriorPeriod>> {
  const { reportingDate, metrics } = await findPriorValuesOf(kysely, sources, document);
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

/** The ids of the entities or relationships that exist, in the order of the targets; null for the others. */
async function findOwners(
  kysely: DatabaseClient,
  sources: Sources,
  clientId: string,
  targets: readonly Target[],
): Promise<readonly (string | null)[]> {
  const names = await resolveTargetNames(kysely, sources, clientId, targets);
  const ends = targets.map((target) => names.endsOf(target));
  const relationships = await findRelationshipIds(
    kysely,
    clientId,
    ends.flatMap((one) => one ?? []),
  );
  return targets.map((target, index) => {
    if (target.kind === 'entity') return names.entityIdOf(target.entity);
    const both = ends[index];
    return both ? (relationships.get(keyOf(both)) ?? null) : null;
  });
}
