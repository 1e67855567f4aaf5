import type { DocumentReview } from '@assay/shared/contracts';
import { AppError, isListStage, isReadOnlyStage, isStage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  type DocumentCore,
  type DocumentRow,
  findByIds,
  findWithheldIds,
  finishSave,
  insertAudit,
  type JudgedDocument,
  judgeDocuments,
} from '../../documents/index.ts';
import {
  findDocumentIds,
  findEmptyDatapoints,
  findStillVerified,
  insertBatch,
  takeBatch,
  writeVerified,
  type FieldRow,
  type MarkedRow,
} from './repository.ts';

/** A document with its judged fields. */
export interface ReviewedDocument {
  readonly document: DocumentRow;
  readonly fields: JudgedDocument['fields'];
}

/** Documents side by side. */
export interface ReadDocuments {
  readonly documents: readonly ReviewedDocument[];
  /** By metric with a typed value: the datapoint without a value that it can go back to. */
  readonly emptyIds: ReadonlyMap<string, string>;
  /** Metrics whose values are withheld from the reader. */
  readonly withheld: ReadonlySet<string>;
}

/** Fields of one audit row each. */
const AUDIT_CHUNK = 500;

/** Whether a person typed or chose a value. */
export const isTyped = (row: FieldRow) => row.modified_by !== SYSTEM_USER_ID;

const isEditable = ({ stage }: DocumentRow) =>
  isStage(stage) && isListStage(stage) && !isReadOnlyStage(stage);

/** Counts and verifies the values of documents that their pages prove. */
export class ProvenValuesService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;
  readonly #core: DocumentCore;

  constructor({ kysely, clock, core }: { kysely: DatabaseClient; clock: Clock; core: DocumentCore }) {
    this.#core = core;
    this.#kysely = kysely;
    this.#clock = clock;
  }

  /** How much of each document is reviewed, in the order of the ids. @throws AppError NOT_FOUND */
  async count(actor: Actor, ids: readonly string[]): Promise<DocumentReview[]> {
    const judged = await this.#judge(this.#kysely, actor, ids, false);
    return judged.map(({ document, fields }) => {
      const counts = { verified: 0, proven: 0, found: 0, doubtful: 0, missing: 0 };
      for (const { status } of fields) counts[status] += 1;
      const due = fields.find(({ row }) => row.fin === 'due_date' || row.fin === 'payment_date');
      return {
        id: document.id,
        fileName: document.file_name,
        fund: document.fund,
        uploadedDate: document.upload_date.toISOString(),
        dueDate: due?.row.value === '' ? null : (due?.row.value ?? null),
        ...counts,
      };
    });
  }

  /** Documents with their judged fields, in the order of the ids. @throws AppError NOT_FOUND */
  async read(actor: Actor, ids: readonly string[]): Promise<ReadDocuments> {
    const documents = await this.#judge(this.#kysely, actor, ids, false);
    const typed = documents.flatMap(({ fields }) => fields.filter(({ row }) => isTyped(row)));
    const emptyIds = await findEmptyDatapoints(
      this.#kysely,
      typed.map(({ row }) => row.id),
    );
    const withheld = await findWithheldIds(this.#kysely, actor, ids);
    return { documents, emptyIds, withheld };
  }

  /** Verifies what is proven and not withheld, in one transaction. @throws AppError NOT_FOUND */
  async verify(actor: Actor, ids: readonly string[]) {
    return this.#kysely.transaction().execute(async (transaction) => {
      const judged = await this.#judge(transaction, actor, ids, true);
      const withheld = await findWithheldIds(transaction, actor, ids);
      const changes = judged.flatMap(({ document, fields }) => {
        const proven = fields
          .filter(({ status, row }) => status === 'proven' && !withheld.has(row.id))
          .map(({ row }) => row);
        return isEditable(document) && proven.length > 0 ? [{ document, proven }] : [];
      });
      const rows = changes.flatMap(({ proven }) => proven);
      if (rows.length === 0) return { batchId: null, verified: 0, documents: 0 };
      const verifiedAt = await this.#mark(transaction, actor, rows, true);
      for (const { document } of changes) await finishSave(this.#core, transaction, actor, document);
      const datapointIds = rows.map(({ datapoint_id: id }) => id);
      const { clientId, userId } = actor;
      const batchId = await insertBatch(transaction, { clientId, userId, verifiedAt, datapointIds });
      const lastModified = verifiedAt.toISOString();
      return { batchId, verified: rows.length, documents: changes.length, lastModified };
    });
  }

  /** Undoes a verification of one's own; what changed since then stays. @throws AppError NOT_FOUND */
  async undo(actor: Actor, batchId: string) {
    return this.#kysely.transaction().execute(async (transaction) => {
      const { clientId, userId } = actor;
      const batch = await takeBatch(transaction, { clientId, userId, id: batchId });
      if (batch === undefined) throw new AppError('NOT_FOUND', { identifier: batchId });
      const ids = await findDocumentIds(transaction, batch.datapoint_ids);
      const documents = await findByIds(transaction, clientId, ids, { lock: true });
      const editable = documents.filter(isEditable);
      if (editable.length === 0) return { undone: 0 };
      const rows = await findStillVerified(
        transaction,
        editable.map(({ id }) => id),
        batch,
      );
      if (rows.length === 0) return { undone: 0 };
      const undoneAt = await this.#mark(transaction, actor, rows, false);
      for (const document of editable) await finishSave(this.#core, transaction, actor, document);
      return { undone: rows.length, lastModified: undoneAt.toISOString() };
    });
  }

  async #judge(
    kysely: DatabaseClient,
    { clientId }: Actor,
    ids: readonly string[],
    lock: boolean,
  ): Promise<ReviewedDocument[]> {
    const unique = [...new Set(ids)];
    const found = await findByIds(kysely, clientId, unique, { lock });
    const byId = new Map(found.map((document) => [document.id, document]));
    const missing = unique.find((id) => !byId.has(id));
    if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
    const documents = unique.flatMap((id) => byId.get(id) ?? []);
    const judged = await judgeDocuments(kysely, this.#core.sources, clientId, documents);
    return documents.map((document, index) => ({ document, fields: judged[index]?.fields ?? [] }));
  }

  /** Marks fields and writes their audit. @returns the time of the change, later than any change of the fields */
  async #mark(
    transaction: DatabaseTransaction,
    { clientId, userId, name }: Actor,
    rows: readonly MarkedRow[],
    isVerified: boolean,
  ): Promise<Date> {
    const last = rows.reduce((latest, row) => Math.max(latest, row.last_modified.getTime()), 0);
    const now = new Date(Math.max(this.#clock().getTime(), last + 1));
    await writeVerified(transaction, rows, { isVerified, now, userId, userName: name });
    const entries = rows.map((row) => ({
      client_id: clientId,
      document_request_id: row.document_request_id,
      metric_fin: row.fin,
      metric_id: row.id,
      datapoint_id: row.datapoint_id,
      user_id: userId,
      user_name: name,
      field: 'verified',
      from_value: String(!isVerified),
      to_value: String(isVerified),
      reason: isVerified ? 'verifiedAsProven' : 'verificationUndone',
    }));
    for (let start = 0; start < entries.length; start += AUDIT_CHUNK)
      await insertAudit(transaction, entries.slice(start, start + AUDIT_CHUNK));
    return now;
  }
}
