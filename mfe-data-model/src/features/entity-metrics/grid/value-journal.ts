import { openEditJournal, type EditJournal } from '@assay/shared/state';
import * as z from '@assay/shared/zod';
import type { DatapointOwner } from '@assay/shared/widgets/datapoint-history';
import type { ValueState } from './value-state.ts';

const journalledValue = z.object({
  fin: z.string(),
  id: z.string().nullable(),
  value: z.string(),
  currency: z.string().nullable(),
  reportingDate: z.iso.date(),
  version: z.string().nullable(),
});

/** An edit of a value that no save has stored. */
type JournalledValue = z.output<typeof journalledValue>;

/** The edits of the values of an entity or a relationship, of one user in this browser [AMB-059]. */
export class ValueJournal {
  readonly #journal: EditJournal<JournalledValue>;

  constructor({ kind, id }: DatapointOwner, userId: string | number) {
    this.#journal = openEditJournal({
      subject: `values:${kind}:${id}`,
      userId,
      parse: (raw) => journalledValue.safeParse(raw).data,
    });
  }

  /** Writes the present edits of metrics in place of their earlier ones; null removes those of a metric. */
  replace(edits: ReadonlyMap<string, ValueState | null>): void {
    const earlier = this.#journal.pending().filter(({ edit }) => edits.has(edit.fin));
    const present = [...edits].flatMap(([fin, state]) => {
      if (state === null) return [];
      const { id, value, currency, reportingDate, version } = state;
      return [{ fin, id, value, currency, reportingDate, version }];
    });
    if (earlier.length === 0 && present.length === 0) return;
    this.#journal.replace(
      earlier.map(({ id }) => id),
      present,
    );
  }

  /** The edits that no save has stored, by fin. */
  read(): ReadonlyMap<string, ValueState> {
    return new Map(
      this.#journal.pending().map(({ edit: { fin, ...state } }) => [fin, { ...state, replaced: null }]),
    );
  }
}
