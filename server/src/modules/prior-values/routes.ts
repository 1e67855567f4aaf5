import type { FastifyInstance } from 'fastify';
import { listPriorValues, type PriorValueWire } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { PriorValueRow } from './repository.ts';
import type { PriorValuesService } from './service.ts';

function presentPriorValue(row: PriorValueRow): PriorValueWire {
  const { document_request_id: documentRequestId, file_name: fileName, fin, page } = row;
  return {
    reportingDate: row.reporting_date,
    value: row.value,
    currency: row.currency,
    source:
      documentRequestId === null || fileName === null
        ? null
        : { documentRequestId, fileName, page, metricId: row.document_metric_id, fin },
  };
}

/** The values of earlier periods beside those of a document. */
export function registerPriorValueRoutes(app: FastifyInstance, service: PriorValuesService): void {
  contractRoute(app, listPriorValues, async ({ actor, params }) => {
    const { reportingDate, metrics } = await service.ofDocument(actor, params.id);
    return {
      reportingDate,
      items: metrics.map(({ metricId, history, closings }) => ({
        metricId,
        history: history.map(presentPriorValue),
        closings: closings.map(presentPriorValue),
      })),
    };
  });
}
