import { AppError, isCurrencyCode } from '@assay/shared/domain';
import type { Figure } from '../policy/entry-state.ts';
import { normaliseTypedValue } from '../values/edited-value.ts';
import { findDatapoints, findMetrics, type MetricRow } from '../values/repository.ts';
import { finishSave, type StartedSave } from './document-save.ts';
import { saveMetric } from './save-metric.ts';

/** @throws AppError NOT_FOUND */
async function findMetric({ context }: StartedSave, metricId: string): Promise<MetricRow> {
  const metrics = await findMetrics(context.transaction, context.actor.clientId, context.documentId);
  const metric = metrics.find(({ id }) => id === metricId);
  if (metric === undefined) throw new AppError('NOT_FOUND', { identifier: metricId });
  return metric;
}

/**
 * A value that a person typed for a metric, with its currency, as it is stored.
 * @throws AppError NOT_FOUND, INVALID_REQUEST, METRIC_VALIDATION_FAILED
 */
export async function normaliseTypedFigure(
  save: StartedSave,
  metricId: string,
  { value, currency }: Figure,
): Promise<Figure> {
  const metric = await findMetric(save, metricId);
  if (value.trim() === '') throw new AppError('INVALID_REQUEST', { identifier: 'value' });
  if (currency !== null && !isCurrencyCode(currency))
    throw new AppError('INVALID_REQUEST', { identifier: 'currency' });
  return { value: await normaliseTypedValue(metric, value, 'value'), currency };
}

/**
 * Saves a figure where another one stands, and ends the save; it is to be verified like every changed value (VER-016).
 * @param reason why it is written, for the audit
 * @throws AppError NOT_FOUND, FORBIDDEN, SECOND_ENTRY_REQUIRED, METRIC_VALIDATION_FAILED
 */
export async function saveFigure(
  save: StartedSave,
  metricId: string,
  { value, currency }: Figure,
  reason: string,
): Promise<void> {
  const { document, context } = save;
  const metric = await findMetric(save, metricId);
  const stored = await findDatapoints(context.transaction, context.core.sources, document.id, [metricId]);
  const [current] = stored;
  if (current === undefined) throw new Error(`metric ${metricId} has no datapoint`);
  const { page, x, y, w, h, akas, text, node_id: nodeId } = current;
  const datapoint = {
    value,
    effectors: { currency, akas },
    ...{ page, x, y, w, h, nodeId },
    text: text ?? '',
    isVerified: false,
    linkedEntityId: null,
  };
  await saveMetric({ ...context, reason }, metric, stored, { datapoints: [datapoint], field: 'entry' });
  await finishSave(context.core, context.transaction, context.actor, document);
}
