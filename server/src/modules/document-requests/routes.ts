import type { FastifyInstance } from 'fastify';
import {
  changeDocumentTags,
  createDocumentRequest,
  deleteDocuments,
  getNavigation,
  getSummaryCounts,
  listDocumentRequests,
  listDocumentRequestsByStage,
  listFilterValues,
  reprocessDocuments,
  requeueDocuments,
  setDocumentsState,
  setDocumentState,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentUnwritten } from '../confirmation/index.ts';
import { presentDocument } from './presenter.ts';
import type { LearningProgressService } from '../learning/index.ts';
import type { DocumentListsService } from './lists.service.ts';
import type { DocumentRequestsService } from './service.ts';

/** Lists of documents and their counts. */
function registerListRoutes(app: FastifyInstance, lists: DocumentListsService): void {
  contractRoute(app, listDocumentRequests, async ({ actor, query }) => {
    const { items, count, isLowerBound } = await lists.page(actor, query);
    return {
      items: items.map(presentDocument),
      count: items.length,
      totalCount: count,
      isLowerBound,
    };
  });
  contractRoute(app, listDocumentRequestsByStage, async ({ actor, query }) =>
    (await lists.atStages(actor, query.stage)).map(({ document, waitingBehind }) => ({
      ...presentDocument(document),
      waitingBehind,
    })),
  );
  contractRoute(app, listFilterValues, async ({ actor, query }) => ({
    values: await lists.filterValues(actor, query),
  }));
  contractRoute(app, getSummaryCounts, ({ actor, query }) => lists.countStages(actor, query.stage));
  contractRoute(app, getNavigation, ({ actor }) => lists.countNavigation(actor));
}

/** Lists of documents, their counts, uploads, moves, deletion and re-processing. */
export function registerDocumentRequestRoutes(
  app: FastifyInstance,
  {
    lists,
    documents: service,
    learning,
  }: {
    readonly lists: DocumentListsService;
    readonly documents: DocumentRequestsService;
    readonly learning: LearningProgressService;
  },
): void {
  registerListRoutes(app, lists);
  contractRoute(app, createDocumentRequest, async ({ actor, body }) => {
    const { id, form } = await service.createUpload(actor, {
      fileName: body.filename,
      documentType: body.doc_type,
      source: body.source ?? 'Manual',
    });
    return { url: form.url, fields: { ...form.fields }, doc_request_id: id };
  });
  contractRoute(app, setDocumentState, async ({ actor, params, body }) => {
    const { stage, is_verified: isVerified, lastModified } = body;
    const outcome = await service.setState(actor, params.id, { stage, isVerified, lastModified });
    if (outcome === null) return { ids: [params.id] };
    const taught = await learning.of(actor.clientId, params.id);
    return { ids: [params.id], ...presentUnwritten(outcome), learning: taught };
  });
  contractRoute(app, setDocumentsState, async ({ actor, body }) => {
    await service.setStates(actor, body.ids, { target: body.stage, from: body.from });
    return { ids: body.ids };
  });
  contractRoute(app, changeDocumentTags, async ({ actor, body: { ids, add, remove } }) => {
    await service.changeTags(actor, ids, { add, remove });
    return { ids };
  });
  contractRoute(app, deleteDocuments, async ({ actor, body }) => {
    await service.delete(actor, body.uuids);
    return { ids: body.uuids };
  });
  contractRoute(app, reprocessDocuments, async ({ actor, body }) => {
    await service.reprocess(actor, body.documents);
    return { ids: body.documents.map(({ id }) => id) };
  });
  contractRoute(app, requeueDocuments, async ({ actor, body }) => {
    await service.reprocess(
      actor,
      body.document_requests.map((id) => ({ id })),
    );
    return { ids: body.document_requests };
  });
}
