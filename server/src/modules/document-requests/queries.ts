import type { DatabaseClient } from '../../database/database.ts';
import * as uploads from './uploads.repository.ts';

/** Records which file a document has. From now on no other file counts as its own. */
export async function recordUpload(
  kysely: DatabaseClient,
  id: string,
  file: { readonly hash: string; readonly size: number },
) {
  return uploads.recordUpload(kysely, id, file);
}
