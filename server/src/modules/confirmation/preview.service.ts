import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import { findByIds, findWithheldIds, type DocumentCore } from '../../documents/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import { readConfirmationOutcome, type ConfirmationOutcome } from './outcome.ts';
import type { StatedValue } from './plan.ts';
import { readReplacedValues, type StoredValue } from './stored-values.ts';

/** Previews of confirmations. */
export class ConfirmationPreviewService {
  readonly #kysely: DatabaseClient;
  readonly #core: DocumentCore;

  constructor({ kysely }: Pick<Database, 'kysely'>, core: DocumentCore) {
    this.#kysely = kysely;
    this.#core = core;
  }

  /**
   * What confirming a document would write and replace, and what it could not write [AMB-137]. Nothing is said of names that
   * are withheld from the reader, nor of stored values where anything is.
   * @param verifying metrics whose values count as verified
   * @throws AppError NOT_FOUND
   */
  async preview(
    actor: Actor,
    documentId: string,
    verifying: readonly string[],
  ): Promise<ConfirmationOutcome & { readonly replaced: readonly StoredValue[] }> {
    const { clientId } = actor;
    const [document] = await findByIds(this.#kysely, clientId, [documentId]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
    const assumed = new Set(verifying);
    const counts = ({ metricId, isVerified }: StatedValue) => isVerified || assumed.has(metricId);
    const of = { clientId, documentId };
    const { sources } = this.#core;
    const outcome = await readConfirmationOutcome(this.#kysely, sources, of, counts);
    const withheld = await findWithheldIds(this.#kysely, actor, [documentId]);
    const replaced = withheld.size > 0 ? [] : await readReplacedValues(this.#kysely, sources, of, counts);
    return {
      ...outcome,
      replaced,
      created: outcome.created.filter(({ named }) => !withheld.has(named.metricId)),
    };
  }
}
