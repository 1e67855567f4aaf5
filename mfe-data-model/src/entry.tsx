import type { RemotePages } from '@assay/shared/platform';

export { loadTexts } from '@assay/shared/messages';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'data-model.entities': async () => (await import('./pages/entities/entities.page.tsx')).EntitiesPage,
  'data-model.entity': async () => (await import('./pages/entity/entity.page.tsx')).EntityPage,
  'data-model.entityDuplicates': async () =>
    (await import('./pages/entity-duplicates/entity-duplicates.page.tsx')).EntityDuplicatesPage,
  'data-model.entityInbox': async () =>
    (await import('./pages/entity-inbox/entity-inbox.page.tsx')).EntityInboxPage,
  'data-model.entityOverview': async () =>
    (await import('./pages/entity/entity-overview.page.tsx')).EntityOverviewPage,
  'data-model.entityRelationships': async () =>
    (await import('./pages/entity/entity-relationships.page.tsx')).EntityRelationshipsPage,
  'data-model.entityMetrics': async () =>
    (await import('./pages/entity/entity-metrics.page.tsx')).EntityMetricsPage,
  'data-model.relationship': async () =>
    (await import('./pages/entity-relationship/relationship.page.tsx')).RelationshipPage,
  'data-model.relationshipMetrics': async () =>
    (await import('./pages/entity-relationship/relationship-metrics.page.tsx')).RelationshipMetricsPage,
  'data-model.metrics': async () => (await import('./pages/metrics/metrics.page.tsx')).MetricsPage,
  'data-model.learning': async () => (await import('./pages/learning/learning.page.tsx')).LearningPage,
  'data-model.newSchema': async () => (await import('./pages/schema/new-schema.page.tsx')).NewSchemaPage,
  'data-model.schema': async () => (await import('./pages/schema/schema.page.tsx')).SchemaPage,
  'data-model.schemaCopy': async () => (await import('./pages/schema/schema-copy.page.tsx')).SchemaCopyPage,
  'data-model.schemas': async () => (await import('./pages/schemas/schemas.page.tsx')).SchemasPage,
};
