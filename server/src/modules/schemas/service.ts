import { SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { findAssignments, findSchemas } from './repository.ts';

/** The part of the list that a request asks for. */
export interface SchemaQuery {
  readonly isTemplate?: boolean | undefined;
  readonly maxPageSize?: number | undefined;
}

/** The schemas of a client. */
export class SchemasService {
  readonly #kysely: Rows;

  constructor(kysely: Rows) {
    this.#kysely = kysely;
  }

  /** The client's schemas, or its templates, and which document types they are assigned to. */
  async list(clientId: string, { isTemplate = false, maxPageSize = SCHEMA_LIST_LIMIT }: SchemaQuery) {
    return {
      schemas: await findSchemas(this.#kysely, clientId, { isTemplate, limit: maxPageSize }),
      assignments: await findAssignments(this.#kysely, clientId),
    };
  }
}
