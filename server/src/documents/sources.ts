import type { FundCheck, PriorPeriod } from '@assay/shared/domain';
import type { LessonState } from '../database/column-types.ts';
import type { DatabaseClient } from '../database/database.ts';
import type { SqlExpression } from '../platform/db/sql-expression.ts';

/** An entity that has a name, and in which way. */
export interface NameMatch {
  /** The place of the name in the list that was asked for. */
  readonly place: number;
  readonly entityId: string;
  readonly types: readonly string[];
  /** A person chose it, for this name or for the documents of a fund or sender; the others say where the name stands. */
  readonly reason:
    | 'chosen'
    | 'rememberedForFund'
    | 'rememberedForSender'
    | 'name'
    | 'aka'
    | 'clientIdentifier';
}

/** An entity with a name that is similar to one. */
export interface NearEntity {
  /** The place of the name in the list that was asked for. */
  readonly place: number;
  readonly entityId: string;
  readonly name: string;
}

/** What the resolver of names reads of entities; supplied by their module. */
export interface EntityNames {
  /** The table of all entities, to join by id. */
  readonly table: SqlExpression<{ readonly id: string; readonly name: string }>;
  /** The entities of a client that have one of the names, compared without case and white space, and those that were chosen. */
  findMatches(
    kysely: DatabaseClient,
    clientId: string,
    asked: readonly {
      readonly name: string;
      readonly type: string;
      readonly selectedEntityId: string | null;
      readonly documentId: string | null;
    }[],
  ): Promise<readonly NameMatch[]>;
  /** The entities of a client with a name that is similar to a name, the most similar first, of the type that it stands for. */
  findNear(
    kysely: DatabaseClient,
    clientId: string,
    asked: readonly { readonly name: string; readonly type: string }[],
  ): Promise<readonly NearEntity[]>;
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
    sources: { readonly entities: EntityNames },
    document: { readonly clientId: string; readonly documentId: string },
  ): Promise<ReadonlyMap<string, PriorPeriod>>;
  /** The groups of the schema of a document type. */
  schemaGroupsOf(
    kysely: DatabaseClient,
    clientId: string,
    documentTypeId: string,
  ): Promise<readonly SchemaGroup[]>;
}
