import type { MetricSource } from '@assay/shared/domain';
import type { ColumnType } from 'kysely';

/** Written as JSON text: the driver of PostgreSQL would take a JavaScript array for a PostgreSQL array. */
export type StoredJson<T> = ColumnType<T, string, string>;

/** A value that the database writes alone. */
export type ReadOnly<T> = ColumnType<T, never, never>;

/** One metric of a schema as it is stored: the seven fields that a save may change (AMB-109). */
export interface StoredSchemaMetric {
  readonly fin: string;
  readonly displayName: string;
  readonly description: string;
  readonly filterGroup: string;
  readonly isRequired: boolean;
  readonly isPriority: boolean;
  readonly metricSources: readonly MetricSource[];
}

export interface StoredSchemaGroup {
  readonly displayName: string;
  readonly isRepeatingGroup: boolean;
  readonly calculatedTotals: boolean;
  readonly groupIdentifier?: string;
  readonly metrics: readonly StoredSchemaMetric[];
}

/** What a try-out found for one metric: a value, or one for each row of a table. */
export interface TryOutFinding {
  readonly groupIndex: number;
  readonly fin: string;
  readonly values: readonly {
    readonly value: string;
    readonly currency: string | null;
    readonly confidence: number;
    readonly page: number | null;
  }[];
}

export type TryOutStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export type RunStatus = 'queued' | 'running' | 'done' | 'failed' | 'superseded';

export type LessonState = 'waiting' | 'active' | 'rejected' | 'suspended' | 'removed';

/** States of an account in the Cognito protocol. */
export type AccountState = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** How far an import of entities is. A planned one is previewed, but not started. */
export type EntityImportStatus =
  | 'planned'
  | 'queued'
  | 'running'
  | 'done'
  | 'cancelled'
  | 'failed'
  | 'undoing'
  | 'undone';

/** Where an export in the background is. */
export type ExportStatus = 'queued' | 'running' | 'done' | 'failed';

/** A value as it was exported. */
export type RecordedValue = readonly [
  metricId: string,
  fin: string,
  group: string,
  /** Row of a table, from 1. */
  row: number | null,
  metric: string,
  dataType: string,
  value: string,
  currency: string | null,
];
