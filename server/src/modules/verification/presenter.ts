import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import {
  fundCheckWire,
  validatorWire,
  type CheckOverrideWire,
  type DocumentMetricWire,
  type FileContents,
  type GroupingWire,
  type RowMetricWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import { readFilterGroup, type CheckOverride } from '@assay/shared/domain';
import {
  columnsOfTables,
  presentDatapoints,
  type readContent,
  type StoredTables,
} from '../../documents/index.ts';
import { type ListedDocument, presentDocument } from '../document-requests/index.ts';
import { type DocumentTypeRow, presentDocumentType } from '../document-types/index.ts';

const compress = promisify(gzip);

type GroupingRow = StoredTables['groupings'][number];
type MetricRow = StoredTables['metrics'][number];
type DocumentContent = Awaited<ReturnType<typeof readContent>>;
type DatapointRow = DocumentContent['datapoints'][number];
type RowMetric = NonNullable<ReturnType<ReturnType<typeof columnsOfTables>['get']>>[number];

/** A document with everything that its view shows. */
export interface ShownDocument extends DocumentContent {
  readonly document: ListedDocument;
  readonly documentType: DocumentTypeRow;
  /** The type that the document's words indicate, where another was chosen. */
  readonly recognisedType: {
    readonly id: string;
    readonly displayName: string;
    readonly confidence: number;
  } | null;
  /** Numbers of the pages that could not be read. */
  readonly unreadablePages: readonly number[];
  /** What the file holds besides one notice to one partner. */
  readonly contents: FileContents | null;
  /** How people call entity types, by fin, where names mean several entities. */
  readonly typeNames: ReadonlyMap<string, string>;
}

/** The acceptance of a failing check. */
export function presentCheckOverride({ operands, ...override }: CheckOverride): CheckOverrideWire {
  return { ...override, operands: operands.map(({ fieldId, value }) => ({ metricId: fieldId, value })) };
}

function presentRowMetric(row: RowMetric): RowMetricWire {
  const { view, hasTimePeriod } = readFilterGroup(row.filter_group);
  return {
    index: row.index,
    displayLabel: row.display_label,
    dataType: row.data_type,
    identifier: { type: 'fin', value: row.fin },
    required: row.is_required,
    isPriority: row.is_priority,
    timePeriod: row.time_period,
    view,
    ...(hasTimePeriod && { filtersByTimePeriod: true }),
    validators: z.array(validatorWire).parse(row.validators ?? []),
    ...(row.is_additive === true && { additive: true }),
  };
}

function presentMetric(
  row: MetricRow,
  datapoints: readonly DatapointRow[],
  { withheld, namesakes, typeNames }: Pick<ShownDocument, 'withheld' | 'namesakes' | 'typeNames'>,
): DocumentMetricWire {
  const several = namesakes.get(row.id);
  return {
    ...presentRowMetric(row),
    id: row.id,
    order_position: row.order_position,
    validated: row.is_validated,
    available: row.is_available,
    ...(several && {
      entityMatches: several.count,
      entityTypeName: typeNames.get(several.type) ?? several.type,
    }),
    ...(row.awaits_owner && { awaitsOwner: true as const }),
    datapoints: presentDatapoints(row.id, datapoints, withheld),
  };
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(rows, keyOf);
}

function presentGroupings(content: StoredTables): GroupingWire[] {
  const { groupings, metrics, rowCounts } = content;
  const metricsOf = groupBy(metrics, ({ grouping_id: groupingId }) => groupingId);
  const rowsOf = groupBy(groupings, ({ parent_id: parentId }) => parentId ?? '');
  const present = (row: GroupingRow) => ({
    id: row.id,
    groupIdentifier: row.group_identifier,
    groupDisplay: row.group_display,
    tableIndex: row.table_index,
    allowRepeatable: row.allow_repeatable,
    calculatedTotals: row.calculated_totals,
    metrics: (metricsOf.get(row.id) ?? []).map(({ id, index }) => ({ id, index })),
  });
  const columnsOf = columnsOfTables(content);
  return (rowsOf.get('') ?? []).map((table) => {
    const columns = columnsOf.get(table.id);
    return {
      ...present(table),
      groups: (rowsOf.get(table.id) ?? []).map((row) => ({ ...present(row), rowIndex: row.row_index ?? 0 })),
      ...(rowCounts && { rowCount: rowCounts.get(table.id) ?? 0 }),
      ...(columns && { rowMetrics: columns.map(presentRowMetric) }),
    };
  });
}

/** Everything that the document view shows [VER-004]. */
export function presentPayload(content: ShownDocument): VerificationPayloadWire {
  const { document, documentType, metrics, datapoints, withheld } = content;
  const datapointsOf = groupBy(datapoints, ({ metric_id: metricId }) => metricId);
  return {
    documentRequest: presentDocument(document),
    documentType: presentDocumentType(documentType),
    grouping: presentGroupings(content),
    metrics: metrics.map((metric) => {
      const presented = presentMetric(metric, datapointsOf.get(metric.id) ?? [], content);
      return withheld.has(metric.id) ? { ...presented, validated: false, isWithheld: true } : presented;
    }),
    stage: document.stage,
    checks: z.array(fundCheckWire).parse(content.checks),
    checkOverrides: content.checkOverrides.map(presentCheckOverride),
    recognisedType: content.recognisedType,
    unreadablePages: [...content.unreadablePages],
    contents: content.contents,
    documentDoubts: document.document_doubts.map(({ fins, ...doubt }) => ({
      ...doubt,
      fins: fins && [...fins],
    })),
    lastModified: content.lastModified?.toISOString() ?? null,
  };
}

/** The compressed field: base64 of gzip of the JSON [AMB-054], compressed off this thread. */
export async function compressPayload(payload: VerificationPayloadWire): Promise<string> {
  return (await compress(JSON.stringify(payload))).toString('base64');
}
