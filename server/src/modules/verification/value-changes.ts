import { VALUE_CHANGE_FIELDS, type ValueChangeWire } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findValueChanges, hasMetric, type ValueChangeRow } from './value-changes.repository.ts';

/** What people changed of a value since it was extracted, the newest first. @throws AppError NOT_FOUND */
export async function listValueChangesOf(
  kysely: DatabaseClient,
  { clientId }: Actor,
  documentId: string,
  metricId: string,
): Promise<readonly ValueChangeWire[]> {
  const key = { clientId, documentId, metricId };
  if (!(await hasMetric(kysely, key))) throw new AppError('NOT_FOUND', { identifier: metricId });
  return groupBySave(await findValueChanges(kysely, key));
}

const findField = (name: string) => VALUE_CHANGE_FIELDS.find((field) => field === name);

/** The rows of one save have the same time and user. */
function groupBySave(rows: readonly ValueChangeRow[]): readonly ValueChangeWire[] {
  const saves = Map.groupBy(rows, (row) => `${row.changed_at.getTime()} ${row.user_name}`);
  return [...saves.values()].flatMap((ofSave) => {
    const [first] = ofSave;
    const fields = ofSave.flatMap((row) => {
      const field = findField(row.field);
      return field === undefined ? [] : [{ field, from: row.from_value, to: row.to_value }];
    });
    return first === undefined
      ? []
      : [
          {
            changedAt: first.changed_at.toISOString(),
            changedBy: first.user_name,
            fields: fields.toReversed(),
          },
        ];
  });
}
