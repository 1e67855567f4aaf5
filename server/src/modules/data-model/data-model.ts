import type { FastifyInstance } from 'fastify';
import { listEntities, listMetricSummaries, listSchemas } from '@assay/shared/contracts';
import type { Rows } from '../../database/database.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { findEntities } from './entities.ts';
import { findMetricIdentifiers } from './metric-identifiers.ts';
import { findSchemas } from './schemas.ts';

/** The lists of the data model: entities, metric identifiers and schemas. */
export function registerDataModelRoutes(app: FastifyInstance, kysely: Rows): void {
  contractRoute(app, listEntities, ({ actor, query }) => findEntities(kysely, actor.clientId, query));
  contractRoute(app, listMetricSummaries, ({ actor, query }) =>
    findMetricIdentifiers(kysely, actor.clientId, query),
  );
  contractRoute(app, listSchemas, async ({ actor, query }) => ({
    items: await findSchemas(kysely, actor.clientId, query),
  }));
}
