import { AppError, DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import * as relationships from './repository.ts';
import { keyOf, type RelationshipEnds } from './relationship-ends.ts';

/** The part of an entity's relationships that a request asks for. */
export interface RelatedQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly name?: string | undefined;
  readonly type?: readonly string[] | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

/** The relationships between the entities of a client. */
export class EntityRelationshipsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /**
   * A page of an entity's relationships, with how many there are of each related type (API-054).
   * @throws AppError NOT_FOUND for an entity that the client does not have
   */
  async listRelated(clientId: string, entityId: string, query: RelatedQuery) {
    const types = await relationships.findTypesOf(this.#kysely, clientId, [entityId]);
    if (!types.has(entityId)) throw new AppError('NOT_FOUND', { identifier: entityId });
    const filter = { clientId, entityId, name: query.name, types: query.type };
    const page = { ...readPage(query, PAGES), orderBy: query.orderBy };
    return {
      items: await relationships.findRelated(this.#kysely, filter, page),
      counts: await relationships.countRelatedByType(this.#kysely, filter),
      typeNames: await relationships.findTypeNames(this.#kysely, clientId),
    };
  }

  /** A relationship with the names of its types; undefined where the client has none of that id (API-055). */
  async find(clientId: string, id: string) {
    return {
      row: await relationships.findById(this.#kysely, clientId, id),
      typeNames: await relationships.findTypeNames(this.#kysely, clientId),
    };
  }

  /**
   * Relates two entities, each under one of its types (AMB-100). @returns the id, also of a relationship that is there
   * @throws AppError NOT_FOUND for an entity that the client does not have; INVALID_REQUEST for a type that is not the
   * entity's, and for an entity with itself
   */
  async create(clientId: string, ends: RelationshipEnds): Promise<string> {
    const { parent, child } = ends;
    if (parent.id === child.id) throw new AppError('INVALID_REQUEST', { identifier: 'relatedEntityId' });
    return this.#kysely.transaction().execute(async (transaction) => {
      const types = await relationships.findTypesOf(transaction, clientId, [parent.id, child.id]);
      requireType(types.get(parent.id), parent.type, { entity: 'entityId', type: 'fin' });
      requireType(types.get(child.id), child.type, { entity: 'relatedEntityId', type: 'relatedFin' });
      const ids = await relationships.upsertRelationships(transaction, clientId, [ends]);
      const id = ids.get(keyOf(ends));
      if (id === undefined) throw new Error('an upserted relationship has an id');
      return id;
    });
  }

  /** Deletes relationships with their values; they cannot be restored (AMB-099). */
  async delete(clientId: string, ids: readonly string[]): Promise<void> {
    await relationships.deleteByIds(this.#kysely, clientId, ids);
  }
}

function requireType(
  types: readonly string[] | undefined,
  type: string,
  fields: { readonly entity: string; readonly type: string },
): void {
  if (types === undefined) throw new AppError('NOT_FOUND', { identifier: fields.entity });
  if (!types.includes(type)) throw new AppError('INVALID_REQUEST', { identifier: fields.type });
}
