import { z } from 'zod';
import {
  storedDatapointWire,
  type DatapointChange,
  type MisplacedDatapoint,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import type { ChangeRow, DatapointRow } from './datapoint.repository.ts';
import type { MisplacedValue } from './misplaced.service.ts';

const { restatedFrom, operands, earlier } = storedDatapointWire.shape;

/** The box of a value on its page; null for one without a place. */
function boxOf({ x, y, w, h }: Pick<DatapointRow, 'x' | 'y' | 'w' | 'h'>) {
  return x === null || y === null || w === null || h === null ? null : { x, y, w, h };
}

/** A stored value of a list. */
export function presentDatapoint(row: DatapointRow): StoredDatapoint {
  const changedAt = row.time_updated.toISOString();
  const { document_request_id: documentRequestId, document_name: fileName } = row;
  const { schema_name: name, schema_version: version } = row;
  const schema = name === null || version === null ? null : { name, version };
  return {
    id: row.id,
    fin: row.fin,
    metricType: row.metric_type ?? 'STRING',
    value: row.value,
    reportingDate: row.reporting_date,
    timeUpdated: changedAt,
    lastModified: changedAt,
    lastModifiedBy: row.last_modified_by,
    effectors: { currency: row.currency, akas: [] },
    confidence: row.confidence,
    dataSource: row.data_source,
    isVerified: row.is_verified,
    verifiedBy: row.verified_by,
    knownSince: row.known_since.toISOString(),
    document:
      documentRequestId === null || fileName === null
        ? null
        : {
            documentRequestId,
            fileName,
            page: row.page,
            box: boxOf(row),
            metricId: row.document_metric_id,
            schema,
            unpublishedChanges:
              row.document_is_confirmed === true ? (row.document_unpublished_changes ?? 0) : 0,
            confirmedUntil:
              row.document_is_confirmed === true
                ? null
                : (row.document_published_at ?? row.time_updated).toISOString(),
          },
    restatedFrom: restatedFrom.parse(row.restated_from),
    operands: operands.parse(row.named_operands),
    changedSince: row.changed_since,
    isRestorable: row.is_restorable,
    ...(row.earlier !== undefined && { earlier: earlier.parse(row.earlier ?? []) }),
  };
}

/** A value whose metric does not belong to the types of its owner. */
export function presentMisplaced({ row, metricName, moveTo }: MisplacedValue): MisplacedDatapoint {
  return {
    ...presentDatapoint(row),
    metricName,
    moveTo: moveTo && { kind: moveTo.kind, id: moveTo.id, name: moveTo.name },
  };
}

/** The same of a relationship [MET-025]. */
export function presentRelationshipDatapoint(row: DatapointRow) {
  return { ...presentDatapoint(row), entityRelationshipId: z.string().parse(row.relationship_id) };
}

const figureOf = (value: string | null, currency: string | null) =>
  value === null ? null : { value, currency };

export function presentChange(row: ChangeRow): DatapointChange {
  return {
    changedAt: row.changed_at.toISOString(),
    changedBy: row.user_name,
    reason: row.reason,
    from: figureOf(row.from_value, row.from_currency),
    to: figureOf(row.to_value, row.to_currency),
  };
}
