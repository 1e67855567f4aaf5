import type { BodyOf, saveTable as endpoint } from '@assay/shared/contracts';
import { AppError, type Language } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import {
  type DocumentCore,
  findByIds,
  findDatapoints,
  readTables,
  requireNothingWithheld,
  saveTable,
} from '../../documents/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { tablesKey } from '../extraction/index.ts';
import { writeTablesWorkbook } from './tables-workbook.ts';

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface TablesOptions {
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly clock: Clock;
  readonly core: DocumentCore;
}

/** Saves edits of the tables of documents. */
export class TablesService {
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /**
   * A short-lived address of a workbook with the tables of a document as they are now (API-012, AMB-065).
   * @throws AppError NOT_FOUND, SECOND_ENTRY_REQUIRED
   */
  async link(actor: Actor, id: string): Promise<string> {
    const { core, kysely, store, languageOf } = this.#options;
    const [document] = await findByIds(kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    await requireNothingWithheld(kysely, actor, [id]);
    const tables = await readTables(kysely, core.sources, actor.clientId, { document });
    const language = await languageOf(actor.clientId);
    const workbook = await writeTablesWorkbook(
      tables,
      await findDatapoints(kysely, core.sources, id),
      language,
    );
    const key = tablesKey(actor.clientId, id);
    await store.put(key, workbook);
    const name = document.file_name.replace(/\.[^.]*$/, '');
    return store.signDownload(key, { filename: `${name} tables.xlsx`, contentType: WORKBOOK_TYPE });
  }

  /**
   * Deletes, creates and updates in this order, in one transaction: a refused request changes nothing. What somebody else
   * has changed meanwhile is a conflict; everything else is saved (API-014, AMB-059).
   * @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, FORBIDDEN, INVALID_REQUEST, METRIC_VALIDATION_FAILED
   */
  async save(actor: Actor, id: string, body: BodyOf<typeof endpoint>) {
    return saveTable(this.#options, actor, id, body);
  }
}
