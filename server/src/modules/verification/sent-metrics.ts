import type { ListedMetric } from '@assay/shared/contracts';
import { AppError, INPUT_LIMITS, isCurrencyCode } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { SentMetric } from './save.ts';
import { comparableValue, type SentDatapoint } from './saved-value.ts';
import {
  findDatapoints,
  findEntityIds,
  findGroupings,
  findMetrics,
  type DatapointRow,
  type GroupingRow,
  type MetricRow,
} from './repository.ts';

/** What a document asks for, as far as a save is read by it. */
interface StoredDocument {
  readonly metrics: readonly MetricRow[];
  readonly groupings: readonly GroupingRow[];
}

/** An edited metric of a save, found in the document. */
export interface ReadMetric {
  readonly metric: MetricRow;
  /** Ranked: the first is the value. */
  readonly stored: readonly DatapointRow[];
  readonly sent: SentMetric;
}

function refuse(field: string): AppError {
  return new AppError('INVALID_REQUEST', { identifier: field });
}

/** The row of a repeating group that a metric stands in; undefined outside of such groups. */
function rowOf(metric: MetricRow, groupings: readonly GroupingRow[]): GroupingRow | undefined {
  const grouping = groupings.find(({ id }) => id === metric.grouping_id);
  return grouping?.parent_id === null ? undefined : grouping;
}

/**
 * The metrics that a sent one may mean: the one it names, or those of its fin, in its group and row where it gives them,
 * else outside of repeating groups where the fin stands there too.
 */
function findNamed(
  sent: Pick<ListedMetric, 'fin' | 'metricId' | 'groupIdentifier' | 'rowIndex'>,
  { metrics, groupings }: StoredDocument,
): readonly MetricRow[] {
  const { fin, metricId, groupIdentifier, rowIndex } = sent;
  if (metricId !== undefined) return metrics.filter(({ id }) => id === metricId);
  const alike = metrics.filter((metric) => metric.fin === fin);
  if (typeof groupIdentifier !== 'string' && typeof rowIndex !== 'number') {
    const single = alike.filter((metric) => rowOf(metric, groupings) === undefined);
    return single.length > 0 ? single : alike;
  }
  return alike.filter((metric) => {
    const row = rowOf(metric, groupings);
    return (
      row !== undefined &&
      row.group_identifier === (groupIdentifier ?? row.group_identifier) &&
      row.row_index === (rowIndex ?? row.row_index)
    );
  });
}

/** @throws AppError INVALID_REQUEST naming the field where the metric is none of the document, or not as the sender says. */
function requireMetric(sent: ListedMetric, document: StoredDocument, field: string): MetricRow {
  const [metric, ...others] = findNamed(sent, document);
  if (metric === undefined) throw refuse(`${field}.${sent.metricId === undefined ? 'fin' : 'metricId'}`);
  if (others.length > 0) throw refuse(`${field}.metricId`);
  if (metric.fin !== sent.fin) throw refuse(`${field}.fin`);
  if (metric.data_type !== sent.dataType) throw refuse(`${field}.dataType`);
  return metric;
}

/** A sent datapoint with what it leaves out taken from the stored one that it changes. */
function complete(
  metric: MetricRow,
  base: DatapointRow,
  sent: ListedMetric['datapoints'][number],
): SentDatapoint {
  const isSameValue =
    comparableValue(metric, sent.value) === comparableValue(metric, base.value ?? '') &&
    (sent.effectors?.currency === undefined || sent.effectors.currency === base.currency);
  const { page = base.page, x = base.x, y = base.y, w = base.w, h = base.h } = sent;
  const { currency = base.currency, akas = base.akas } = sent.effectors ?? {};
  return {
    id: sent.id,
    value: sent.value,
    effectors: { currency, akas },
    page,
    x,
    y,
    w,
    h,
    text: sent.text ?? base.text ?? '',
    nodeId: sent.nodeId === undefined ? base.node_id : sent.nodeId,
    isVerified: sent.isVerified ?? (isSameValue && base.is_verified),
    linkedEntityId:
      sent.linkedEntity === undefined
        ? isSameValue
          ? base.selected_entity_id
          : null
        : (sent.linkedEntity?.selectedEntityId ?? null),
  };
}

/** A sent metric, found in the document, and its address in the request. */
interface FoundMetric {
  readonly metric: MetricRow;
  readonly wire: ListedMetric;
  readonly field: string;
}

/** @throws AppError INVALID_REQUEST where a metric is none of the document or sent twice. */
function findSent(metrics: readonly ListedMetric[], document: StoredDocument): readonly FoundMetric[] {
  const found = metrics.map((wire, index) => {
    const field = `metrics.${index}`;
    return { metric: requireMetric(wire, document, field), wire, field };
  });
  const edited = found.filter(({ wire }) => wire.datapoints.length > 0 || wire.required !== undefined);
  const ids = edited.map(({ metric }) => metric.id);
  const repeated = edited.find(({ metric }, index) => ids.indexOf(metric.id) !== index);
  if (repeated !== undefined) throw refuse(repeated.field);
  return edited;
}

/** @throws AppError INVALID_REQUEST naming the field that does not fit the metric. */
function readDatapoint(
  sent: ListedMetric['datapoints'][number],
  { metric, field }: Pick<FoundMetric, 'metric' | 'field'>,
  stored: readonly DatapointRow[],
  groupings: readonly GroupingRow[],
): SentDatapoint {
  const base = stored.find(({ id }) => id === sent.id) ?? stored[0];
  if (base === undefined) throw new Error(`metric ${metric.id} has no datapoint`);
  const datapoint = complete(metric, base, sent);
  const { currency } = datapoint.effectors;
  const isInTable = rowOf(metric, groupings) !== undefined;
  const isOffered = isCurrencyCode(currency) && (currency !== 'AUTO' || isInTable);
  if (currency !== null && !isOffered && !stored.some((row) => row.currency === currency)) {
    throw refuse(`${field}.datapoints.0.effectors.currency`);
  }
  const isName = metric.data_type === 'ENTITY_NAME' || metric.data_type === 'ENTITY_LINK';
  const isKnown = stored.some(({ value }) => value === datapoint.value);
  if (isName && !isKnown && datapoint.value.length > INPUT_LIMITS.name)
    throw refuse(`${field}.datapoints.0.value`);
  return datapoint;
}

/** Links are to entities of the client, or as they were. @throws AppError INVALID_REQUEST naming the field. */
async function requireEntities(
  transaction: RowsTransaction,
  clientId: string,
  read: readonly (ReadMetric & { readonly field: string })[],
): Promise<void> {
  const links = read.flatMap(({ sent, stored, field }) => {
    const id = sent.datapoints[0]?.linkedEntityId ?? null;
    const isKept = stored.some((row) => row.selected_entity_id === id);
    return id === null || isKept
      ? []
      : [{ id, field: `${field}.datapoints.0.linkedEntity.selectedEntityId` }];
  });
  if (links.length === 0) return;
  const known = await findEntityIds(
    transaction,
    clientId,
    links.map(({ id }) => id),
  );
  const stranger = links.find(({ id }) => !known.has(id));
  if (stranger !== undefined) throw refuse(stranger.field);
}

/**
 * Reads the metrics of a save by the document that they are to change [AMB-120]: each is found, and what does not fit
 * is refused by its address, such as `metrics.0.dataType`. Unedited ones are left out.
 * @throws AppError INVALID_REQUEST
 */
export async function readSentMetrics(
  transaction: RowsTransaction,
  { clientId, documentId }: { readonly clientId: string; readonly documentId: string },
  metrics: readonly ListedMetric[],
): Promise<readonly ReadMetric[]> {
  const document = {
    metrics: await findMetrics(transaction, clientId, documentId),
    groupings: await findGroupings(transaction, documentId),
  };
  const found = findSent(metrics, document);
  if (found.length === 0) return [];
  const ids = found.map(({ metric }) => metric.id);
  const rows = await findDatapoints(transaction, documentId, ids);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  const read = found.map(({ metric, wire, field }) => {
    const stored = ranked.get(metric.id) ?? [];
    const { required, lastModified } = wire;
    const datapoints = wire.datapoints.map((datapoint) =>
      readDatapoint(datapoint, { metric, field }, stored, document.groupings),
    );
    return { metric, stored, field, sent: { required, lastModified, datapoints } };
  });
  await requireEntities(transaction, clientId, read);
  return read;
}
