import type { FastifyInstance } from 'fastify';
import { listSchemas } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentSchema } from './presenter.ts';
import type { SchemasService } from './service.ts';

/** The list of schemas. */
export function registerSchemaRoutes(app: FastifyInstance, service: SchemasService): void {
  contractRoute(app, listSchemas, async ({ actor, query }) => {
    const { schemas, assignments } = await service.list(actor.clientId, query);
    return { items: schemas.map((schema) => presentSchema(schema, assignments)) };
  });
}
