import type { FastifyInstance } from 'fastify';
import { previewConfirmation } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentOutcome } from './presenter.ts';
import type { ConfirmationPreviewService } from './preview.service.ts';

/** What confirming a document would write. */
export function registerConfirmationRoutes(app: FastifyInstance, service: ConfirmationPreviewService): void {
  contractRoute(app, previewConfirmation, async ({ actor, params, body }) =>
    presentOutcome(await service.preview(actor, params.id, body.verifying ?? [])),
  );
}
