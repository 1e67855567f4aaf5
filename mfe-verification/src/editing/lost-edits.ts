import { isRecord } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { openEditJournal } from '@assay/shared/state';
import { useState } from 'react';

/** An edit that can no longer be saved because someone else deleted its target. */
export interface LostEdit {
  /** What was edited: the row and the column, or the metric. */
  readonly label: string;
  /** What was entered. */
  readonly value: string;
}

function parseLostEdit(raw: unknown): LostEdit | undefined {
  if (!isRecord(raw) || typeof raw.label !== 'string' || typeof raw.value !== 'string') return undefined;
  return { label: raw.label, value: raw.value };
}

/** The lost edits of a document. They stay in the browser until the reviewer dismisses them. */
export function useLostEdits(documentRequestId: string) {
  const { user } = usePlatform().session;
  const [journal] = useState(() => {
    const subject = `lost:${documentRequestId}`;
    return openEditJournal({ subject, userId: user.id ?? user.email, parse: parseLostEdit });
  });
  const [entries, setEntries] = useState(() => journal.pending());
  return {
    edits: entries.map(({ edit }) => edit),
    add: (lost: readonly LostEdit[]) => {
      journal.replace([], lost);
      setEntries(journal.pending());
    },
    dismiss: () => {
      journal.acknowledge(journal.pending().map(({ id }) => id));
      setEntries([]);
    },
  };
}

/** The lost edits of a document and the actions on them. */
export type LostEdits = ReturnType<typeof useLostEdits>;
