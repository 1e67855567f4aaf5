import { findTableChanges, toTableSave, type TableSave } from '@assay/shared/domain';
import type { EditJournal } from '@assay/shared/state';
import { listRows } from '../document/document-rows.ts';
import { currentDatapoint, type MetricState } from '../document/metric-state.ts';
import type { ReviewDocument } from '../document/review-document.ts';
import { EditSession, type EditCallbacks, type RestoredEdits, type SendPart } from './edit-session.ts';
import { findRowChanges } from '../grid/row-changes.ts';
import type { SaveResponse } from './save-response.ts';
import { sizeOfSave } from './send-save.ts';
import { addRows, toRows, toTablesDraft, type TablesDraft } from '../grid/table-draft.ts';
import { restoreSave, type JournalledSave } from './table-journal.ts';
import {
  applyTableResponse,
  findStates,
  metricIdsInRowOf,
  withoutRowOf,
  withState,
} from './table-response.ts';
import { toEditedRows } from '../grid/table-rows.ts';

/** What a session is created from. */
export interface TableSessionOptions extends EditCallbacks {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<JournalledSave>;
  /** Sends edits of tables. Rejects if nothing was saved. */
  readonly send: (save: TableSave) => Promise<SaveResponse>;
}

/** So many edits are named in the journal: a paste of thousands would fill it with names. */
const MAX_NAMES = 500;

/** So many cells are sent in one request: what is stored of a large paste leaves the journal soon. */
const CELLS_PER_REQUEST = 500;

/** The part of a save that one request carries: what is deleted first, then new rows, each whole, then values. */
function takeBatch({ created, deleted, updated }: TableSave): TableSave {
  let room = CELLS_PER_REQUEST;
  const take = <Item>(items: readonly Item[], cellsOf: (item: Item) => number): Item[] => {
    const taken: Item[] = [];
    for (const item of items) {
      if (room <= 0) break;
      taken.push(item);
      room -= cellsOf(item);
    }
    return taken;
  };
  return {
    deleted: take(deleted, () => 1),
    created: take(created, ({ metrics }) => metrics.length),
    updated: take(updated, () => 1),
  };
}

/** The edits of the tables of one document [AMB-067]. */
export class TableSession extends EditSession<TablesDraft> {
  protected readonly statesOf = findStates;
  protected override readonly rowOf = metricIdsInRowOf;
  protected readonly applyResponse = applyTableResponse;
  readonly #options: TableSessionOptions;
  #document: ReviewDocument;

  constructor(options: TableSessionOptions) {
    super(toTablesDraft(options.document), options);
    this.#options = options;
    this.#document = options.document;
  }

  /** Takes the document when further rows of it are there. */
  updateDocument(document: ReviewDocument): void {
    const known = new Set(listRows(this.#document).map(({ row }) => row.id));
    this.#document = document;
    const further = document.groups.flatMap((group) => {
      const rows = group.rows.filter(({ id }) => !known.has(id));
      return rows.length === 0 ? [] : [{ id: group.id, rows: toRows({ ...group, rows }, document) }];
    });
    if (further.length > 0)
      this.addLoaded((draft) => further.reduce((all, { id, rows }) => addRows(all, id, rows), draft));
  }

  protected takeTheirs(draft: TablesDraft, id: string, theirs: MetricState | null): TablesDraft {
    return theirs ? withState(draft, id, theirs) : withoutRowOf(draft, id);
  }

  protected hasEdits(): boolean {
    return sizeOfSave(this.#findSave()) > 0;
  }

  /** Saves in as many requests as it takes. A request that stores nothing ends it, so that none is repeated for ever. */
  protected async save(sendPart: SendPart): Promise<void> {
    for (let left = Infinity; ;) {
      const { updated, ...rows } = this.#findSave();
      const save = { ...rows, updated: updated.filter(({ metricId }) => !this.waitsForUser(metricId)) };
      const size = sizeOfSave(save);
      if (size === 0 || size >= left) return;
      left = size;
      if ((await sendPart(() => this.#options.send(takeBatch(save)))) === null) return;
    }
  }

  protected writeJournal(): void {
    const { journal } = this.#options;
    const earlier = journal.pending().map(({ id }) => id);
    const save = this.#findSave();
    const updated = save.updated.map((update) => {
      const lastModified = this.baseVersionOf(update.metricId);
      return lastModified === undefined ? update : { ...update, lastModified };
    });
    // The new entry is written first: a crash in between leaves one entry too many, never one too few.
    if (sizeOfSave(save) > 0) journal.append({ ...save, updated, names: this.#namesOf(updated) });
    journal.acknowledge(earlier);
  }

  protected readJournal(): RestoredEdits<TablesDraft> {
    const save = this.#options.journal.pending().at(-1)?.edit ?? {};
    return restoreSave(save, this.draft.getState().original, this.#document.groups);
  }

  /** What is edited, as it would be saved; cells in conflict too. */
  #findSave(): TableSave {
    const { original, value } = this.draft.getState();
    const changes = this.#document.groups.flatMap(({ id, identifier }) => {
      const [stored, present] = [original[id] ?? [], value[id] ?? []];
      if (stored === present) return [];
      const { removed, added } = findRowChanges(stored, present); // Rows that are the same objects have no change.
      return findTableChanges(toEditedRows(removed, identifier), toEditedRows(added, identifier));
    });
    return toTableSave(changes);
  }

  /** The names of edited cells, for the case that their rows are deleted meanwhile. */
  #namesOf(updated: TableSave['updated']): Readonly<Record<string, string>> {
    const wanted = new Set(updated.slice(0, MAX_NAMES).map(({ metricId }) => metricId));
    const { original, value } = this.draft.getState();
    const { groups, metrics } = this.#document;
    const names = groups.flatMap(({ id, isRepeatable }) =>
      findRowChanges(original[id] ?? [], value[id] ?? []).added.flatMap(({ cells }) => {
        const own = Object.values(cells);
        const [first] = own;
        const row = isRepeatable && first ? currentDatapoint(first.state).value : '';
        return own.flatMap(({ metricId }): readonly [string, string][] => {
          const label = metrics.get(metricId)?.label ?? '';
          return wanted.has(metricId) ? [[metricId, row === '' ? label : `${row}, ${label}`]] : [];
        });
      }),
    );
    return Object.fromEntries(names);
  }
}
