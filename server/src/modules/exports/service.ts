import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { QueryOf, exportVerifiedMetrics } from '@assay/shared/contracts';
import { AppError, checkVerifiedCsvExport } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { requireNothingWithheld } from '../../documents/index.ts';
import { toBase64 } from './base64.ts';
import { requireFiles } from './documents-zip.ts';
import type { ExportedFile, ExportOrder, ExportWriter } from './export-writer.ts';
import { requireExportable } from './policy.ts';
import { ExportProfilesService } from './profiles.service.ts';
import { findUnchanged } from './recorded-exports.repository.ts';
import { findCsvReadiness, findExportedDocuments } from './repository.ts';

export interface ExportsOptions {
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  readonly writer: ExportWriter;
}

/** Whose export, as far as an export knows its user. */
type Exporter = Pick<Actor, 'clientId' | 'isProvider' | 'userId' | 'name'>;

interface ExportForm {
  /** The id under which the values are recorded. */
  readonly exportId?: string;
  readonly profile?: string | undefined;
  readonly changesOnly?: boolean;
}

interface AllMetricsOptions {
  readonly format: 'json' | 'zip';
  readonly verifiedOnly: boolean;
  readonly profile: string | undefined;
}

/** Exports of values and documents. */
export class ExportsService {
  readonly #options: ExportsOptions;

  constructor(options: ExportsOptions) {
    this.#options = options;
  }

  /**
   * Verified metrics of documents, or the document graphs (API-020, AMB-071).
   * @throws AppError NOT_FOUND for a document that the client does not have, DOCUMENT_NOT_READY; NO_VERIFIED_METRICS or
   * REQUIRED_METRICS_NOT_VERIFIED where a CSV is refused (AMB-073)
   */
  async exportVerifiedMetrics(
    actor: Actor,
    ids: readonly string[],
    { content: format = 'csv', profile, changes }: QueryOf<typeof exportVerifiedMetrics>,
  ): Promise<ExportedFile> {
    const choice =
      format === 'document_graph'
        ? ({ kind: 'documentGraphs' } as const)
        : ({ kind: 'verifiedMetrics', format } as const);
    const form = { profile, changesOnly: changes === 'true' };
    return this.#options.writer.stream(await this.prepare(actor, ids, choice, form));
  }

  /** Metrics of documents, verified or not (API-021). For `zip` the bytes of the zip are base64 text (AMB-071). */
  async exportMetrics(
    actor: Actor,
    ids: readonly string[],
    { format, verifiedOnly, profile }: AllMetricsOptions,
  ): Promise<ExportedFile> {
    const isZip = format === 'zip';
    const choice = { kind: 'allMetrics', format: isZip ? 'csv' : 'json' } as const;
    const order = await this.prepare(actor, ids, choice, { profile });
    const file = await this.#options.writer.stream({ ...order, verifiedOnly });
    if (!isZip) return file;
    return {
      ...file,
      contentType: 'text/plain; charset=us-ascii',
      content: Readable.from(toBase64(file.content)),
    };
  }

  /** The tables of documents as a workbook. @throws AppError as the exports above; NO_TABLES */
  async exportTables(actor: Actor, ids: readonly string[], verifiedOnly: boolean): Promise<ExportedFile> {
    const order = await this.prepare(actor, ids, { kind: 'tables' });
    return this.#options.writer.stream({ ...order, verifiedOnly });
  }

  /** The files of documents with their graphs (API-021, AMB-072). @throws AppError also where a file is gone or damaged */
  async exportDocuments(actor: Actor, ids: readonly string[]): Promise<ExportedFile> {
    return this.#options.writer.stream(await this.prepare(actor, ids, { kind: 'documents' }));
  }

  /** What is to be written, checked as far as it can be before anything is. @throws AppError as the exports above */
  async prepare(
    actor: Exporter,
    ids: readonly string[],
    choice: ExportOrder['choice'],
    { exportId = randomUUID(), profile, changesOnly = false }: ExportForm = {},
  ): Promise<ExportOrder> {
    const { kysely, store } = this.#options;
    const { clientId, userId, name: userName } = actor;
    const documents = await findExportedDocuments(kysely, clientId, ids);
    requireExportable(actor, ids, documents);
    await requireNothingWithheld(kysely, actor, ids);
    if (choice.kind === 'verifiedMetrics' && choice.format === 'csv') await this.#requireReady(clientId, ids);
    if (choice.kind === 'documents') await requireFiles(store, documents);
    const form = await this.#formOf(actor, choice, profile);
    const recorded = { exportId, clientId, profileId: profile ?? null, userId, userName };
    const order = { ...recorded, ...form, documents, choice, changesOnly };
    return changesOnly ? this.#withoutUnchanged(order) : order;
  }

  /** @throws AppError INVALID_REQUEST where this kind is not recorded; EXPORT_UNCHANGED where nothing has changed */
  async #withoutUnchanged(order: ExportOrder): Promise<ExportOrder> {
    if (order.choice.kind !== 'verifiedMetrics')
      throw new AppError('INVALID_REQUEST', { identifier: 'changes' });
    const ids = order.documents.map(({ id }) => id);
    const { clientId, profileId } = order;
    const unchanged = await findUnchanged(this.#options.kysely, clientId, profileId, ids);
    const documents = order.documents.filter(({ id }) => !unchanged.has(id));
    if (documents.length === 0) throw new AppError('EXPORT_UNCHANGED');
    return { ...order, documents };
  }

  /** The form of a profile. Only CSV and Excel files have one. */
  async #formOf(
    actor: Pick<Actor, 'clientId'>,
    choice: ExportOrder['choice'],
    profile: string | undefined,
  ): Promise<Pick<ExportOrder, 'layout'>> {
    if (profile === undefined) return {};
    if (!('format' in choice) || choice.format === 'json')
      throw new AppError('INVALID_REQUEST', { identifier: 'profile' });
    const { layout } = await new ExportProfilesService(this.#options.kysely).get(actor, profile);
    return { layout };
  }

  /** The first of the documents that may not leave decides, in the order in which they are named. */
  async #requireReady(clientId: string, ids: readonly string[]): Promise<void> {
    const rows = await findCsvReadiness(this.#options.kysely, clientId, ids);
    const readiness = new Map(rows.map((row) => [row.id, row]));
    const refusal = checkVerifiedCsvExport(ids.flatMap((id) => readiness.get(id) ?? []));
    if (refusal !== null) throw new AppError(refusal);
  }
}
