import type { FundCheck, PriorPeriod } from '@assay/shared/domain';
import type { LessonState } from '../database/column-types.ts';
import type { DatabaseClient } from '../database/database.ts';
import type { SqlExpression } from '../platform/db/sql-expression.ts';

/** How the names in documents are resolved to entities; supplied by the module of entities. */
export interface EntityNames {
  /** The table of all entities, to join by id. */
  readonly table: SqlExpression<{ readonly id: string; readonly name: string }>;
  /** SQL: the `name`s of a query with the `id` of the one entity of each, null without one or with several. */
  matched(clientId: string, names: SqlExpression<unknown>): SqlExpression<unknown>;
  /** SQL: how many entities the name in `datapoint.value` of `metric` may mean, where that is not clear; else 0. */
  countMatches(clientId: string): SqlExpression<number>;
  /** The entities of a client by name, where a name belongs to exactly one. */
  findOfNames(
    kysely: DatabaseClient,
    clientId: string,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Which of the ids are entities of the client. */
  findIds(kysely: DatabaseClient, clientId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What a datapoint shows of the lesson that proposed it. */
export interface LessonOrigin {
  readonly id: string;
  readonly taught_in: string;
  readonly taught_by: string;
  readonly taught_at: Date;
  readonly state: LessonState;
}

/** A group of the schema by which a document is extracted. */
export interface SchemaGroup {
  readonly groupIdentifier: string | null;
  readonly isRepeatingGroup: boolean;
  readonly metrics: readonly {
    readonly fin: string;
    readonly displayName: string;
    readonly type: string;
    readonly timePeriod: string | null;
    readonly filterGroup: string;
    readonly isRequired: boolean;
    readonly isPriority: boolean;
    readonly validators: unknown[];
    readonly isAdditive: boolean;
  }[];
}

/** What the core reads of the tables of other modules; each supplies its own at composition. */
export interface DocumentSources {
  readonly entities: EntityNames;
  /** The table of all lessons, to join by id. */
  readonly lessons: SqlExpression<LessonOrigin>;
  /** Every check of a document type. */
  checksOf(kysely: DatabaseClient, clientId: string, documentTypeId: string): Promise<readonly FundCheck[]>;
  /** By metric of a document: what is stored for other periods where its value would go. */
  priorPeriodsOf(
    kysely: DatabaseClient,
    clientId: string,
    documentId: string,
  ): Promise<ReadonlyMap<string, PriorPeriod>>;
  /** The groups of the schema of a document type. */
  schemaGroupsOf(
    kysely: DatabaseClient,
    clientId: string,
    documentTypeId: string,
  ): Promise<readonly SchemaGroup[]>;
}
