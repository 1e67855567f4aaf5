import type { FastifyInstance } from 'fastify';
import {
  decideSamePeriod,
  findDuplicateOriginal,
  keepDuplicate,
  type DocumentDifference,
} from '@assay/shared/contracts';
import { isMetricDataType } from '@assay/shared/domain';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { DuplicatesService, Repetition } from './duplicates.service.ts';

function presentDifference(row: NonNullable<Repetition['differences']>[number]): DocumentDifference {
  const figure = (value: string | null, currency: string | null) =>
    value === null ? null : { value, currency };
  return {
    fin: row.fin,
    label: row.label,
    dataType: isMetricDataType(row.data_type) ? row.data_type : 'STRING',
    before: figure(row.before_value, row.before_currency),
    after: figure(row.after_value, row.after_currency),
  };
}

/** What a document repeats, and the decision on it. */
export function registerDuplicateRoutes(app: FastifyInstance, service: DuplicatesService): void {
  contractRoute(app, findDuplicateOriginal, async ({ actor, params }) => {
    const { original, differences } = await service.findRepetition(actor, params.id);
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
      differences: differences && differences.map(presentDifference),
    };
  });
  contractRoute(app, keepDuplicate, async ({ actor, params, body }) => {
    await service.keep(actor, params.id, body.as);
    return { ids: [params.id] };
  });
  contractRoute(app, decideSamePeriod, async ({ actor, params, body }) => {
    await service.decide(actor, params.id, body.as);
    return { ids: [params.id] };
  });
}
