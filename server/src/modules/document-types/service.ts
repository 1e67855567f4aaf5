import type { DatabaseClient } from '../../database/database.ts';
import { findDocumentTypes, type DocumentTypeRow } from './repository.ts';

/** The document types of a client. */
export class DocumentTypesService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  list(clientId: string): Promise<DocumentTypeRow[]> {
    return findDocumentTypes(this.#kysely, clientId);
  }
}
