import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import { findByIds, findWithheldIds, type DocumentCore } from '../../documents/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import { readConfirmationOutcome, type ConfirmationOutcome } from './outcome.ts';

/** Previews of confirmations. */
export class ConfirmationPreviewService {
  readonly #kysely: DatabaseClient;
  readonly #core: DocumentCore;

  constructor({ kysely }: Pick<Database, 'kysely'>, core: DocumentCore) {
    this.#kysely = kysely;
    this.#core = core;
  }

  /**
   * What confirming a document would write, and what it could not [AMB-137]. Nothing is said of names that are withheld from
   * the reader.
   * @param verifying metrics whose values count as verified
   * @throws AppError NOT_FOUND
   */
  async preview(
    actor: Actor,
    documentId: string,
    verifying: readonly string[],
  ): Promise<ConfirmationOutcome> {
    const { clientId } = actor;
    const [document] = await findByIds(this.#kysely, clientId, [documentId]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
    const assumed = new Set(verifying);
    const outcome = await readConfirmationOutcome(
      this.#kysely,
      this.#core.sources,
      { clientId, documentId },
      ({ metricId, isVerified }) => isVerified || assumed.has(metricId),
    );
    const withheld = await findWithheldIds(this.#kysely, actor, [documentId]);
    return { ...outcome, created: outcome.created.filter(({ named }) => !withheld.has(named.metricId)) };
  }
}
