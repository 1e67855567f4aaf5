import { isRecord } from '@assay/shared/domain';

/** An edit that the server has not acknowledged yet. */
export interface JournalEntry<Edit> {
  /** Unique in the journal. The save that sends the edit acknowledges it by this id. */
  readonly id: string;
  /** When the edit was made, ISO 8601. */
  readonly at: string;
  readonly edit: Edit;
}

/** Where a journal is stored and how its entries are checked. */
export interface EditJournalOptions<Edit> {
  /** What is edited, e.g. `document:{id}`. */
  readonly subject: string;
  /** The user who made the edits: another user of the same browser must not send them. */
  readonly userId: string | number;
  /** Checks an edit from the storage; undefined drops it. */
  readonly parse: (raw: unknown) => Edit | undefined;
  readonly storage?: Storage;
  readonly now?: () => Date;
}

/** Edits that survive a reload, a lost network and an expired sign-in [AMB-059]. */
export interface EditJournal<Edit> {
  /** Stores an edit before it is sent. Returns the id of its entry. */
  readonly append: (edit: Edit) => string;
  /** Entries that no save has acknowledged, oldest first. */
  readonly pending: () => readonly JournalEntry<Edit>[];
  /** Stores edits in place of the entries with these ids, in one write: a crash leaves either all of them or none. */
  readonly replace: (ids: readonly string[], edits: readonly Edit[]) => void;
  /** Removes the entries that a save has stored. */
  readonly acknowledge: (ids: readonly string[]) => void;
}

function readEntries<Edit>(
  raw: string | null,
  parse: EditJournalOptions<Edit>['parse'],
): JournalEntry<Edit>[] {
  if (raw === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return []; // Half-written or foreign data: nothing in it is certain to be what the user typed.
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.id !== 'string' || typeof item.at !== 'string') return [];
    const edit = parse(item.edit);
    return edit === undefined ? [] : [{ id: item.id, at: item.at, edit }];
  });
}

/**
 * Opens the journal of one subject and user. Each call reads the storage, so that two tabs with the same document share
 * their entries. If the storage is full or forbidden, entries stay in memory and do not survive a reload.
 */
export function openEditJournal<Edit>({
  subject,
  userId,
  parse,
  storage = globalThis.localStorage,
  now = () => new Date(),
}: EditJournalOptions<Edit>): EditJournal<Edit> {
  const key = `assay.journal.${userId}.${subject}`;
  let fallback: JournalEntry<Edit>[] | undefined;
  const read = () => fallback ?? readEntries(storage.getItem(key), parse);
  const write = (entries: JournalEntry<Edit>[]) => {
    try {
      if (entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(entries));
      fallback = undefined;
    } catch {
      fallback = entries; // No space left, or a private window: keep them in memory.
    }
  };
  const entryOf = (edit: Edit): JournalEntry<Edit> => ({
    id: crypto.randomUUID(),
    at: now().toISOString(),
    edit,
  });
  return {
    append: (edit) => {
      const entry = entryOf(edit);
      write([...read(), entry]);
      return entry.id;
    },
    pending: read,
    replace: (ids, edits) => {
      const obsolete = new Set(ids);
      write([...read().filter(({ id }) => !obsolete.has(id)), ...edits.map(entryOf)]);
    },
    acknowledge: (ids) => write(read().filter((entry) => !ids.includes(entry.id))),
  };
}
