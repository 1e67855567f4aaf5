import type { FastifyInstance } from 'fastify';
import { findDuplicateOriginal, keepDuplicate } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { DuplicatesService } from './duplicates.service.ts';

/** What a duplicate repeats, and the decision on it. */
export function registerDuplicateRoutes(app: FastifyInstance, service: DuplicatesService): void {
  contractRoute(app, findDuplicateOriginal, async ({ actor, params }) => {
    const original = await service.findOriginal(actor, params.id);
    return {
      original: original && {
        id: original.id,
        fileName: original.file_name,
        stage: original.stage,
        documentType: original.document_type_id,
        uploadedDate: original.upload_date.toISOString(),
        uploadedBy: original.uploaded_by,
        isVerified: original.is_verified,
      },
    };
  });
  contractRoute(app, keepDuplicate, async ({ actor, params, body }) => {
    await service.keep(actor, params.id, body.as);
    return { ids: [params.id] };
  });
}
