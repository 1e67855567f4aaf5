import type { BodyOf, enterSecond } from '@assay/shared/contracts';
import { AppError, isSameEntry } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  CHOSEN_ENTRY,
  type DocumentCore,
  type EntryField,
  findByIds,
  insertAudit,
  normaliseTypedFigure,
  readEntryFields,
  saveFigure,
  startSave,
} from '../../documents/index.ts';
import { replaceEntry, updateChosen } from './repository.ts';

type SecondEntry = BodyOf<typeof enterSecond>;
type StartedSave = Awaited<ReturnType<typeof startSave>>;
/** A value with its currency. */
type Figure = Pick<EntryField, 'value' | 'currency'>;

/** An entry as the audit log writes it. */
const logged = ({ value, currency }: Figure) => (currency === null ? value : `${currency} ${value}`);

/** Second entries of values, blind, and the choice between two that differ. */
export class SecondEntriesService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;
  readonly #core: DocumentCore;

  constructor({ kysely, clock, core }: { kysely: DatabaseClient; clock: Clock; core: DocumentCore }) {
    this.#core = core;
    this.#kysely = kysely;
    this.#clock = clock;
  }

  /** What is left to do of the second entry of a document, as a user sees it. @throws AppError NOT_FOUND */
  async list(actor: Actor, id: string): Promise<readonly EntryField[]> {
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
  async enter(actor: Actor, id: string, entry: SecondEntry): Promise<readonly EntryField[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const save = await startSave({ core: this.#core, clock: this.#clock }, transaction, actor, id);
      const field = await findField(save, entry.metricId);
      const second = await normaliseTypedFigure(save, entry.metricId, entry);
      if (field.is_own) throw new AppError('OWN_WORK', { identifier: entry.metricId });
      if (field.state === 'due') await storeEntry(transaction, actor, { save, field, second });
      else if (!isRepeated(field, second))
        throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: entry.metricId });
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
  ): Promise<readonly EntryField[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const save = await startSave({ core: this.#core, clock: this.#clock }, transaction, actor, id);
      const field = await findField(save, metricId);
      if (field.is_own) throw new AppError('OWN_WORK', { identifier: metricId });
      const { entries, state } = field;
      if (state === 'closed' && field.chosen === chosen) return listOpen(transaction, actor, id);
      if (entries === null || state !== 'differs')
        throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: metricId });
      await updateChosen(transaction, metricId, { chosen, chosenBy: actor.name });
      if (chosen === 'second') await saveFigure(save, metricId, entries.second, CHOSEN_ENTRY);
      else await writeAudit(transaction, actor, { field, from: entries.second, to: entries.first });
      return listOpen(transaction, actor, id);
    });
  }
}

/** The values that a user is to enter, and those with two entries that differ. */
async function listOpen(kysely: DatabaseClient, actor: Actor, id: string): Promise<readonly EntryField[]> {
  const fields = await readEntryFields(kysely, actor, [id]);
  return fields.filter(
    (field) =>
      (field.transition === 'submit' && field.isWithheld) ||
      (field.transition !== null && field.state === 'differs'),
  );
}

/** A field that waits for its second entry or has one. @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED */
async function findField({ context }: StartedSave, metricId: string): Promise<EntryField> {
  const { transaction, actor, documentId } = context;
  const fields = await readEntryFields(transaction, actor, [documentId]);
  const field = fields.find((one) => one.metric_id === metricId);
  if (field === undefined) throw new AppError('NOT_FOUND', { identifier: metricId });
  if (field.transition !== 'submit') throw new AppError('TRANSITION_NOT_ALLOWED', { identifier: metricId });
  return field;
}

const isRepeated = (field: EntryField, second: Figure): boolean =>
  field.entries !== null && isSameEntry(field, field.entries.second, second);

async function storeEntry(
  transaction: DatabaseTransaction,
  actor: Actor,
  {
    save,
    field,
    second,
  }: { readonly save: StartedSave; readonly field: EntryField; readonly second: Figure },
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
  { field, from, to }: { readonly field: EntryField; readonly from: Figure; readonly to: Figure },
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
