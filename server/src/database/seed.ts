import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DatabaseClient, DatabaseTransaction } from './database.ts';

const schemaMetric = z.object({
  fin: z.string(),
  displayName: z.string(),
  description: z.string(),
  filterGroup: z.string(),
  isRequired: z.boolean(),
  isPriority: z.boolean(),
  metricSources: z.array(z.string()),
});

/** The built-in data of a new client, as `catalogue.json` holds it. */
const catalogue = z.object({
  entityTypes: z.array(
    z.object({ fin: z.string(), displayName: z.string(), requiredMetrics: z.array(z.string()) }),
  ),
  metricIdentifiers: z.array(
    z.object({
      fin: z.string(),
      displayName: z.string(),
      type: z.string(),
      description: z.string(),
      isStatic: z.boolean(),
      /** Whether the totals of tables add its values up [AMB-121]. */
      additive: z.boolean().default(false),
      timePeriod: z.string().nullable(),
      associatedEntityType: z.string().nullable(),
      associatedRelationshipEntityTypes: z.array(z.string()).nullable(),
      metricSources: z.array(z.string()),
      validators: z.array(z.unknown()),
    }),
  ),
  documentTypes: z.array(
    z.object({
      id: z.string(),
      backendId: z.number().int(),
      displayName: z.string(),
      reportingEntityType: z.string(),
      keyEntityType: z.string(),
      category: z.object({ id: z.string(), name: z.string() }),
    }),
  ),
  schemas: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      documentType: z.string(),
      groups: z.array(
        z.object({
          displayName: z.string(),
          isRepeatingGroup: z.boolean(),
          calculatedTotals: z.boolean(),
          groupIdentifier: z.string().optional(),
          metrics: z.array(schemaMetric),
        }),
      ),
    }),
  ),
  checks: z.array(z.object({ schema: z.string() }).loose()),
  templates: z.array(z.object({ name: z.string(), copyOf: z.string() })),
});

type Catalogue = z.output<typeof catalogue>;

/** Reads and checks the built-in data. */
export function readCatalogue(): Catalogue {
  return catalogue.parse(JSON.parse(readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8')));
}

/** A client to create. */
export interface NewClient {
  readonly id: string;
  readonly name: string;
}

/**
 * Creates a client with the built-in entity types, metrics, document types, published schemas and templates, unless it
 * exists. @returns whether it was created now.
 */
export async function createClient(kysely: DatabaseClient, client: NewClient): Promise<boolean> {
  const data = readCatalogue();
  return kysely.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('clients')
      .values(client)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await insertDefinitions(transaction, client.id, data);
    await insertSchemas(transaction, client.id, data);
    return true;
  });
}

async function insertDefinitions(
  transaction: DatabaseTransaction,
  clientId: string,
  data: Catalogue,
): Promise<void> {
  const entityTypes = data.entityTypes.map(({ fin, displayName, requiredMetrics }) => ({
    client_id: clientId,
    fin,
    display_name: displayName,
    required_metrics: requiredMetrics,
  }));
  await transaction.insertInto('entity_types').values(entityTypes).execute();
  const metrics = data.metricIdentifiers.map((metric) => ({
    client_id: clientId,
    fin: metric.fin,
    name: metric.displayName,
    description: metric.description,
    type: metric.type,
    is_static: metric.isStatic,
    is_additive: metric.additive,
    time_period: metric.timePeriod,
    associated_entity_type: metric.associatedEntityType,
    associated_relationship_entity_types: metric.associatedRelationshipEntityTypes,
    metric_sources: metric.metricSources,
    validators: JSON.stringify(metric.validators),
  }));
  await transaction.insertInto('metric_identifiers').values(metrics).execute();
  const documentTypes = data.documentTypes.map((type) => ({
    client_id: clientId,
    id: type.id,
    backend_id: type.backendId,
    display_name: type.displayName,
    reporting_entity_type: type.reportingEntityType,
    key_entity_type: type.keyEntityType,
    category_id: type.category.id,
    category_name: type.category.name,
    checks: JSON.stringify(data.checks.filter(({ schema }) => schema === type.id)),
  }));
  await transaction.insertInto('document_types').values(documentTypes).execute();
}

async function insertSchemas(
  transaction: DatabaseTransaction,
  clientId: string,
  data: Catalogue,
): Promise<void> {
  const groupsOf = new Map(data.schemas.map(({ name, groups }) => [name, groups]));
  for (const { name, description, groups, documentType } of data.schemas) {
    const id = await insertSchema(transaction, { clientId, name, description, isTemplate: false, groups });
    await transaction
      .insertInto('versioned_document_types')
      .values({
        client_id: clientId,
        document_type_id: documentType,
        schema_id: id,
        version: 1,
        is_built_in: true,
      })
      .execute();
  }
  for (const { name, copyOf } of data.templates) {
    const groups = groupsOf.get(copyOf) ?? [];
    const description = `Template for ${copyOf} documents.`;
    await insertSchema(transaction, { clientId, name, description, isTemplate: true, groups });
  }
}

interface BuiltInSchema {
  readonly clientId: string;
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly groups: Catalogue['schemas'][number]['groups'];
}

async function insertSchema(
  transaction: DatabaseTransaction,
  { clientId, name, description, isTemplate, groups }: BuiltInSchema,
): Promise<string> {
  const { id } = await transaction
    .insertInto('schemas')
    .values({ client_id: clientId, name, description, is_template: isTemplate, is_published: !isTemplate })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('schema_versions')
    .values({
      schema_id: id,
      version: 1,
      name,
      description,
      is_published: !isTemplate,
      groups: JSON.stringify(groups),
    })
    .execute();
  return id;
}
