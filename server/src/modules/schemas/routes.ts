import type { FastifyInstance } from 'fastify';
import {
  assignSchema,
  checkSchemaImpact,
  createSchema,
  deleteSchema,
  getSchema,
  listSchemas,
  listSchemaVersions,
  publishSchema,
  updateSchema,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { SchemaImpactService } from './impact.service.ts';
import { presentSchema } from './presenter.ts';
import type { SchemasService } from './service.ts';

export interface SchemaServices {
  readonly schemas: SchemasService;
  readonly assignments: AssignmentsService;
  readonly impact: SchemaImpactService;
}

/** Schemas: list, editor, versions, and their assignment to document types. */
export function registerSchemaRoutes(
  app: FastifyInstance,
  { schemas, assignments, impact }: SchemaServices,
): void {
  contractRoute(app, checkSchemaImpact, ({ actor, body }) => impact.check(actor.clientId, body));
  contractRoute(app, listSchemas, async ({ actor, query }) => {
    const list = await schemas.list(actor.clientId, query);
    return { items: list.schemas.map((schema) => presentSchema(schema, list.assignments)) };
  });
  contractRoute(app, getSchema, ({ actor, params }) => schemas.get(actor.clientId, params.id));
  contractRoute(app, listSchemaVersions, ({ actor, params }) =>
    schemas.listVersions(actor.clientId, params.id),
  );
  contractRoute(app, createSchema, ({ actor, body }) => schemas.create(actor, body));
  contractRoute(app, updateSchema, ({ actor, params, body }) => schemas.update(actor, params.id, body));
  contractRoute(app, publishSchema, ({ actor, params }) => schemas.publish(actor, params.id));
  contractRoute(app, deleteSchema, async ({ actor, params }) => {
    await assignments.deleteSchema(actor, params.id);
    return {};
  });
  contractRoute(app, assignSchema, async ({ actor, body }) => {
    await assignments.assign(actor, body);
    return {};
  });
}
