import type { ListedMetric } from '@assay/shared/contracts';
import { isEntityType, AppError, comparableValue, INPUT_LIMITS, isCurrencyCode } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { resolveNames } from '../names/resolve-names.ts';
import { findNameTypes } from '../names/stated-names.repository.ts';
import type { EntityNames } from '../sources.ts';
import type { MetricEdit, SaveContext } from './save-metric.ts';
import type { EditedDatapoint } from '../values/edited-value.ts';
import {
  findDatapoints,
  findGroupings,
  findMetrics,
  type DatapointRow,
  type GroupingRow,
  type MetricRow,
} from '../values/repository.ts';

/** The metrics of a document with their groups. */
interface StoredDocument {
  readonly metrics: readonly MetricRow[];
  readonly groupings: readonly GroupingRow[];
}

/** An edit with the metric that it changes. */
export interface ResolvedEdit {
  readonly metric: MetricRow;
  /** By rank: the first is the current value. */
  readonly stored: readonly DatapointRow[];
  readonly edit: MetricEdit;
}

function refuse(field: string): AppError {
  return new AppError('INVALID_REQUEST', { identifier: field });
}

/** The row of a repeating group that a metric belongs to; undefined outside such groups. */
function rowOf(metric: MetricRow, groupings: readonly GroupingRow[]): GroupingRow | undefined {
  const grouping = groupings.find(({ id }) => id === metric.grouping_id);
  return grouping?.parent_id === null ? undefined : grouping;
}

/**
 * The metrics that an edit may mean: the one whose id it gives, or those of its fin, in its group and row where it gives
 * them. Otherwise those outside repeating groups, if there are any.
 */
function findNamed(
  edit: Pick<ListedMetric, 'fin' | 'metricId' | 'groupIdentifier' | 'rowIndex'>,
  { metrics, groupings }: StoredDocument,
): readonly MetricRow[] {
  const { fin, metricId, groupIdentifier, rowIndex } = edit;
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

/** @throws AppError INVALID_REQUEST naming the field, where the document has no such metric or its type is another */
function requireMetric(edit: ListedMetric, document: StoredDocument, field: string): MetricRow {
  const [metric, ...others] = findNamed(edit, document);
  if (metric === undefined) throw refuse(`${field}.${edit.metricId === undefined ? 'fin' : 'metricId'}`);
  if (others.length > 0) throw refuse(`${field}.metricId`);
  if (metric.fin !== edit.fin) throw refuse(`${field}.fin`);
  if (metric.data_type !== edit.dataType) throw refuse(`${field}.dataType`);
  return metric;
}

/** A datapoint of a request; what the request leaves out is taken from the stored one that it changes. */
function complete(
  metric: MetricRow,
  base: DatapointRow,
  edit: ListedMetric['datapoints'][number],
): EditedDatapoint {
  const isSameValue =
    comparableValue(metric, edit.value) === comparableValue(metric, base.value ?? '') &&
    (edit.effectors?.currency === undefined || edit.effectors.currency === base.currency);
  const { page = base.page, x = base.x, y = base.y, w = base.w, h = base.h } = edit;
  const { currency = base.currency, akas = base.akas } = edit.effectors ?? {};
  return {
    id: edit.id,
    value: edit.value,
    effectors: { currency, akas },
    page,
    x,
    y,
    w,
    h,
    text: edit.text ?? base.text ?? '',
    nodeId: edit.nodeId === undefined ? base.node_id : edit.nodeId,
    isVerified: edit.isVerified ?? (isSameValue && base.is_verified),
    linkedEntityId:
      edit.linkedEntity === undefined
        ? isSameValue
          ? base.selected_entity_id
          : null
        : (edit.linkedEntity?.selectedEntityId ?? null),
  };
}

/** A metric of the document, its edit, and the address of the edit in the request. */
interface FoundMetric {
  readonly metric: MetricRow;
  readonly wire: ListedMetric;
  readonly field: string;
}

/** @throws AppError INVALID_REQUEST where the document has no such metric, or a metric is edited twice */
function findEdited(metrics: readonly ListedMetric[], document: StoredDocument): readonly FoundMetric[] {
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

/** @throws AppError INVALID_REQUEST naming the field that does not fit the metric */
function resolveDatapoint(
  edit: ListedMetric['datapoints'][number],
  { metric, field }: Pick<FoundMetric, 'metric' | 'field'>,
  stored: readonly DatapointRow[],
  groupings: readonly GroupingRow[],
): EditedDatapoint {
  const base = stored.find(({ id }) => id === edit.id) ?? stored[0];
  if (base === undefined) throw new Error(`metric ${metric.id} has no datapoint`);
  const datapoint = complete(metric, base, edit);
  const { currency } = datapoint.effectors;
  const isInTable = rowOf(metric, groupings) !== undefined;
  const isOffered = isCurrencyCode(currency) && (currency !== 'AUTO' || isInTable);
  if (currency !== null && !isOffered && !stored.some((row) => row.currency === currency)) {
    throw refuse(`${field}.datapoints.0.effectors.currency`);
  }
  const isName = isEntityType(metric.data_type);
  const isKnown = stored.some(({ value }) => value === datapoint.value);
  if (isName && !isKnown && datapoint.value.length > INPUT_LIMITS.name)
    throw refuse(`${field}.datapoints.0.value`);
  return datapoint;
}

/** A changed link must be to an entity of the client. @throws AppError INVALID_REQUEST naming the field */
async function requireEntities(
  transaction: DatabaseTransaction,
  entities: EntityNames,
  clientId: string,
  read: readonly ResolvedEdit[],
): Promise<void> {
  const links = read.flatMap(({ edit, stored }) => {
    const id = edit.datapoints[0]?.linkedEntityId ?? null;
    const isKept = stored.some((row) => row.selected_entity_id === id);
    return id === null || isKept
      ? []
      : [{ id, field: `${edit.field}.datapoints.0.linkedEntity.selectedEntityId` }];
  });
  if (links.length === 0) return;
  const known = await entities.findIds(
    transaction,
    clientId,
    links.map(({ id }) => id),
  );
  const unknown = links.find(({ id }) => !known.has(id));
  if (unknown !== undefined) throw refuse(unknown.field);
}

/**
 * Finds the metrics that a save changes (AMB-120). What does not fit the document is refused by its address in the
 * request, such as `metrics.0.dataType`. Metrics without a change are left out.
 * @throws AppError INVALID_REQUEST
 */
export async function resolveEdits(
  context: SaveContext,
  metrics: readonly ListedMetric[],
): Promise<readonly ResolvedEdit[]> {
  const { transaction, documentId } = context;
  const { sources } = context.core;
  const { clientId } = context.actor;
  const document = {
    metrics: await findMetrics(transaction, clientId, documentId),
    groupings: await findGroupings(transaction, documentId),
  };
  const found = findEdited(metrics, document);
  if (found.length === 0) return [];
  const ids = found.map(({ metric }) => metric.id);
  const rows = await findDatapoints(transaction, sources, documentId, ids);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  const read = found.map(({ metric, wire, field }) => {
    const stored = ranked.get(metric.id) ?? [];
    const { required, lastModified } = wire;

    const datapoints = wire.datapoints.map((datapoint) =>
      resolveDatapoint(datapoint, { metric, field }, stored, document.groupings),
    );
    return { metric, stored, edit: { required, lastModified, datapoints, field } };
  });
  await requireEntities(transaction, sources.entities, clientId, read);
  return linkTypedNames(context, found, read);
}

/** A name that a user typed for a metric. */
interface TypedName {
  readonly metricId: string;
  readonly value: string;
}

const keyOfTyped = ({ metricId, value }: TypedName) => JSON.stringify([metricId, value]);

/** The one entity that each typed name means, by `keyOfTyped`. */
async function findEntitiesOfTyped(
  {
    core,
    transaction,
    actor,
    documentId,
  }: Pick<SaveContext, 'core' | 'transaction' | 'actor' | 'documentId'>,
  typed: readonly TypedName[],
): Promise<ReadonlyMap<string, string>> {
  const ids = typed.map(({ metricId }) => metricId);
  const types = await findNameTypes(transaction, actor.clientId, ids);
  const asked = typed.map(({ metricId, value }) => ({
    name: value,
    type: types.get(metricId) ?? '',
    selectedEntityId: null,
    documentId,
  }));
  const resolved = await resolveNames(transaction, core.sources, actor.clientId, asked);
  return new Map(
    typed.flatMap((one, index) => {
      const resolution = resolved[index];
      return resolution?.kind === 'one' ? [[keyOfTyped(one), resolution.entityId]] : [];
    }),
  );
}

/** Links each changed name whose edit says nothing about its link to the one entity that has the name. */
async function linkTypedNames(
  context: SaveContext,
  found: readonly FoundMetric[],
  read: readonly ResolvedEdit[],
): Promise<readonly ResolvedEdit[]> {
  const isOpen = ({ metric, stored, edit }: ResolvedEdit, index: number) =>
    isEntityType(metric.data_type) &&
    edit.datapoints[0]?.linkedEntityId === null &&
    edit.datapoints[0].value !== stored[0]?.value &&
    found[index]?.wire.datapoints[0]?.linkedEntity === undefined;
  const typed = read
    .filter(isOpen)
    .flatMap(({ metric, edit }) => edit.datapoints.map(({ value }) => ({ metricId: metric.id, value })));
  const entities = await findEntitiesOfTyped(context, typed);
  return read.map((resolved, index) => {
    if (!isOpen(resolved, index)) return resolved;
    const link = (datapoint: EditedDatapoint) => ({
      ...datapoint,
      linkedEntityId: entities.get(keyOfTyped({ metricId: resolved.metric.id, ...datapoint })) ?? null,
    });
    return { ...resolved, edit: { ...resolved.edit, datapoints: resolved.edit.datapoints.map(link) } };
  });
}
