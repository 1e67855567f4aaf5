import { defineManifest } from '@assay/shared/platform/manifest';

/** Entities, metrics and schemas, and what was learned from reviewers [AMB-085]. */
export const manifest = defineManifest({
  name: 'data-model',
  routes: [
    { id: 'data-model.entities', name: 'Entities', path: '/entities', access: 'signedIn' },
    {
      id: 'data-model.entityInbox',
      name: 'Unmatched names',
      path: '/entities-inbox',
      access: 'signedIn',
    },
    {
      id: 'data-model.entity',
      name: 'Entity',
      path: '/entities/:name',
      access: 'signedIn',
      topNavigation: true,
      redirectTo: 'data-model.entityOverview',
    },
    {
      id: 'data-model.entityOverview',
      name: 'Entity',
      path: '/entities/:name/overview',
      access: 'signedIn',
      parent: 'data-model.entity',
      label: 'entities.tabOverview',
    },
    { id: 'data-model.metrics', name: 'Metrics', path: '/metrics', access: 'schemaBuilder' },
    { id: 'data-model.schemas', name: 'Schemas', path: '/schemas', access: 'schemaBuilder' },
    { id: 'data-model.newSchema', name: 'New schema', path: '/schemas/new', access: 'schemaBuilder' },
    {
      id: 'data-model.schemaCopy',
      name: 'New schema',
      path: '/schemas/new-draft-copy/:templateSchemaId',
      access: 'schemaBuilder',
    },
    { id: 'data-model.schema', name: 'Schema', path: '/schemas/:schemaId', access: 'schemaBuilder' },
    { id: 'data-model.learning', name: 'Learned from reviewers', path: '/learning', access: 'signedIn' },
  ],
  sidebar: [
    {
      route: 'data-model.entities',
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
