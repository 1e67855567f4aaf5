import { defineManifest, type IdsOfManifest } from '@assay/shared/platform/manifest';

/** Pages of entities whose addresses are not below that of their list. */
const OF_ENTITIES = (['entityInbox', 'entityDuplicates', 'relationship'] as const).map(
  (page) => `data-model.${page}` as const,
);

/** Entities, metrics and schemas, and what was learned from reviewers [AMB-085]. */
export const manifest = defineManifest({
  name: 'data-model',
  routes: [
    {
      id: 'data-model.entities',
      name: 'Entities',
      title: 'entities.title',
      path: '/entities',
      access: 'signedIn',
    },
    {
      id: 'data-model.entityInbox',
      name: 'Unmatched names',
      title: 'entities.inboxTitle',
      path: '/entities-inbox',
      access: 'signedIn',
    },
    {
      id: 'data-model.entityDuplicates',
      name: 'Possible duplicates',
      title: 'entities.duplicatesTitle',
      path: '/entities-duplicates',
      access: 'signedIn',
    },
    {
      id: 'data-model.entity',
      name: 'Entity',
      title: 'entities.columnEntity',
      path: '/entities/:name',
      access: 'signedIn',
      topNavigation: true,
      redirectTo: 'data-model.entityOverview',
    },
    {
      id: 'data-model.entityOverview',
      name: 'Entity',
      title: 'entities.columnEntity',
      path: '/entities/:name/overview',
      access: 'signedIn',
      parent: 'data-model.entity',
      label: 'entities.tabOverview',
    },
    {
      id: 'data-model.entityRelationships',
      name: 'Relationships',
      path: '/entities/:name/relationships',
      access: 'signedIn',
      parent: 'data-model.entity',
      label: 'relationships.tab',
    },
    {
      id: 'data-model.entityMetrics',
      name: 'Metrics',
      path: '/entities/:name/metrics',
      access: 'signedIn',
      parent: 'data-model.entity',
      label: 'relationships.metricsTab',
    },
    {
      id: 'data-model.relationship',
      name: 'Relationship',
      title: 'entities.columnRelationship',
      path: '/entity-relationships/:id',
      access: 'signedIn',
      topNavigation: true,
      redirectTo: 'data-model.relationshipMetrics',
    },
    {
      id: 'data-model.relationshipMetrics',
      name: 'Relationship',
      title: 'entities.columnRelationship',
      path: '/entity-relationships/:id/metrics',
      access: 'signedIn',
      parent: 'data-model.relationship',
      label: 'relationships.metricsTab',
    },
    {
      id: 'data-model.metrics',
      name: 'Metrics',
      title: 'metrics.title',
      path: '/metrics',
      access: 'schemaBuilder',
    },
    {
      id: 'data-model.schemas',
      name: 'Schemas',
      title: 'schemas.title',
      path: '/schemas',
      access: 'schemaBuilder',
    },
    {
      id: 'data-model.newSchema',
      name: 'New schema',
      title: 'schemas.new',
      path: '/schemas/new',
      access: 'schemaBuilder',
    },
    {
      id: 'data-model.schemaCopy',
      name: 'New schema',
      title: 'schemas.new',
      path: '/schemas/new-draft-copy/:templateSchemaId',
      access: 'schemaBuilder',
    },
    { id: 'data-model.schema', name: 'Schema', path: '/schemas/:schemaId', access: 'schemaBuilder' },
    {
      id: 'data-model.learning',
      name: 'Learned from reviewers',
      title: 'learning.title',
      path: '/learning',
      access: 'signedIn',
    },
  ],
  sidebar: [
    {
      route: 'data-model.entities',
      activeOn: OF_ENTITIES,
      label: 'navigation.entities',
      icon: 'entities',
      group: 'top',
      order: 20,
      shownTo: 'plainEntitiesItem',
    },
    {
      route: 'data-model.schemas',
      label: 'navigation.schemas',
      icon: 'schemas',
      group: 'builder',
      order: 10,
      shownTo: 'schemaBuilder',
    },
    {
      route: 'data-model.entities',
      activeOn: OF_ENTITIES,
      label: 'navigation.entities',
      icon: 'entities',
      group: 'builder',
      order: 20,
      shownTo: 'schemaBuilder',
    },
    {
      route: 'data-model.metrics',
      label: 'navigation.metrics',
      icon: 'metrics',
      group: 'builder',
      order: 30,
      shownTo: 'schemaBuilder',
    },
  ],
});

declare module '@assay/shared/router' {
  interface RouteIds extends IdsOfManifest<typeof manifest> {}
}
