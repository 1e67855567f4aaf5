import type { FastifyInstance } from 'fastify';
import { listReplacedValues } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { findReplacedValues } from './stored-values.ts';

/** What confirming a document replaces and withdraws of what its entities have of it. */
export function registerReplacedValuesRoute(
  app: FastifyInstance,
  kysely: DatabaseClient,
  sources: Pick<DocumentSources, 'entities'>,
): void {
  contractRoute(app, listReplacedValues, async ({ actor, params }) => ({
    items: (await findReplacedValues(kysely, sources, actor, params.id)).map(({ row, next }) => ({
      metricName: row.metric_name,
      metricType: row.metric_type,
      fin: row.fin,
      ownerName: row.owner_name,
      reportingDate: row.reporting_date,
      stored: { value: row.value, currency: row.currency },
      next,
    })),
  }));
}
