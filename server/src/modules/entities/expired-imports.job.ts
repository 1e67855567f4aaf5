import { IMPORT_LIMITS } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { deleteOldImports } from './background-imports.repository.ts';

/** Deletes previews that no import followed, and imports that can no longer be undone. */
export async function deleteExpiredImports(kysely: DatabaseClient, now: Date): Promise<void> {
  await deleteOldImports(kysely, new Date(now.getTime() - IMPORT_LIMITS.keptMs));
}
