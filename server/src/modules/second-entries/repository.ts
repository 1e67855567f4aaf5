import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { SecondEntries } from '../../database/tables.ts';

/** Stores the second entry of a value instead of an earlier one. */
export async function replaceEntry(
  transaction: DatabaseTransaction,
  entry: Insertable<SecondEntries>,
): Promise<void> {
  await transaction.deleteFrom('second_entries').where('metric_id', '=', entry.metric_id).execute();
  await transaction.insertInto('second_entries').values(entry).execute();
}

/** Writes which entry of a value is right. */
export async function updateChosen(
  transaction: DatabaseTransaction,
  metricId: string,
  { chosen, chosenBy }: { readonly chosen: 'first' | 'second'; readonly chosenBy: string },
): Promise<void> {
  await transaction
    .updateTable('second_entries')
    .set({ chosen, chosen_by: chosenBy })
    .where('metric_id', '=', metricId)
    .execute();
}
