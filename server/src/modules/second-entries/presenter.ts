import type { SecondEntry } from '@assay/shared/contracts';
import type { EntryField } from '../../documents/index.ts';

type Figure = Pick<EntryField, 'value' | 'currency'>;

const present = ({ value, currency }: Figure, enteredBy: string | null) => ({
  value,
  currency,
  enteredBy: enteredBy ?? '',
});

/** A value that is left to do; the first entry stays out where it is withheld. */
export function presentSecondEntry(row: EntryField): SecondEntry {
  const entries = row.isWithheld ? null : row.entries;
  return {
    metricId: row.metric_id,
    entries: entries && {
      first: present(entries.first, row.first_by),
      second: present(entries.second, row.second_by),
    },
    canChoose: entries !== null && !row.is_own && row.transition === 'submit',
  };
}
