import type { FastifyInstance } from 'fastify';
import {
  getDocumentLinks,
  getTables,
  getVerification,
  listValueChanges,
  saveDatapoints,
  saveTable,
} from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentDatapoints } from '../../documents/index.ts';
import { compressPayload, presentPayload } from './presenter.ts';
import type { VerificationService } from './service.ts';
import type { TablesService } from './tables.service.ts';

type SavedMetrics = Awaited<ReturnType<VerificationService['save']>>['saved'];

function presentSaved(metrics: SavedMetrics) {
  return metrics.map(({ metric, datapoints }) => ({
    metricId: metric.id,
    fin: metric.fin,
    datapoints: presentDatapoints(metric.id, datapoints),
  }));
}

/** The document view: its payload, its file and the saving of edits, those of tables among them. */
export function registerVerificationRoutes(
  app: FastifyInstance,
  service: VerificationService,
  tables: TablesService,
): void {
  contractRoute(app, getVerification, async ({ actor, params, query: { rows, fromRow = 0 } }) => {
    const part = rows === undefined ? undefined : { rows, fromRow };
    return { data: await compressPayload(presentPayload(await service.read(actor, params.id, part))) };
  });
  contractRoute(app, getDocumentLinks, ({ actor, params, query }) =>
    service.links(actor, params.id, query.filename),
  );
  contractRoute(app, saveDatapoints, async ({ actor, params, body }) => {
    // `verified` and `documentType` say what the screen showed; a document is confirmed by its state alone [AMB-060].
    const { saved, conflicts, unpublishedChanges } = await service.save(actor, params.id, body);
    if (conflicts.length > 0) {
      const details = { saved: presentSaved(saved), conflicts: presentSaved(conflicts), unpublishedChanges };
      throw new AppError('VALUE_CONFLICT', { details });
    }
    return { metrics: presentSaved(saved), unpublishedChanges };
  });
  contractRoute(app, listValueChanges, async ({ actor, params }) => ({
    items: [...(await service.valueChanges(actor, params.id, params.metricId))],
  }));
  contractRoute(app, getTables, async ({ actor, params }) => ({ url: await tables.link(actor, params.id) }));
  contractRoute(app, saveTable, async ({ actor, params, body }) => {
    const { rows, saved, conflicts, unpublishedChanges } = await tables.save(actor, params.id, body);
    const response = { rows: [...rows], metrics: presentSaved(saved), unpublishedChanges };
    if (conflicts.length === 0) return response;
    const details = {
      rows: response.rows,
      saved: response.metrics,
      conflicts: presentSaved(conflicts),
      unpublishedChanges,
    };
    throw new AppError('VALUE_CONFLICT', { details });
  });
}
