import { z } from 'zod';
import { validatorWire, type getMetricGrid, type ResponseOf } from '@assay/shared/contracts';
import type { ScaledPlace } from '@assay/shared/domain';
import type { FieldRow } from './repository.ts';
import { findPrintedScales } from './printed-scales.ts';
import { isTyped, type ReadDocuments } from './service.ts';

type MetricGrid = ResponseOf<typeof getMetricGrid>;

const validators = z.array(validatorWire);

const byPlace = (left: FieldRow, right: FieldRow) =>
  left.table_index - right.table_index || left.order_position - right.order_position;

/** Documents with their values outside repeating groups, withheld ones by name only, and the metrics of both in the order of the screen. */
export function presentMetricGrid({ documents: judged, emptyIds, withheld }: ReadDocuments): MetricGrid {
  const metrics = new Map<string, MetricGrid['metrics'][number]>();
  const documents = judged.map(({ document, fields }) => {
    const all = fields
      .filter(({ row }) => row.parent_id === null)
      .toSorted((left, right) => byPlace(left.row, right.row));
    for (const { row } of all) if (!metrics.has(row.fin)) metrics.set(row.fin, presentMetric(row));
    const scales = findPrintedScales(fields.map(({ row }) => row));
    const own = all.filter(({ row }) => !withheld.has(row.id));
    const hidden = all.filter(({ row }) => withheld.has(row.id)).map(({ row }) => row.fin);
    return {
      id: document.id,
      fileName: document.file_name,
      documentType: document.document_type_id,
      stage: document.stage,
      isConfirmed: document.is_verified,
      values: own.map(({ row, status, reason }) => ({
        metricId: row.id,
        datapointId: row.datapoint_id,
        fin: row.fin,
        value: row.value ?? '',
        currency: row.currency,
        isVerified: row.is_validated,
        status,
        ...(reason !== null && { needsReview: true as const }),
        isUserModified: isTyped(row),
        emptyDatapointId: emptyIds.get(row.id) ?? null,
        ...presentPrinted(scales.get(row.id)),
        lastModified: row.last_modified.toISOString(),
      })),
      ...(hidden.length > 0 && { withheld: hidden }),
    };
  });
  return { metrics: [...metrics.values()], documents };
}

/** What the page prints for an amount of a document that states some in thousands or more. */
function presentPrinted(
  place: ScaledPlace | undefined,
): Pick<MetricGrid['documents'][number]['values'][number], 'printed'> {
  return place ? { printed: { ...place.box, text: place.text, power: place.power } } : {};
}

function presentMetric(row: FieldRow): MetricGrid['metrics'][number] {
  return {
    fin: row.fin,
    label: row.display_label,
    dataType: row.data_type,
    validators: validators.safeParse(row.validators ?? []).data ?? [],
  };
}
