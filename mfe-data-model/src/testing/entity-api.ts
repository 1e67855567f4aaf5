import {
  countUnmatchedNames,
  listEntities,
  listEntityDuplicates,
  listEntityImports,
  listMetricSummaries,
  listSavedViews,
  type Entity,
  type EntityType,
} from '@assay/shared/contracts';
import { anEntityType, type mockApi } from '@assay/shared/testing';

type Api = ReturnType<typeof mockApi>;

/** Responds to the entity types of the client, that no name is unmatched, no view saved, and no entity like another. */
export function answerEntityTypes(
  api: Api,
  types: readonly EntityType[] = ['company', 'fund', 'limited_partner'].map((fin) => anEntityType(fin)),
): void {
  const metrics = types.map(({ fin, displayName, validators }, index) => ({
    id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    fin,
    name: displayName,
    description: '',
    type: 'ENTITY_NAME',
    timePeriod: null,
    createdBy: 'System',
    associatedEntityType: null,
    associatedRelationshipEntityTypes: null,
    isStatic: true,
    validators,
  }));
  api.respond(countUnmatchedNames, () => ({ totalCount: 0 }));
  api.respond(listEntityImports, () => ({ items: [] }));
  const none = { items: [], count: 0, totalCount: 0, possibleTotal: 0, distinctTotal: 0, isComplete: true };
  api.respond(listEntityDuplicates, () => none);
  api.respond(listSavedViews, () => ({ items: [] }));
  api.respond(listMetricSummaries, () => ({
    metrics,
    metricCount: metrics.length,
    totalMetricCount: metrics.length,
  }));
}

/** Responds to entities as the server does: by id, by whole name, or all of them. */
export function answerEntities(api: Api, read: () => readonly Entity[]): void {
  const plain = (name: string) => name.replace(/\s/g, '').toLowerCase();
  api.respond(listEntities, ({ query }) => {
    const { name, interDocumentEntityId: ids } = query as { name?: string; interDocumentEntityId?: string[] };
    const isPage = query.maxPageSize !== undefined;
    const entities = read()
      .filter((entity) => ids === undefined || ids.includes(entity.id))
      .filter((entity) => isPage || name === undefined || plain(entity.name) === plain(name));
    return { entities: [...entities], totalEntityCount: entities.length };
  });
}
