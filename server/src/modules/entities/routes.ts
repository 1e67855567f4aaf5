import type { FastifyInstance } from 'fastify';
import {
  answerUnmatchedName,
  cancelEntityImport,
  answerUnmatchedNames,
  countEntityContents,
  countUnmatchedNames,
  createEntity,
  deleteEntities,
  exportEntities,
  exportLeftOutRows,
  findAlikeNames,
  findNameOwners,
  forgetNameChoice,
  importEntities,
  listEntities,
  listEntityDuplicates,
  listEntityImports,
  listEntityMerges,
  listUnmatchedNames,
  markEntitiesDistinct,
  mergeEntities,
  previewEntityImport,
  rememberNameChoice,
  searchEntityDuplicates,
  setEntityAkas,
  suggestEntities,
  undoEntityImport,
  suggestForUnmatchedNames,
  undoEntityMerge,
  undoNameAnswer,
  unmarkEntitiesDistinct,
  updateEntity,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { BackgroundImportsService } from './background-imports.service.ts';
import type { EntityDuplicatesService } from './duplicates.service.ts';
import type { EntityMergeService } from './merge.service.ts';
import { presentEntity } from './presenter.ts';
import type { NameChoicesService } from './name-choices.service.ts';
import type { EntitiesService } from './service.ts';
import type { EntitySuggestionsService } from './suggestions.service.ts';
import type { EntityTransferService } from './transfer.service.ts';
import type { UnmatchedNamesService } from './unmatched-names.service.ts';

/** The status of an answer after which the work goes on. */
const ACCEPTED = 202;

/** The list of entities, and the calls that create, change and delete them. */
export function registerEntityRoutes(app: FastifyInstance, service: EntitiesService): void {
  contractRoute(app, listEntities, async ({ actor, query }) => {
    const { entities, totalCount, types } = await service.list(actor.clientId, query);
    return {
      totalEntityCount: totalCount,
      entities: entities.map((row) => presentEntity(row, types)),
    };
  });
  contractRoute(app, createEntity, async ({ actor, body }) => ({
    id: await service.create(actor, { clientIdentifier: null, ...body }),
  }));
  contractRoute(app, updateEntity, async ({ actor, params, body }) => {
    const { entity, types } = await service.update(actor, params.id, body);
    return presentEntity(entity, types);
  });
  contractRoute(app, setEntityAkas, async ({ actor, params, body }) => {
    const { entity, types } = await service.setAkas(actor, params.id, body);
    return presentEntity(entity, types);
  });
  contractRoute(app, deleteEntities, async ({ actor, body }) => ({
    ids: await service.delete(actor, body.uuids),
  }));
  contractRoute(app, findNameOwners, async ({ actor, body }) => ({
    owners: await service.findNameOwners(actor.clientId, body.names),
  }));
  contractRoute(app, countEntityContents, async ({ actor, body }) =>
    service.countContents(actor.clientId, body),
  );
}

/** Merging entities, and undoing it. */
export function registerEntityMergeRoutes(app: FastifyInstance, service: EntityMergeService): void {
  contractRoute(app, mergeEntities, async ({ actor, params, body }) => ({
    mergeId: await service.merge(actor, { targetId: params.id, sourceId: body.sourceId }),
  }));
  contractRoute(app, listEntityMerges, async ({ actor, params }) => ({
    merges: await service.list(actor.clientId, params.id),
  }));
  contractRoute(app, undoEntityMerge, async ({ actor, params }) => ({
    ids: await service.undo(actor, params.id),
  }));
}

/** Entities that may be one. */
export function registerEntityDuplicateRoutes(app: FastifyInstance, service: EntityDuplicatesService): void {
  contractRoute(app, listEntityDuplicates, async ({ actor, query }) => service.list(actor.clientId, query));
  contractRoute(app, searchEntityDuplicates, async ({ actor }) => service.search(actor.clientId));
  contractRoute(app, markEntitiesDistinct, async ({ actor, body }) => ({
    id: await service.markDistinct(actor, body.ids),
  }));
  contractRoute(app, unmarkEntitiesDistinct, async ({ actor, params }) => {
    await service.unmarkDistinct(actor, params.id);
    return { ids: [params.id] };
  });
}

/** The names in documents that belong to no entity, and the answers to them. */
export function registerUnmatchedNameRoutes(app: FastifyInstance, service: UnmatchedNamesService): void {
  contractRoute(app, listUnmatchedNames, async ({ actor, query }) => service.list(actor.clientId, query));
  contractRoute(app, countUnmatchedNames, async ({ actor }) => ({
    totalCount: await service.count(actor.clientId),
  }));
  contractRoute(app, answerUnmatchedName, async ({ actor, body }) =>
    service.answer(actor, body.name, body.answer),
  );
  contractRoute(app, answerUnmatchedNames, async ({ actor, body }) =>
    service.answerAll(actor, body.names, body),
  );
  contractRoute(app, suggestForUnmatchedNames, async ({ actor, body }) => ({
    names: await service.suggest(actor.clientId, body.names),
  }));
  contractRoute(app, findAlikeNames, async ({ actor, body }) => ({
    pairs: await service.findAlike(actor.clientId, body.names),
  }));
  contractRoute(app, undoNameAnswer, async ({ actor, params }) => ({
    documentCount: await service.undo(actor, params.id),
  }));
}

/** Entities as files: export, preview of an import, import. */
export function registerEntityTransferRoutes(app: FastifyInstance, service: EntityTransferService): void {
  contractRoute(app, exportEntities, async ({ actor, query, reply }) => {
    const file = await service.export(actor.clientId, query);
    await reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.filename}"`)
      .send(file.content);
    return undefined;
  });
  contractRoute(app, previewEntityImport, async ({ actor, body }) => service.preview(actor, body));
  contractRoute(app, importEntities, async ({ actor, body, reply }) => {
    const result = await service.import(actor, body);
    if (result.kind === 'stored') return { created: result.created, changed: result.changed };
    reply.code(ACCEPTED);
    return result.started;
  });
}

/** Imports that are written in the background. */
export function registerEntityImportRoutes(app: FastifyInstance, service: BackgroundImportsService): void {
  contractRoute(app, listEntityImports, async ({ actor }) => ({ items: await service.list(actor.clientId) }));
  contractRoute(app, cancelEntityImport, async ({ actor, params }) => service.cancel(actor, params.id));
  contractRoute(app, undoEntityImport, async ({ actor, params, reply }) => {
    const started = await service.undo(actor, params.id);
    reply.code(ACCEPTED);
    return started;
  });
  contractRoute(app, exportLeftOutRows, async ({ actor, params, query: { outcome }, reply }) => {
    const content = await service.leftOutRows(actor.clientId, params.id, outcome);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="entities-${outcome}.csv"`)
      .send(content);
    return undefined;
  });
}

/** The entities that a name may mean. */
export function registerEntitySuggestionRoutes(
  app: FastifyInstance,
  service: EntitySuggestionsService,
): void {
  contractRoute(app, suggestEntities, async ({ actor, query }) => ({
    suggestions: await service.suggest(actor.clientId, query),
  }));
}

/** Which of several entities a name means. */
export function registerNameChoiceRoutes(app: FastifyInstance, service: NameChoicesService): void {
  contractRoute(app, rememberNameChoice, async ({ actor, params, body }) => ({
    id: await service.remember(actor, params.id, body),
  }));
  contractRoute(app, forgetNameChoice, async ({ actor, body }) => ({
    ids: [body.id],
    restoredEntity: await service.forget(actor, body.id),
  }));
}
