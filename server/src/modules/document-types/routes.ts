import type { FastifyInstance } from 'fastify';
import { listDocumentTypes } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentDocumentType } from './presenter.ts';
import type { DocumentTypesService } from './service.ts';

/** The list of document types (API-009). */
export function registerDocumentTypeRoutes(app: FastifyInstance, documentTypes: DocumentTypesService): void {
  contractRoute(app, listDocumentTypes, async ({ actor }) =>
    (await documentTypes.list(actor.clientId)).map(presentDocumentType),
  );
}
