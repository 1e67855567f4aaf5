import type { ListedMetric } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { readFilePart } from '../extraction/found-documents.ts';
import { runFiles } from '../extraction/run-files.ts';
import { readChecks } from '../../pipeline/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findWithheldIds } from '../second-entries/withheld.ts';
import { findByIds, findFileParts, type DocumentRow } from '../document-requests/repository.ts';
import { findChecks, findDocumentTypes } from '../document-types/repository.ts';
import { findCheckOverrides, toCheckOverride } from './check-overrides.repository.ts';
import { startSave, updateLists, withDatapoints, type SavedMetric } from './document-save.ts';
import { differentType, shownOverrides } from './policy.ts';
import type { DocumentContent } from './presenter.ts';
import {
  findDatapoints,
  findGroupings,
  findLastModified,
  findLastRun,
  findMetrics,
  type FinishedRun,
  type MetricRow,
} from './repository.ts';
import { findSchemaGroups } from './row-template.ts';
import { findDeletedRows } from './rows.repository.ts';
import { saveMetric } from './save-metric.ts';
import { resolveEdits } from './metric-edits.ts';
import { listValueChangesOf } from './value-changes.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly clock: Clock;
}

/** The edits of one document. */
export interface DocumentSave {
  readonly documentRequestId: string;
  readonly metrics: readonly ListedMetric[];
}

export interface SaveResult {
  readonly saved: readonly SavedMetric[];
  /** Metrics that somebody else changed meanwhile, as they are stored; those of deleted rows have no datapoints. */
  readonly conflicts: readonly SavedMetric[];
}

/** Formats that a browser may show within our pages; any other file is only downloaded. */
const SHOWN_TYPES = ['application/pdf'];

/** Reads documents for review and saves what reviewers change. */
export class VerificationService {
  readonly #kysely: DatabaseClient;
  readonly #store: ObjectStore;
  readonly #clock: Clock;

  constructor({ database, store, clock }: VerificationOptions) {
    this.#clock = clock;
    this.#kysely = database.kysely;
    this.#store = store;
  }

  /** What people changed of a value since it was extracted, the newest first; nothing of a withheld one. @throws AppError NOT_FOUND */
  async valueChanges(actor: Actor, documentId: string, metricId: string) {
    if ((await findWithheldIds(this.#kysely, actor, [documentId])).has(metricId)) return [];
    return listValueChangesOf(this.#kysely, actor, documentId, metricId);
  }

  /** A document with everything that was read from it. @throws AppError NOT_FOUND. */
  async read(actor: Actor, id: string): Promise<DocumentContent> {
    const document = await this.#find(actor, id);
    const [documentType] = await findDocumentTypes(this.#kysely, actor.clientId, document.document_type_id);
    if (documentType === undefined)
      throw new AppError('NOT_FOUND', { identifier: document.document_type_id });
    const groupings = await findGroupings(this.#kysely, id);
    const metrics = await findMetrics(this.#kysely, actor.clientId, id);
    const checks = await findChecks(this.#kysely, actor.clientId, documentType.id);
    const run = await findLastRun(this.#kysely, id);
    const withheld = await findWithheldIds(this.#kysely, actor, [id]);
    const overrides = (await findCheckOverrides(this.#kysely, actor.clientId, [id])).map(toCheckOverride);
    return {
      withheld,
      document,
      documentType,
      groupings,
      metrics,
      schemaGroups: await findSchemaGroups(
        this.#kysely,
        actor.clientId,
        document.document_type_id,
        groupings,
      ),
      datapoints: await findDatapoints(this.#kysely, id),
      checks: Object.values(readChecks(checks, documentType.id)).flat(),
      checkOverrides: shownOverrides(overrides, withheld),
      recognisedType: await this.#differentType(actor, document, run),
      unreadablePages: run?.unreadablePages ?? [],
      contents: (await this.#findNotices(actor, document)) ?? run?.contents ?? null,
      lastModified: await findLastModified(this.#kysely, id),
    };
  }

  /**
   * Short-lived addresses of the file and of its annotations (AMB-055). With a file name, the file is downloaded; without
   * one, a file that is no PDF is shown as its rendition. Without a result there are no annotations, and their address is
   * empty.
   */
  async links(actor: Actor, id: string, fileName: string | undefined) {
    const document = await this.#find(actor, id);
    if (document.stage === 'DOC_REQUESTED') throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    await this.#requireIntact(document);
    const run = await findLastRun(this.#kysely, id);
    const keys = run && runFiles({ clientId: actor.clientId, documentId: id, id: run.id });
    const filename = fileName ?? document.file_name;
    return {
      document:
        fileName === undefined && run?.hasRendition === true && keys !== undefined
          ? this.#store.signDownload(keys.rendition, {
              filename,
              contentType: 'application/pdf',
              inline: true,
            })
          : this.#signFile(document, filename, { inline: fileName === undefined }),
      annotations: keys === undefined ? '' : this.#signAnnotations(keys.annotations),
      filename,
      original: this.#signFile(document, document.file_name, { inline: false }),
    };
  }

  /** Saves edits. A metric that somebody else has changed meanwhile is a conflict; the others are saved (AMB-059, AMB-120). */
  async save(actor: Actor, id: string, { documentRequestId, metrics }: DocumentSave): Promise<SaveResult> {
    if (documentRequestId !== id) throw new AppError('INVALID_REQUEST', { identifier: 'documentRequestId' });
    return this.#kysely.transaction().execute(async (transaction) => {
      const { document, context } = await startSave(transaction, actor, id, this.#clock);
      const ids = { clientId: actor.clientId, documentId: id };
      const saved: MetricRow[] = [];
      const conflicts: MetricRow[] = [];
      const removed = await this.#findRemoved(transaction, id, metrics);
      const present = metrics.filter((edit) => !removed.some((metric) => metric.id === edit.metricId));
      for (const { metric, stored, edit } of await resolveEdits(transaction, ids, present)) {
        const outcome = await saveMetric(context, metric, stored, edit);
        (outcome === 'saved' ? saved : conflicts).push(metric);
      }
      if (saved.length > 0) await updateLists(transaction, actor.clientId, document);
      return {
        saved: await withDatapoints(transaction, id, saved, context.withheld),
        conflicts: await withDatapoints(transaction, id, [...conflicts, ...removed], context.withheld),
      };
    });
  }

  /** The metrics of a save whose row another user deleted in the meantime. */
  async #findRemoved(transaction: DatabaseTransaction, id: string, edits: readonly ListedMetric[]) {
    const rows = await findDeletedRows(transaction, id);
    const edited = new Set(edits.map(({ metricId }) => metricId));
    return rows.flatMap(({ metrics }) => metrics.filter((metric) => edited.has(metric.id)));
  }

  /** The documents of the file that a document shares with others (AMB-131); null for one that has its file alone. */
  async #findNotices({ clientId }: Actor, document: DocumentRow): Promise<DocumentContent['contents']> {
    if (document.from_page === null) return null;
    const rows = await findFileParts(this.#kysely, clientId, document.s3_key);
    const parts = rows.flatMap((row) => {
      const part = readFilePart(row);
      return part === null ? [] : [{ ...part, isSource: row.id === document.id }];
    });
    return parts.length < 2 ? null : { kind: 'notices', parts };
  }

  async #differentType(
    { clientId }: Actor,
    document: DocumentRow,
    run: FinishedRun | undefined,
  ): Promise<DocumentContent['recognisedType']> {
    const recognised = differentType(document.document_type_id, run);
    if (recognised === null) return null;
    const [type] = await findDocumentTypes(this.#kysely, clientId, recognised.id);
    return type === undefined ? null : { ...recognised, displayName: type.display_name };
  }

  async #find(actor: Actor, id: string): Promise<DocumentRow> {
    const [document] = await findByIds(this.#kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return document;
  }

  /** @throws AppError DOCUMENT_FILE_MISSING or DOCUMENT_FILE_DAMAGED where the file is not the one that was uploaded. */
  async #requireIntact({ id, s3_key: key, file_hash: hash }: DocumentRow): Promise<void> {
    if (hash === null) return;
    if ((await this.#store.sizeOf(key)) === null)
      throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    if ((await this.#store.hashOf(key)) !== hash)
      throw new AppError('DOCUMENT_FILE_DAMAGED', { identifier: id });
  }

  #signFile(document: DocumentRow, filename: string, { inline }: { inline: boolean }): string {
    const contentType = document.mime_type ?? 'application/octet-stream';
    return this.#store.signDownload(document.s3_key, {
      filename,
      contentType,
      inline: inline && SHOWN_TYPES.includes(contentType),
      ...(document.file_hash === null ? {} : { hash: document.file_hash }),
    });
  }

  #signAnnotations(key: string): string {
    return this.#store.signDownload(key, { filename: 'annotations.json', contentType: 'application/json' });
  }
}
