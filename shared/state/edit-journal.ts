/** An edit that was made here and that the server has not yet acknowledged. */
export interface JournalEntry<Edit> {
  /** Unique within the journal; the save that carries the edit acknowledges it by this id. */
  readonly id: string;
  /** When the edit was made, ISO 8601. */
  readonly at: string;
  readonly edit: Edit;
}

/** Where a journal is kept and how its entries are recognised. */
export interface EditJournalOptions<Edit> {
  /** What is edited, e.g. `document:{id}`. */
  readonly subject: string;
  /** Whose edits these are: another person at the same browser must not send them. */
  readonly userId: string | number;
  /** Checks an edit read back from storage; one that it refuses is dropped. */
  readonly parse: (raw: unknown) => Edit | undefined;
  readonly storage?: Storage;
  readonly now?: () => Date;
}

/** Edits that survive a reload, a lost network and an expired sign-in [AMB-059]. */
export interface EditJournal<Edit> {
  /** Writes an edit down before it is sent. Gives the entry's id. */
  readonly append: (edit: Edit) => string;
  /** Entries that no save has acknowledged, oldest first. */
  readonly pending: () => readonly JournalEntry<Edit>[];
  /** Forgets the entries that a save carried. */
  readonly acknowledge: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readEntries<Edit>(
  raw: string | null,
  parse: EditJournalOptions<Edit>['parse'],
): JournalEntry<Edit>[] {
  if (raw === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return []; // Half-written or foreign: nothing in it can be trusted to be what the user typed.
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.id !== 'string' || typeof item.at !== 'string') return [];
    const edit = parse(item.edit);
    return edit === undefined ? [] : [{ id: item.id, at: item.at, edit }];
  });
}

/**
 * Opens the journal of one subject and user. It reads the storage on each call, so that two tabs on the same document
 * see each other's entries; a full or forbidden storage loses the safety net, never the edit itself.
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
      fallback = entries; // Quota or a private window: keep them for as long as the page lives.
    }
  };
  return {
    append: (edit) => {
      const id = crypto.randomUUID();
      write([...read(), { id, at: now().toISOString(), edit }]);
      return id;
    },
    pending: read,
    acknowledge: (ids) => write(read().filter((entry) => !ids.includes(entry.id))),
    clear: () => write([]),
  };
}
