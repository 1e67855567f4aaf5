import type { BodyOf, ListedMetric, saveTable } from '@assay/shared/contracts';
import { AppError, SYSTEM_AUTHOR } from '@assay/shared/domain';
import { resolveEdits } from './metric-edits.ts';
import {
  findDatapoints,
  findMetricsOfDatapoints,
  insertAudit,
  updateDatapoint,
  type DatapointRow,
  type MetricRow,
} from '../values/repository.ts';
import type { StoredRow } from './row-creation.ts';
import { findFormerMetrics } from '../rows/rows.repository.ts';
import { authorship, saveMetric, type SaveContext } from './save-metric.ts';
import { refuse, type SavedTables } from './table-rows.ts';

type UpdatedCell = NonNullable<BodyOf<typeof saveTable>['updated']>[number];

/** Older than every stored value: an edit of this version is saved only if the value is stored already. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The edit of a cell. */
export interface CellEdit {
  readonly wire: ListedMetric & { readonly metricId: string };
  /** Its address in the request. */
  readonly field: string;
  readonly confidence?: number | undefined;
  readonly isSystemChange: boolean;
}

/** The edits that give the cells of created rows their values. */
export function editsOfRows(
  rows: readonly StoredRow[],
  metrics: readonly MetricRow[],
  datapoints: readonly DatapointRow[],
): readonly CellEdit[] {
  const byRow = Map.groupBy(metrics, ({ grouping_id: groupingId }) => groupingId);
  const filled = new Set(
    datapoints.filter(({ rank, value }) => rank === 0 && (value ?? '') !== '').map((one) => one.metric_id),
  );
  return rows.flatMap(({ row, request, field, isRepeated }) =>
    request.metrics.flatMap(({ fin, dataType, datapoints: [sent] }, index): CellEdit[] => {
      const metric = (byRow.get(row.id) ?? []).find((one) => one.fin === fin);
      if (metric === undefined) throw refuse(`${field}.metrics.${index}.fin`);
      if (sent === undefined || (sent.value === '' && !filled.has(metric.id))) return [];
      const { isSystemChange = false, ...datapoint } = sent;
      const { id: metricId, data_type: storedType } = metric;
      const version = isRepeated && filled.has(metricId) ? { lastModified: NEVER } : {};
      const wire = { fin, dataType: dataType ?? storedType, metricId, datapoints: [datapoint], ...version };
      return [{ wire, field: `${field}.metrics.${index}`, isSystemChange }];
    }),
  );
}

/** A metric of a row that another user deleted. */
export type RemovedMetric = Pick<MetricRow, 'id' | 'fin'>;

/** The edits of updated cells, and the cells that are gone. */
interface FoundUpdates {
  readonly edits: readonly CellEdit[];
  readonly removed: readonly RemovedMetric[];
}

/** What an update of a cell means for its metric; what it leaves out is taken from the stored value. */
function toWire(update: UpdatedCell, metric: MetricRow, stored: readonly DatapointRow[]): CellEdit['wire'] {
  const named = stored.find(({ id }) => id === update.id);
  const base = named ?? stored[0];
  const { lastModified = named === undefined ? NEVER : undefined, annotations, entityLinkId } = update;
  const [place] = annotations ?? [];
  const placed = place ?? { page: null, x: null, y: null, w: null, h: null, text: '', nodeId: null };
  return {
    fin: metric.fin,
    dataType: metric.data_type,
    metricId: metric.id,
    ...(lastModified !== undefined && { lastModified }),
    datapoints: [
      {
        ...(named !== undefined && { id: named.id }),
        value: update.value ?? base?.value ?? '',
        ...(annotations !== undefined && placed),
        effectors: update.effectors,
        ...(entityLinkId !== undefined && { linkedEntity: { selectedEntityId: entityLinkId } }),
        isVerified: update.isVerified,
      },
    ],
  };
}

/** @throws AppError INVALID_REQUEST naming an update of something that the document never had */
export async function findUpdates(
  { core, transaction, documentId }: SaveContext,
  tables: SavedTables,
  updates: readonly UpdatedCell[],
  deletedMetrics: ReadonlySet<string>,
): Promise<FoundUpdates> {
  const ids = updates.map(({ id }) => id);
  const present = await findMetricsOfDatapoints(transaction, documentId, ids);
  const former = await findFormerMetrics(
    transaction,
    documentId,
    ids.filter((id) => !present.has(id)),
  );
  const named = updates.map(({ id, metricId }) => present.get(id) ?? metricId ?? former.get(id) ?? id);
  const metrics = new Map(tables.metrics.map((metric) => [metric.id, metric]));
  const removedMetrics = new Map(
    tables.deletedRows.flatMap((row) => row.metrics.map((metric) => [metric.id, metric] as const)),
  );
  const rows = named.length === 0 ? [] : await findDatapoints(transaction, core.sources, documentId, named);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  const removed: RemovedMetric[] = [];
  const edits = updates.flatMap((update, position): CellEdit[] => {
    const field = `updated.${position}`;
    const id = named[position] ?? '';
    if (deletedMetrics.has(id)) return [];
    const metric = metrics.get(id);
    const gone = removedMetrics.get(id);
    if (metric === undefined && gone === undefined) throw refuse(`${field}.id`);
    if (metric === undefined) {
      if (gone) removed.push(gone);
      return [];
    }
    const wire = toWire(update, metric, ranked.get(id) ?? []);
    const { confidence, isSystemChange = false } = update;
    return [{ wire, field, confidence, isSystemChange }];
  });
  return { edits, removed };
}

/** The address in the table save of a field that the document save refuses, such as `metrics.0.datapoints.0.value`. */
function addressOf(identifier: string, edits: readonly CellEdit[]): string {
  const match = /^metrics\.(\d+)(.*)$/.exec(identifier);
  const edit = edits[Number(match?.[1])];
  if (match === null || edit === undefined) return identifier;
  const rest = match[2] ?? '';
  if (!edit.field.startsWith('updated')) return `${edit.field}${rest}`;
  return `${edit.field}${rest.replace('.datapoints.0', '').replace('linkedEntity.selectedEntityId', 'entityLinkId')}`;
}

/** Runs `save` and names the refused field by its address in the table save. */
async function withAddresses<Result>(
  edits: readonly CellEdit[],
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof AppError) || error.identifier === undefined) throw error;
    const { code, message, cause, details } = error;
    const edit = edits.find(({ wire }) => wire.metricId === error.identifier);
    const isValue = code === 'METRIC_VALIDATION_FAILED' && edit !== undefined;
    const value = edit?.field.startsWith('updated') === true ? 'value' : 'datapoints.0.value';
    const identifier = isValue ? `${edit.field}.${value}` : addressOf(error.identifier, edits);
    throw new AppError(code, { identifier, message, cause, details });
  }
}

/** Sets the confidence of a value, with an audit row (TAB-004). */
async function saveConfidence(context: SaveContext, metric: MetricRow, confidence: number): Promise<void> {
  const { core, transaction, actor, documentId } = context;
  const [current] = await findDatapoints(transaction, core.sources, documentId, [metric.id]);
  if (current === undefined || current.confidence === confidence) return;
  await updateDatapoint(transaction, current.id, { confidence, ...authorship(context) });
  await insertAudit(transaction, [
    {
      client_id: actor.clientId,
      document_request_id: documentId,
      metric_fin: metric.fin,
      metric_id: metric.id,
      datapoint_id: current.id,
      user_id: actor.userId,
      user_name: actor.name,
      field: 'confidence',
      from_value: String(current.confidence),
      to_value: String(confidence),
      reason: 'edited',
    },
  ]);
}

/** The metrics of a table save by how they ended. */
export interface SavedCells {
  readonly saved: readonly MetricRow[];
  readonly conflicts: readonly MetricRow[];
}

/**
 * Writes edits of cells. A value that somebody else has changed meanwhile is a conflict; the others are saved (AMB-059).
 * @throws AppError INVALID_REQUEST, METRIC_VALIDATION_FAILED or FORBIDDEN, naming the field
 */
export async function saveCells(context: SaveContext, edits: readonly CellEdit[]): Promise<SavedCells> {
  return withAddresses(edits, async () => {
    const saved: MetricRow[] = [];
    const conflicts: MetricRow[] = [];
    const resolved = await resolveEdits(
      context,
      edits.map(({ wire }) => wire),
    );
    for (const { metric, stored, edit } of resolved) {
      const cell = edits.find(({ wire }) => wire.metricId === metric.id);
      const author = cell?.isSystemChange === true ? SYSTEM_AUTHOR : undefined;
      const current = stored[0]?.last_modified.toISOString();
      const isMoved = edit.lastModified !== undefined && edit.lastModified !== current;
      const outcome = await saveMetric({ ...context, author }, metric, stored, edit);
      const confidence = cell?.confidence;
      const isConfidenceMoved = isMoved && confidence !== undefined && confidence !== stored[0]?.confidence;
      if (outcome === 'conflict' || isConfidenceMoved) {
        conflicts.push(metric);
        continue;
      }
      if (confidence !== undefined) await saveConfidence({ ...context, author }, metric, confidence);
      saved.push(metric);
    }
    return { saved, conflicts };
  });
}
