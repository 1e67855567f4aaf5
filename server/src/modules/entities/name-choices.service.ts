import type { NameChoiceScope } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import { findNameTypes } from '../../documents/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findPrintedName, takeChoiceBack, upsertChoice } from './name-choices.repository.ts';
import { lockEntity } from './repository.ts';

/** Which of several entities a name means, as people chose for the documents of a fund or of a sender [AMB-137]. */
export class NameChoicesService {
  readonly #kysely: DatabaseClient;

  constructor({ kysely }: Pick<Database, 'kysely'>) {
    this.#kysely = kysely;
  }

  /**
   * Remembers a choice. @returns its id
   * @throws AppError NOT_FOUND, or INVALID_REQUEST where the document names no fund or sender
   */
  async remember(
    actor: Actor,
    documentId: string,
    choice: { readonly metricId: string; readonly entityId: string; readonly scope: NameChoiceScope },
  ): Promise<string> {
    const { metricId, entityId, scope } = choice;
    return this.#kysely.transaction().execute(async (transaction) => {
      const { clientId } = actor;
      const printed = await findPrintedName(transaction, clientId, { documentId, metricId });
      const type = (await findNameTypes(transaction, clientId, [metricId])).get(metricId);
      if (printed === undefined || type === undefined)
        throw new AppError('NOT_FOUND', { identifier: metricId });
      if ((await lockEntity(transaction, clientId, entityId)) === undefined)
        throw new AppError('NOT_FOUND', { identifier: entityId });
      const scopeName = printed[scope] ?? '';
      if (scopeName === '') throw new AppError('INVALID_REQUEST', { identifier: 'scope' });
      return upsertChoice(transaction, actor, { name: printed.name, type, scope, scopeName, entityId });
    });
  }

  /**
   * Forgets a choice, so that the one before it holds again; links that were made by it stay.
   * @returns the name of the entity that is meant again; null where none was chosen before
   * @throws AppError NOT_FOUND
   */
  async forget({ clientId }: Actor, id: string): Promise<string | null> {
    const taken = await takeChoiceBack(this.#kysely, clientId, id);
    if (taken === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return taken.restoredEntity;
  }
}
