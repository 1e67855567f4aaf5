import {
  exportLayoutWire,
  type BodyOf,
  type ExportProfile,
  type saveExportProfile,
} from '@assay/shared/contracts';
import { AppError, INPUT_LIMITS, layoutFaultOf, type ExportLayout } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteProfile,
  findProfile,
  findProfiles,
  findProfileVersions,
  insertVersion,
  type ProfileRow,
} from './profiles.repository.ts';

function presentProfile(row: ProfileRow): ExportProfile {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    layout: exportLayoutWire.parse(row.layout),
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by,
  };
}

/** @throws AppError INVALID_REQUEST naming the column */
export function requireUsableLayout(layout: ExportLayout): void {
  const fault = layoutFaultOf(layout);
  if (fault === null) return;
  const columns = 'layout.columns';
  throw new AppError('INVALID_REQUEST', {
    identifier: fault.column === null ? columns : `${columns}.${fault.column}`,
  });
}

/** @throws AppError NOT_FOUND for edits of a profile that is gone; INVALID_REQUEST for one profile too many */
async function requireNew(
  transaction: DatabaseTransaction,
  { clientId }: Actor,
  id: string,
  basedOn: number,
): Promise<void> {
  if (basedOn !== 0) throw new AppError('NOT_FOUND', { identifier: id });
  const profiles = await findProfiles(transaction, clientId);
  if (profiles.length >= INPUT_LIMITS.exportProfiles)
    throw new AppError('INVALID_REQUEST', { identifier: 'name' });
}

/** The forms of exported files that a client has given a name. */
export class ExportProfilesService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  async list({ clientId }: Pick<Actor, 'clientId'>): Promise<ExportProfile[]> {
    return (await findProfiles(this.#kysely, clientId)).map(presentProfile);
  }

  /** @throws AppError NOT_FOUND */
  async get({ clientId }: Pick<Actor, 'clientId'>, id: string): Promise<ExportProfile> {
    const row = await findProfile(this.#kysely, clientId, id);
    if (row === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return presentProfile(row);
  }

  /** @throws AppError NOT_FOUND */
  async versions({ clientId }: Actor, id: string): Promise<ExportProfile[]> {
    const rows = await findProfileVersions(this.#kysely, clientId, id);
    if (rows.length === 0) throw new AppError('NOT_FOUND', { identifier: id });
    return rows.map(presentProfile);
  }

  /**
   * Saves a version. What is stored already is answered again, so that a save may be repeated.
   * @throws AppError INVALID_REQUEST for a form that cannot be used, or one profile too many; NOT_FOUND;
   * RESOURCE_DUPLICATED naming `name`; EXPORT_PROFILE_CHANGED where somebody else saved it meanwhile
   */
  async save(actor: Actor, id: string, command: BodyOf<typeof saveExportProfile>): Promise<ExportProfile> {
    requireUsableLayout(command.layout);
    try {
      await this.#kysely.transaction().execute(async (transaction) => {
        const row = await findProfile(transaction, actor.clientId, id, { lock: true });
        const { name, layout, basedOn } = command;
        if (row === undefined) await requireNew(transaction, actor, id, basedOn);
        else {
          const stored = presentProfile(row);
          if (stored.name === name && JSON.stringify(stored.layout) === JSON.stringify(layout)) return;
          if (stored.version !== basedOn) throw new AppError('EXPORT_PROFILE_CHANGED');
        }
        const { clientId, userId, name: userName } = actor;
        const version = { id, clientId, version: basedOn + 1, name, layout, userId, userName };
        if (!(await insertVersion(transaction, version))) throw new AppError('EXPORT_PROFILE_CHANGED');
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('RESOURCE_DUPLICATED', { identifier: 'name', cause: error });
    }
    return this.get(actor, id);
  }

  /** @throws AppError NOT_FOUND */
  async delete({ clientId }: Actor, id: string): Promise<void> {
    if (!(await deleteProfile(this.#kysely, clientId, id)))
      throw new AppError('NOT_FOUND', { identifier: id });
  }
}
