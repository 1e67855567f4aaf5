import type { MetricUse } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import {
  countDatapoints,
  findFormulaUses,
  findMetrics,
  findSchemaUses,
  findTypeUses,
  removeMetrics,
  type DeletedMetric,
} from './deletion.repository.ts';

/** Which metrics are to be deleted. */
type Chosen = { readonly ids: readonly string[] } | { readonly fins: readonly string[] };

/** The metrics that are in use, with what uses them. */
async function findUses(
  kysely: DatabaseClient,
  clientId: string,
  metrics: readonly DeletedMetric[],
): Promise<MetricUse[]> {
  const fins = metrics.map(({ fin }) => fin);
  const schemas = await findSchemaUses(kysely, clientId, fins);
  const formulas = await findFormulaUses(kysely, clientId, fins);
  const types = await findTypeUses(kysely, clientId, fins);
  const namesOf = (uses: typeof schemas, fin: string) =>
    uses.filter((use) => use.fin === fin).map(({ name }) => name);
  return metrics
    .map((metric) => ({
      ...metric,
      schemas: namesOf(schemas, metric.fin),
      formulas: namesOf(formulas, metric.fin),
      types: namesOf(types, metric.fin),
    }))
    .filter((use) => use.schemas.length + use.formulas.length + use.types.length > 0);
}

/** Deletes metric identifiers with their values (AMB-101). */
export class MetricDeletionService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** How many values the deletion would take with it, and what stands in its way. */
  async preview(clientId: string, ids: readonly string[]) {
    const metrics = await findMetrics(this.#kysely, clientId, { ids });
    const fins = metrics.map(({ fin }) => fin);
    return {
      datapointCount: await countDatapoints(this.#kysely, clientId, fins),
      inUse: await findUses(this.#kysely, clientId, metrics),
    };
  }

  /**
   * Deletes the metrics and their values, all or none. Metrics that are gone already are no error: the call may be
   * repeated. @throws AppError METRIC_IN_USE where a schema, a formula or a type uses one
   */
  async delete(clientId: string, chosen: Chosen): Promise<string[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.metricDefinitions(clientId));
      const metrics = await findMetrics(transaction, clientId, chosen);
      const inUse = await findUses(transaction, clientId, metrics);
      if (inUse.length > 0) throw new AppError('METRIC_IN_USE', { details: { inUse } });
      await removeMetrics(
        transaction,
        clientId,
        metrics.map(({ fin }) => fin),
      );
      return metrics.map(({ id }) => id);
    });
  }
}
