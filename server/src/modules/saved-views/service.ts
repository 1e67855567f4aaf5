import type { SavedView } from '@assay/shared/contracts';
import { AppError, INPUT_LIMITS } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { deleteView, findViews, upsertView } from './repository.ts';

/** Each user's own views of lists. */
export class SavedViewsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  async list(actor: Actor, list: string): Promise<SavedView[]> {
    return findViews(this.#kysely, actor, list);
  }

  /** @throws AppError INVALID_REQUEST where the user has as many views of the list as may be */
  async save(
    actor: Actor,
    view: { readonly list: string; readonly name: string; readonly query: string },
  ): Promise<SavedView> {
    const views = await findViews(this.#kysely, actor, view.list);
    const isNew = views.every(({ name }) => name !== view.name);
    if (isNew && views.length >= INPUT_LIMITS.savedViews)
      throw new AppError('INVALID_REQUEST', { identifier: 'name' });
    return upsertView(this.#kysely, actor, view);
  }

  /** @throws AppError NOT_FOUND */
  async delete(actor: Actor, id: string): Promise<void> {
    if (!(await deleteView(this.#kysely, actor, id))) throw new AppError('NOT_FOUND', { identifier: id });
  }
}
