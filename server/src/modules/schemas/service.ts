import { isDeepStrictEqual } from 'node:util';
import { AppError, SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import type { SchemaGroupsInput, SchemaVersion, SchemaWire } from '@assay/shared/contracts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { isUniqueViolation } from '../../platform/error-code.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findAssignments } from './assignment.repository.ts';
import { findIdentifiers } from './identifier.repository.ts';
import { requireMayPublish, requireMayWriteTemplates, requireValidGroups, toStoredGroups } from './policy.ts';
import { presentFullSchema, presentVersion } from './presenter.ts';
import {
  findSchema,
  findSchemas,
  insertSchema,
  lockSchema,
  markPublished,
  updateSchemaRow,
  type FullSchemaRow,
} from './repository.ts';
import { countVersions, findVersions, insertVersion } from './version.repository.ts';

/** The part of the list that a request asks for. */
export interface SchemaQuery {
  readonly isTemplate?: boolean | undefined;
  readonly maxPageSize?: number | undefined;
}

/** A schema to create. */
export interface NewSchemaCommand {
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly isPublished: boolean;
  readonly groups: SchemaGroupsInput;
}

/** A save of a schema; what it leaves out stays. */
export interface UpdateSchemaCommand {
  readonly name: string;
  readonly description?: string | undefined;
  readonly isTemplate?: boolean | undefined;
  readonly groups: SchemaGroupsInput;
  /** The version that the edits started from. */
  readonly version?: number | undefined;
}

/** Of more versions than this only the latest are listed. */
const MAX_VERSIONS_LISTED = 200;

/** A name that another schema of the client has. */
function nameRefusal(error: unknown): unknown {
  return isUniqueViolation(error)
    ? new AppError('RESOURCE_DUPLICATED', { identifier: 'name', cause: error })
    : error;
}

/** The schemas of a client, and saving them. */
export class SchemasService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** The client's schemas, or its templates, and which document types they are assigned to. */
  async list(clientId: string, { isTemplate = false, maxPageSize = SCHEMA_LIST_LIMIT }: SchemaQuery) {
    return {
      schemas: await findSchemas(this.#kysely, clientId, { isTemplate, limit: maxPageSize }),
      assignments: await findAssignments(this.#kysely, clientId),
    };
  }

  /** @throws AppError NOT_FOUND */
  async get(clientId: string, id: string): Promise<SchemaWire> {
    return this.#present(this.#kysely, clientId, id);
  }

  /** The latest versions, the newest first. @throws AppError NOT_FOUND */
  async listVersions(clientId: string, id: string): Promise<{ items: SchemaVersion[]; totalCount: number }> {
    await this.#find(this.#kysely, clientId, id);
    const rows = await findVersions(this.#kysely, id, MAX_VERSIONS_LISTED);
    const identifiers = await findIdentifiers(this.#kysely, clientId);
    return {
      items: rows.map((row) => presentVersion(row, identifiers)),
      totalCount: await countVersions(this.#kysely, id),
    };
  }

  /**
   * Creates a schema in its first version.
   * @throws AppError RESOURCE_DUPLICATED where the name is taken, FORBIDDEN for a template or a publication without the right
   */
  async create(actor: Actor, { groups, ...values }: NewSchemaCommand): Promise<SchemaWire> {
    requireMayWriteTemplates(actor, values.isTemplate);
    requireMayPublish(actor, values.isPublished);
    return this.#write(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.metricDefinitions(actor.clientId));
      const stored = toStoredGroups(groups);
      requireValidGroups(stored, await findIdentifiers(transaction, actor.clientId));
      const id = await insertSchema(transaction, actor.clientId, values);
      await insertVersion(transaction, id, { ...values, version: 1, groups: stored, userId: actor.userId });
      return this.#present(transaction, actor.clientId, id);
    });
  }

  /**
   * Saves a schema as a new version (AMB-111). A save that changes nothing, as one that is repeated, makes none.
   * @throws AppError SCHEMA_CHANGED where it started from another version than the current one
   */
  async update(actor: Actor, id: string, command: UpdateSchemaCommand): Promise<SchemaWire> {
    return this.#write(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.metricDefinitions(actor.clientId));
      if (!(await lockSchema(transaction, actor.clientId, id))) throw new AppError('NOT_FOUND');
      const before = await this.#find(transaction, actor.clientId, id);
      const { name, description = before.description, isTemplate = before.is_template } = command;
      requireMayWriteTemplates(actor, before.is_template || isTemplate);
      const groups = toStoredGroups(command.groups, before.groups);
      const isSame = isDeepStrictEqual(
        [name, description, isTemplate, groups],
        [before.name, before.description, before.is_template, before.groups],
      );
      if (isSame) return this.#present(transaction, actor.clientId, id);
      if (command.version !== undefined && command.version !== before.version) {
        const details = await this.#present(transaction, actor.clientId, id);
        throw new AppError('SCHEMA_CHANGED', { details });
      }
      requireValidGroups(groups, await findIdentifiers(transaction, actor.clientId));
      const version = before.version + 1;
      const isPublished = before.is_published;
      const saved = { version, name, description, isTemplate, isPublished, groups, userId: actor.userId };
      await insertVersion(transaction, id, saved);
      await updateSchemaRow(transaction, id, saved);
      return this.#present(transaction, actor.clientId, id);
    });
  }

  /** Publishes a schema in its current version; templates are only copied. @throws AppError INVALID_REQUEST for a template */
  async publish(actor: Actor, id: string): Promise<SchemaWire> {
    return this.#write(async (transaction) => {
      if (!(await lockSchema(transaction, actor.clientId, id))) throw new AppError('NOT_FOUND');
      const schema = await this.#find(transaction, actor.clientId, id);
      if (schema.is_template) throw new AppError('INVALID_REQUEST', { identifier: 'isTemplate' });
      if (!schema.is_published) await markPublished(transaction, id, schema.version);
      return this.#present(transaction, actor.clientId, id);
    });
  }

  async #write<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.#kysely.transaction().execute(work);
    } catch (error) {
      throw nameRefusal(error);
    }
  }

  async #find(kysely: DatabaseClient, clientId: string, id: string): Promise<FullSchemaRow> {
    const schema = await findSchema(kysely, clientId, id);
    if (schema === undefined) throw new AppError('NOT_FOUND');
    return schema;
  }

  async #present(kysely: DatabaseClient, clientId: string, id: string): Promise<SchemaWire> {
    const schema = await this.#find(kysely, clientId, id);
    return presentFullSchema(schema, {
      assignments: await findAssignments(kysely, clientId),
      identifiers: await findIdentifiers(kysely, clientId),
    });
  }
}
