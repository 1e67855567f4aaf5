import {
  checkOverrideWire,
  documentMetricWire,
  documentRequestWire,
  documentTypeWire,
  fundCheckWire,
  groupingWire,
  toDocumentRequest,
  verificationPayloadWire,
  type CheckOverrideWire,
  type DatapointWire,
  type DocumentMetricWire,
  type GroupingWire,
  type RowMetricWire,
} from '@assay/shared/contracts';
import { isMetricDataType, type CheckOverride } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';
import type { Datapoint, MetricState } from './metric-state.ts';
import type { PageBox } from './page-box.ts';
import type { ReviewDocument, ReviewGroup, ReviewMetric, RowMetric } from './review-document.ts';

/** Says why a document cannot be shown. `messageKey` is the message for the user. */
export class DocumentLoadError extends Error {
  override readonly name = 'DocumentLoadError';
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey, options?: ErrorOptions) {
    super(messageKey, options);
    this.messageKey = messageKey;
  }
}

/** Called for each metric that is dropped, with the reason [AMB-062]. */
export type OnMetricDropped = (metric: unknown, reason: 'malformed' | 'dataType' | 'noDatapoints') => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Parses the verification payload [AMB-054]. A duplicate metric index within a grouping, or a payload that is no object,
 * throws the Internal API error [VER-006, VER-025]. Otherwise the first missing part decides, in this order: document
 * request, its id, document type, groupings, metrics [VER-026, VER-027, VER-028, VER-029, VER-030, AMB-062]. A metric of
 * an unknown data type or without datapoints is dropped and reported [VER-010, VER-011]; if none is left, there are no
 * metrics.
 */
export function parsePayload(raw: unknown, onDropped: OnMetricDropped): ReviewDocument {
  if (!isRecord(raw) || hasDuplicateIndex(raw.grouping))
    throw new DocumentLoadError('verification.loadFailed');
  const missing = missingPart(raw);
  if (missing) throw new DocumentLoadError(missing);

  const request = documentRequestWire.safeParse(raw.documentRequest);
  const documentType = documentTypeWire.safeParse(raw.documentType);
  const grouping = groupingWire.array().safeParse(raw.grouping);
  if (!request.success || !documentType.success || !grouping.success) {
    const cause = request.error ?? documentType.error ?? grouping.error;
    throw new DocumentLoadError('verification.loadFailed', { cause });
  }
  const kept = listOf(raw.metrics).flatMap((metric) => readMetric(metric, onDropped) ?? []);
  if (kept.length === 0) throw new DocumentLoadError('verification.noMetrics');

  const metrics = new Map(kept.map(({ metric }) => [metric.id, metric]));
  return {
    request: toDocumentRequest(request.data),
    documentType: documentType.data,
    stage: typeof raw.stage === 'string' ? raw.stage : request.data.stage,
    groups: grouping.data
      .map((wire) => toGroup(wire, metrics))
      .sort((left, right) => left.tableIndex - right.tableIndex),
    metrics,
    checks: fundCheckWire.array().safeParse(raw.checks).data ?? [],
    checkOverrides: (checkOverrideWire.array().safeParse(raw.checkOverrides).data ?? []).map(toCheckOverride),
    recognisedType: verificationPayloadWire.shape.recognisedType.safeParse(raw.recognisedType).data ?? null,
    unreadablePages: verificationPayloadWire.shape.unreadablePages.safeParse(raw.unreadablePages).data ?? [],
    contents: verificationPayloadWire.shape.contents.safeParse(raw.contents).data ?? null,
    doubts: verificationPayloadWire.shape.documentDoubts.safeParse(raw.documentDoubts).data ?? [],
    lastModified: verificationPayloadWire.shape.lastModified.safeParse(raw.lastModified).data ?? null,
    states: Object.fromEntries(kept.map(({ metric, state }) => [metric.id, state])),
    missingRows: grouping.data.reduce(
      (sum, { groups, rowCount = groups.length }) => sum + rowCount - groups.length,
      0,
    ),
  };
}

function missingPart(raw: Record<string, unknown>): MessageKey | null {
  const { documentRequest, documentType } = raw;
  if (!isRecord(documentRequest)) return 'verification.noDocumentRequest';
  if (!isFilled(documentRequest.documentRequestId) && !isFilled(documentRequest.id))
    return 'verification.noDocumentRequestId';
  if (!isRecord(documentType) || !(isFilled(documentType.id) && isFilled(documentType.displayName))) {
    return 'verification.noDocumentType';
  }
  if (listOf(raw.grouping).length === 0) return 'verification.noGroupings';
  if (listOf(raw.metrics).length === 0) return 'verification.noMetrics';
  return null;
}

/** Checks the raw groupings, because this error precedes that of a missing part [AMB-062]. */
function hasDuplicateIndex(grouping: unknown): boolean {
  return listOf(grouping).some((group) => {
    if (!isRecord(group)) return false;
    const indexes = listOf(group.metrics).map((metric) => (isRecord(metric) ? metric.index : undefined));
    return new Set(indexes).size !== indexes.length || hasDuplicateIndex(group.groups);
  });
}

interface ReadMetric {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
}

function readMetric(raw: unknown, onDropped: OnMetricDropped): ReadMetric | null {
  const parsed = documentMetricWire.safeParse(raw);
  if (!parsed.success) {
    onDropped(raw, 'malformed');
    return null;
  }
  const wire = parsed.data;
  const { dataType } = wire;
  if (!isMetricDataType(dataType)) {
    onDropped(raw, 'dataType');
    return null;
  }
  const [front, ...others] = wire.datapoints.map(toDatapoint);
  if (!front) {
    onDropped(raw, 'noDatapoints');
    return null;
  }
  return {
    metric: { ...toMetric(wire), dataType },
    state: { datapoints: [front, ...others], isVerified: wire.validated, isRequired: wire.required },
  };
}

function toMetric(wire: DocumentMetricWire): Omit<ReviewMetric, 'dataType'> {
  return {
    id: wire.id,
    index: wire.index,
    fin: wire.identifier.value,
    label: wire.displayLabel,
    orderPosition: wire.order_position,
    isPriority: wire.isPriority,
    isAvailable: wire.available,
    timePeriod: wire.timePeriod,
    view: wire.view,
    isFilteredByPeriod: wire.filtersByTimePeriod ?? false,
    validators: wire.validators,
    isAdditive: wire.additive ?? false,
    ...(wire.entityMatches !== undefined && { entityMatches: wire.entityMatches }),
    ...(wire.entityTypeName !== undefined && { entityTypeName: wire.entityTypeName }),
    ...(wire.isWithheld && { isWithheld: true }),
  };
}

/** Maps the override of a check of the wire to the model. */
export function toCheckOverride({ operands, ...override }: CheckOverrideWire): CheckOverride {
  return { ...override, operands: operands.map(({ metricId, value }) => ({ fieldId: metricId, value })) };
}

/** Maps a datapoint of the wire to the model. */
export function toDatapoint(wire: DatapointWire): Datapoint {
  return {
    id: wire.id,
    value: wire.value,
    confidence: wire.confidence,
    location: toLocation(wire),
    currency: wire.effectors.currency,
    akas: wire.effectors.akas,
    text: wire.text,
    nodeId: wire.nodeId,
    linkedEntityId: wire.linkedEntity?.selectedEntityId ?? null,
    linkedEntityName: wire.linkedEntity?.name ?? null,
    ...(wire.cell ? { cell: wire.cell } : {}),
    isUserModified: wire.modified_by !== UNMODIFIED,
    lastModified: wire.lastModified,
    lastModifiedBy: wire.lastModifiedBy,
    verifiedBy: wire.verifiedBy,
    ...(wire.learnedFrom && { learnedFrom: wire.learnedFrom }),
    ...(wire.proposedBy && { proposedBy: wire.proposedBy }),
  };
}

/** `modified_by` of a value that no user touched [VER-009, AMB-063]. */
const UNMODIFIED = 1;

/** The place of a datapoint of the wire; null where a part of it is missing. */
export function toLocation({
  page = null,
  x = null,
  y = null,
  w = null,
  h = null,
}: Partial<Pick<DatapointWire, 'page' | 'x' | 'y' | 'w' | 'h'>>): PageBox | null {
  if (page === null || x === null || y === null || w === null || h === null) return null;
  return { page, x, y, w, h };
}

function toGroup(wire: GroupingWire, metrics: ReadonlyMap<string, ReviewMetric>): ReviewGroup {
  return {
    id: wire.id,
    identifier: wire.groupIdentifier,
    label: wire.groupDisplay,
    tableIndex: wire.tableIndex,
    isRepeatable: wire.allowRepeatable,
    hasTotals: wire.calculatedTotals,
    metricIds: inOrderOfScreen(inOrder(wire.metrics, metrics), metrics),
    rows: wire.groups
      .map((row) => ({ id: row.id, rowIndex: row.rowIndex, metricIds: inOrder(row.metrics, metrics) }))
      .sort((left, right) => left.rowIndex - right.rowIndex),
    rowMetrics: wire.rowMetrics
      ? wire.rowMetrics.flatMap((metric) => toRowMetric(metric) ?? [])
      : findRowMetrics(wire, metrics),
  };
}

/** The columns of a group by its rows, where the payload does not name them. */
function findRowMetrics(
  wire: GroupingWire,
  metrics: ReadonlyMap<string, ReviewMetric>,
): readonly RowMetric[] {
  const inRows = wire.groups
    .flatMap((row) => inOrder(row.metrics, metrics))
    .flatMap((id) => metrics.get(id) ?? []);
  const byFin = new Map(inRows.toReversed().map((metric) => [metric.fin, metric]));
  const distinct = inRows.filter((metric) => byFin.get(metric.fin) === metric);
  return distinct.map((metric) => ({ ...metric, isRequired: false }));
}

/** A column of an unknown data type is dropped, like a metric [VER-010]. */
function toRowMetric(wire: RowMetricWire): RowMetric | null {
  const { dataType } = wire;
  if (!isMetricDataType(dataType)) return null;
  return {
    index: wire.index,
    fin: wire.identifier.value,
    label: wire.displayLabel,
    dataType,
    isPriority: wire.isPriority,
    timePeriod: wire.timePeriod,
    view: wire.view,
    isFilteredByPeriod: wire.filtersByTimePeriod ?? false,
    validators: wire.validators,
    isAdditive: wire.additive ?? false,
    isRequired: wire.required,
  };
}

/** The metrics of a group as they are listed: first the priority metrics [AMB-116], then each view, those without one first. */
function inOrderOfScreen(
  ids: readonly string[],
  metrics: ReadonlyMap<string, ReviewMetric>,
): readonly string[] {
  const views = ['', ...new Set(ids.flatMap((id) => metrics.get(id)?.view || []))];
  const rankOf = (id: string) => {
    const metric = metrics.get(id);
    return metric === undefined || metric.isPriority ? -1 : views.indexOf(metric.view);
  };
  return ids.toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** The ids of known metrics by order_position, then by index. */
function inOrder(
  refs: GroupingWire['metrics'],
  metrics: ReadonlyMap<string, ReviewMetric>,
): readonly string[] {
  return refs
    .flatMap(({ id, index }) => {
      const metric = metrics.get(id);
      return metric ? [{ id, index, orderPosition: metric.orderPosition }] : [];
    })
    .sort((left, right) => left.orderPosition - right.orderPosition || left.index - right.index)
    .map(({ id }) => id);
}
