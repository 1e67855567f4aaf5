import { AppError, missingRequiredMetrics } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findDocumentTypes, requiredMetricsOf } from '../document-types/index.ts';
import { findAssignments, findBuiltInSchemas, insertAssignment } from './assignment.repository.ts';
import { requireMayWriteTemplates, requireNotBuiltIn } from './policy.ts';
import { findSchema, lockSchema, markDeleted } from './repository.ts';

/** Which schema documents of a type are extracted by. */
export class AssignmentsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /**
   * Assigns a schema to a document type (AMB-118); one that is assigned already stays so.
   * @throws AppError SCHEMA_NOT_PUBLISHED or SCHEMA_INCOMPATIBLE (AMB-111, DT-005)
   */
  async assign(actor: Actor, command: { documentType: string; documentSchemaId: string }): Promise<void> {
    const { clientId, userId } = actor;
    const { documentType, documentSchemaId: schemaId } = command;
    await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.schemaAssignments(clientId));
      if (!(await lockSchema(transaction, clientId, schemaId))) throw new AppError('NOT_FOUND');
      const schema = await findSchema(transaction, clientId, schemaId);
      const [type] = await findDocumentTypes(transaction, clientId, documentType);
      if (schema === undefined || type === undefined) throw new AppError('NOT_FOUND');
      if (!schema.is_published) throw new AppError('SCHEMA_NOT_PUBLISHED');
      const fins = new Set(schema.groups.flatMap(({ metrics }) => metrics).map(({ fin }) => fin));
      const missing = missingRequiredMetrics({ requiredMetrics: requiredMetricsOf(type) }, fins);
      if (missing.length > 0) throw new AppError('SCHEMA_INCOMPATIBLE', { details: { missing } });
      const current = await findAssignments(transaction, clientId);
      const isCurrent = current.some(
        (row) => row.document_type_id === documentType && row.schema_id === schemaId,
      );
      if (!isCurrent) await insertAssignment(transaction, { clientId, documentType, schemaId, userId });
    });
  }

  /**
   * Deletes a schema. Its document types are assigned to their built-in schemas again; documents keep theirs (AMB-111).
   * @throws AppError SCHEMA_BUILT_IN
   */
  async deleteSchema(actor: Actor, schemaId: string): Promise<void> {
    const { clientId, userId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.schemaAssignments(clientId));
      if (!(await lockSchema(transaction, clientId, schemaId))) throw new AppError('NOT_FOUND');
      const schema = await findSchema(transaction, clientId, schemaId);
      if (schema === undefined) throw new AppError('NOT_FOUND');
      requireMayWriteTemplates(actor, schema.is_template);
      requireNotBuiltIn(schema);
      const builtIn = await findBuiltInSchemas(transaction, clientId);
      for (const { document_type_id: documentType, schema_id: id } of await findAssignments(
        transaction,
        clientId,
      )) {
        const fallback = builtIn.get(documentType);
        if (id === schemaId && fallback !== undefined)
          await insertAssignment(transaction, { clientId, documentType, schemaId: fallback, userId });
      }
      await markDeleted(transaction, schemaId);
    });
  }
}
