import type { PriorValueWire } from '@assay/shared/contracts';
import type { PriorValueRow } from './repository.ts';

export function presentPriorValue(row: PriorValueRow): PriorValueWire {
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
