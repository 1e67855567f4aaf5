import {
  deleteExportProfile,
  exportMany,
  exportVerifiedMetrics,
  findExportBlockers,
  listExportChanges,
  listExportProfiles,
  listExportProfileVersions,
  listExports,
  previewExport,
  removeExport,
  retryExport,
  saveExportProfile,
  startExport,
} from '@assay/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { BackgroundExportsService } from './background.service.ts';
import type { ExportBlockersService } from './blockers.service.ts';
import type { ExportChangesService } from './changes.service.ts';
import type { ExportedFile } from './export-writer.ts';
import type { ExportPreviewService } from './preview.service.ts';
import type { ExportProfilesService } from './profiles.service.ts';
import type { ExportsService } from './service.ts';

async function send(
  reply: FastifyReply,
  { filename, contentType, content }: ExportedFile,
): Promise<undefined> {
  await reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(content);
}

/** Exports of metrics and documents. */
export function registerExportRoutes(
  app: FastifyInstance,
  service: ExportsService,
  blockers: ExportBlockersService,
  changes: ExportChangesService,
): void {
  contractRoute(app, listExportChanges, ({ actor, params }) => changes.find(actor, params.documentRequestId));
  contractRoute(app, findExportBlockers, ({ actor, body }) => blockers.find(actor, body.documentRequests));
  contractRoute(app, exportVerifiedMetrics, async ({ actor, query, body, reply }) =>
    send(reply, await service.exportVerifiedMetrics(actor, body.documentRequests, query)),
  );
  contractRoute(app, exportMany, async ({ actor, query, body, reply }) => {
    const { documentRequests: ids, include_unverified: includeUnverified = false } = body;
    const { format = 'json', profile } = query;
    const verifiedOnly = !includeUnverified;
    if (format === 'tables') return send(reply, await service.exportTables(actor, ids, verifiedOnly));
    const file =
      format === 'document_graph'
        ? await service.exportDocuments(actor, ids)
        : await service.exportMetrics(actor, ids, { format, profile, verifiedOnly });
    return send(reply, file);
  });
}

/** Exports that are written in the background. */
export function registerBackgroundExportRoutes(
  app: FastifyInstance,
  service: BackgroundExportsService,
): void {
  contractRoute(app, startExport, ({ actor, body }) => service.start(actor, body));
  contractRoute(app, listExports, async ({ actor }) => ({ items: await service.list(actor) }));
  contractRoute(app, retryExport, ({ actor, params }) => service.retry(actor, params.id));
  contractRoute(app, removeExport, async ({ actor, params }) => {
    await service.remove(actor, params.id);
    return {};
  });
}

/** Forms of exported files, and how a file would look. */
export function registerExportProfileRoutes(
  app: FastifyInstance,
  service: ExportProfilesService,
  preview: ExportPreviewService,
): void {
  contractRoute(app, listExportProfiles, async ({ actor }) => ({ items: await service.list(actor) }));
  contractRoute(app, saveExportProfile, ({ actor, params, body }) => service.save(actor, params.id, body));
  contractRoute(app, deleteExportProfile, async ({ actor, params }) => {
    await service.delete(actor, params.id);
    return {};
  });
  contractRoute(app, listExportProfileVersions, async ({ actor, params }) => ({
    items: await service.versions(actor, params.id),
  }));
  contractRoute(app, previewExport, ({ actor, body }) => preview.preview(actor, body));
}
