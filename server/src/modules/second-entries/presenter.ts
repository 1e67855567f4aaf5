import type { SecondEntry } from '@assay/shared/contracts';
import { entriesOf, isWithheld, type Figure } from './policy.ts';
import type { EntryFieldRow } from './repository.ts';

const present = ({ value, currency }: Figure, enteredBy: string | null) => ({
  value,
  currency,
  enteredBy: enteredBy ?? '',
});

/** A value that is left to do; the first entry stays out where it is withheld. */
export function presentSecondEntry(row: EntryFieldRow): SecondEntry {
  const entries = isWithheld(row) ? null : entriesOf(row);
  return {
    metricId: row.metric_id,
    entries: entries && {
      first: present(entries.first, row.first_by),
      second: present(entries.second, row.second_by),
    },
    canChoose: entries !== null && !row.is_own && row.transition === 'submit',
  };
}
