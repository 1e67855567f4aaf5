import type { BodyOf, enterSecond } from '@assay/shared/contracts';
import { AppError, isCurrencyCode } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findByIds } from '../document-requests/repository.ts';
import { startSave, updateLists, type StartedSave } from '../verification/document-save.ts';
import { normaliseTypedValue } from '../verification/edited-value.ts';
import { findDatapoints, findMetrics, insertAudit, type MetricRow } from '../verification/repository.ts';
import { saveMetric } from '../verification/save-metric.ts';
import { entriesOf, entryStateOf, isSameEntry, isWithheld, type Figure } from './policy.ts';
import { CHOSEN_ENTRY, replaceEntry, updateChosen, type EntryFieldRow } from './repository.ts';
import { readEntryFields } from './withheld.ts';

type SecondEntry = BodyOf<typeof enterSecond>;

/** An entry as the audit log writes it. */
const logged = ({ value, currency }: Figure) => (currency === null ? value : `${currency} ${value}`);

/** Second entries of values, blind, and the choice between two that differ. */
export class SecondEntriesService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;

  constructor({ kysely, clock }: { kysely: DatabaseClient; clock: Clock }) {
    this.#kysely = kysely;
    this.#clock = clock;
  }

  /** What is left to do of the second entry of a document, as a user sees it. @throws AppError NOT_FOUND */
  async list(actor: Actor, id: string): Promise<readonly EntryFieldRow[]> {
    const [document] = await findByIds(this.#kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return listOpen(this.#kysely, actor, id);
  }

  /**
   * Stores the second entry of a value. The same entry may be sent again.
   * @returns what is left to do
   * @throws AppError NOT_FOUND, OWN_WORK, INVALID_REQUEST, METRIC_VALIDATION_FAILED, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, or
   * TRANSITION_NOT_ALLOWED where the document waits for no second entry
   */
  async enter(actor: Actor, id: string, entry: SecondEntry): Promise<readonly EntryFieldRow[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const save = await startSave(transaction, actor, id, this.#clock);
      const { field, metric } = await findField(transaction, actor, id, entry.metricId);
      const second = await readFigure(metric, entry);
      if (field.is_own) throw new AppError('OWN_WORK', { identifier: metric.id });
      if (entryStateOf(field) === 'due') await storeEntry(transaction, actor, { save, field, second });
      else if (!isRepeated(field, second))
        throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: metric.id });
      return listOpen(transaction, actor, id);
    });
  }

  /**
   * Chooses between two entries that differ; the second one becomes the stored value.
   * @returns what is left to do
   * @throws AppError NOT_FOUND, OWN_WORK, FORBIDDEN, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, or TRANSITION_NOT_ALLOWED where there
   * is nothing to choose
   */
  async choose(
    actor: Actor,
    id: string,
    metricId: string,
    chosen: 'first' | 'second',
  ): Promise<readonly EntryFieldRow[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const save = await startSave(transaction, actor, id, this.#clock);
      const { field, metric } = await findField(transaction, actor, id, metricId);
      if (field.is_own) throw new AppError('OWN_WORK', { identifier: metricId });
      const entries = entriesOf(field);
      const state = entryStateOf(field);
      if (state === 'closed' && field.chosen === chosen) return listOpen(transaction, actor, id);
      if (entries === null || state !== 'differs')
        throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: metricId });
      await updateChosen(transaction, metricId, { chosen, chosenBy: actor.name });
      if (chosen === 'second') await writeValue(transaction, actor, { save, metric, figure: entries.second });
      else await writeAudit(transaction, actor, { field, from: entries.second, to: entries.first });
      return listOpen(transaction, actor, id);
    });
  }
}

/** The values that a user is to enter, and those with two entries that differ. */
async function listOpen(kysely: DatabaseClient, actor: Actor, id: string): Promise<readonly EntryFieldRow[]> {
  const fields = await readEntryFields(kysely, actor, [id]);
  return fields.filter(
    (field) =>
      (field.transition === 'submit' && isWithheld(field)) ||
      (field.transition !== null && entryStateOf(field) === 'differs'),
  );
}

/** A field that waits for its second entry or has one. @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED */
async function findField(
  transaction: DatabaseTransaction,
  actor: Actor,
  id: string,
  metricId: string,
): Promise<{ readonly field: EntryFieldRow; readonly metric: MetricRow }> {
  const fields = await readEntryFields(transaction, actor, [id]);
  const field = fields.find((one) => one.metric_id === metricId);
  const metrics = await findMetrics(transaction, actor.clientId, id);
  const metric = metrics.find((one) => one.id === metricId);
  if (field === undefined || metric === undefined) throw new AppError('NOT_FOUND', { identifier: metricId });
  if (field.transition !== 'submit') throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: metricId });
  return { field, metric };
}

/** @throws AppError INVALID_REQUEST, METRIC_VALIDATION_FAILED */
async function readFigure(metric: MetricRow, { value, currency }: SecondEntry): Promise<Figure> {
  if (value.trim() === '') throw new AppError('INVALID_REQUEST', { identifier: 'value' });
  if (currency !== null && !isCurrencyCode(currency))
    throw new AppError('INVALID_REQUEST', { identifier: 'currency' });
  return { value: await normaliseTypedValue(metric, value, 'value'), currency };
}

const isRepeated = (field: EntryFieldRow, second: Figure): boolean => {
  const entries = entriesOf(field);
  return entries !== null && isSameEntry(field, entries.second, second);
};

async function storeEntry(
  transaction: DatabaseTransaction,
  actor: Actor,
  {
    save,
    field,
    second,
  }: { readonly save: StartedSave; readonly field: EntryFieldRow; readonly second: Figure },
): Promise<void> {
  await replaceEntry(transaction, {
    metric_id: field.metric_id,
    client_id: actor.clientId,
    first_value: field.value,
    first_currency: field.currency,
    first_by: field.entered_by,
    second_value: second.value,
    second_currency: second.currency,
    second_by_id: actor.userId,
    second_by: actor.name,
    entered_at: save.context.now,
    chosen: isSameEntry(field, field, second) ? 'both' : null,
  });
  await writeAudit(transaction, actor, { field, from: field, to: second });
}

/** Writes to the history of a value that somebody entered it the second time, or kept the first entry. */
async function writeAudit(
  transaction: DatabaseTransaction,
  { clientId, userId, name }: Actor,
  { field, from, to }: { readonly field: EntryFieldRow; readonly from: Figure; readonly to: Figure },
): Promise<void> {
  await insertAudit(transaction, [
    {
      client_id: clientId,
      document_request_id: field.document_request_id,
      metric_fin: field.fin,
      metric_id: field.metric_id,
      user_id: userId,
      user_name: name,
      field: 'secondEntry',
      from_value: logged(from),
      to_value: logged(to),
      reason: CHOSEN_ENTRY,
    },
  ]);
}

/** Saves the chosen entry where the other one stands; it is to be verified like every changed value (VER-016). */
async function writeValue(
  transaction: DatabaseTransaction,
  actor: Actor,
  {
    save,
    metric,
    figure,
  }: { readonly save: StartedSave; readonly metric: MetricRow; readonly figure: Figure },
): Promise<void> {
  const { document, context } = save;
  const stored = await findDatapoints(transaction, document.id, [metric.id]);
  const [current] = stored;
  if (current === undefined) throw new Error(`metric ${metric.id} has no datapoint`);
  const { page, x, y, w, h, akas, text, node_id: nodeId } = current;
  const datapoint = {
    value: figure.value,
    effectors: { currency: figure.currency, akas },
    ...{ page, x, y, w, h, nodeId },
    text: text ?? '',
    isVerified: false,
    linkedEntityId: null,
  };
  const edit = { datapoints: [datapoint], field: 'entry' };
  await saveMetric({ ...context, reason: CHOSEN_ENTRY }, metric, stored, edit);
  await updateLists(transaction, actor.clientId, document);
}
