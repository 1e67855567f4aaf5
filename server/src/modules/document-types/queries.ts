import type { FundCheck } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { readChecks } from '../../pipeline/index.ts';
import * as types from './repository.ts';

/** The document types of a client by their stable number; with an id, only that one. */
export async function findDocumentTypes(kysely: DatabaseClient, clientId: string, id?: string) {
  return types.findDocumentTypes(kysely, clientId, id);
}

/** The document type that a request names by its id, or as a number by its backend id (AMB-045). */
export async function findNamedDocumentType(kysely: DatabaseClient, clientId: string, type: string | number) {
  return types.findNamedDocumentType(kysely, clientId, type);
}

/** Every check of a document type: those of its values and those of its rows. */
export async function findTypeChecks(
  kysely: DatabaseClient,
  clientId: string,
  documentTypeId: string,
): Promise<readonly FundCheck[]> {
  const checks = await types.findChecks(kysely, clientId, documentTypeId);
  return Object.values(readChecks(checks, documentTypeId)).flat();
}
