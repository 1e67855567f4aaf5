import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { EntityTables } from './entity-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { PeopleTables } from './people-tables.ts';

/** A moment that the database sets unless told. */
type Moment = ColumnType<Date, Date | undefined, Date>;
/** Written as JSON text: pg would take a JavaScript list for a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;
/** A list column with an empty default. */
type TextList = ColumnType<string[], string[] | undefined, string[]>;

export type ClientsTable = {
  id: string;
  name: string;
  default_currency: Generated<string>;
  default_language: Generated<string>;
  is_trial: Generated<boolean>;
  limited_uploads: Generated<boolean>;
  switches: Json<Record<string, boolean>>;
  holds_low_confidence: Generated<boolean>;
  last_turn: Generated<number>;
  created_at: Moment;
};

export type UsersTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  name: string;
  email: string;
  permissions: Generated<number>;
  account_status: Generated<number>;
  user_group: Generated<number>;
  user_management_scope: Generated<number>;
  sso: Generated<boolean>;
  created_at: Moment;
};

export type UserIdentitiesTable = {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Moment;
};

export type EntityTypesTable = {
  client_id: string;
  fin: string;
  display_name: string;
  required_metrics: TextList;
  validators: Json<unknown[]>;
};

export type MetricIdentifiersTable = {
  id: Generated<string>;
  client_id: string;
  fin: string;
  name: string;
  description: Generated<string>;
  type: string;
  is_static: Generated<boolean>;
  time_period: string | null;
  associated_entity_type: string | null;
  associated_relationship_entity_types: string[] | null;
  metric_sources: TextList;
  validators: Json<unknown[]>;
  is_calculation: Generated<boolean>;
  created_by: Generated<number>;
  time_updated: Moment;
};

export type SchemasTable = {
  id: Generated<string>;
  client_id: string;
  name: string;
  description: Generated<string>;
  is_template: Generated<boolean>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  time_updated: Moment;
  deleted_at: Date | null;
};

/** One metric of a schema as it is stored: the seven fields that a save may change [AMB-109]. */
export interface StoredSchemaMetric {
  readonly fin: string;
  readonly displayName: string;
  readonly description: string;
  readonly filterGroup: string;
  readonly isRequired: boolean;
  readonly isPriority: boolean;
  readonly metricSources: readonly string[];
}

export interface StoredSchemaGroup {
  readonly displayName: string;
  readonly isRepeatingGroup: boolean;
  readonly calculatedTotals: boolean;
  readonly groupIdentifier?: string;
  readonly metrics: readonly StoredSchemaMetric[];
}

export type SchemaVersionsTable = {
  schema_id: string;
  version: number;
  groups: JSONColumnType<StoredSchemaGroup[], string, string>;
  created_by: Generated<number>;
  created_at: Moment;
};

export type DocumentTypesTable = {
  client_id: string;
  id: string;
  backend_id: number;
  display_name: string;
  reporting_entity_type: string;
  key_entity_type: string;
  required_metrics: TextList;
  category_id: string;
  category_name: string;
  checks: Json<unknown[]>;
};

export type VersionedDocumentTypesTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  document_type_id: string;
  schema_id: string;
  version: number;
  is_built_in: Generated<boolean>;
  created_by: Generated<number>;
  created_at: Moment;
};

export type DocumentRequestsTable = {
  id: Generated<string>;
  client_id: string;
  file_name: string;
  file_hash: string | null;
  file_size: number | null;
  mime_type: string | null;
  s3_key: string;
  source: Generated<string>;
  stage: string;
  extraction_stage: string;
  document_type_id: string;
  versioned_document_type_id: number | null;
  schema_version: number | null;
  reporting_date: string | null;
  fund: string | null;
  fund_manager: string | null;
  upload_date: Moment;
  uploaded_by: string;
  uploaded_by_id: number;
  is_verified: Generated<boolean>;
  verified_by: string | null;
  verified_by_id: number | null;
  verify_status: Generated<string>;
  tags: TextList;
  metrics_total: Generated<number>;
  metrics_verified: Generated<number>;
  revision: Generated<number>;
  updated_at: Moment;
  search_text: GeneratedAlways<string>;
};

export type GroupingsTable = {
  id: Generated<string>;
  document_request_id: string;
  parent_id: string | null;
  group_identifier: string | null;
  group_display: string;
  table_index: number;
  row_index: number | null;
  allow_repeatable: Generated<boolean>;
  calculated_totals: Generated<boolean>;
};

export type DocumentMetricsTable = {
  id: Generated<string>;
  document_request_id: string;
  grouping_id: string;
  index: number;
  fin: string;
  display_label: string;
  data_type: string;
  order_position: number;
  filter_group: Generated<string>;
  is_validated: Generated<boolean>;
  is_required: Generated<boolean>;
  is_priority: Generated<boolean>;
  is_available: Generated<boolean>;
};

export type DocumentDatapointsTable = {
  id: Generated<string>;
  metric_id: string;
  document_request_id: string;
  rank: number;
  value: string | null;
  currency: string | null;
  akas: TextList;
  confidence: Generated<number>;
  page: number | null;
  x: number | null;
  y: number | null;
  w: number | null;
  h: number | null;
  text: string | null;
  node_id: string | null;
  cell: string | null;
  modified_by: Generated<number>;
  last_modified: Moment;
  last_modified_by: Generated<string>;
  last_modified_by_id: Generated<number>;
  data_source: Generated<string>;
  is_verified: Generated<boolean>;
  verified_by: string | null;
  selected_entity_id: string | null;
  lesson_id: string | null;
};

export type DatapointAuditTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  document_request_id: string;
  metric_fin: string;
  datapoint_id: string | null;
  changed_at: Moment;
  user_id: number;
  user_name: string;
  field: string;
  from_value: string | null;
  to_value: string | null;
  reason: string;
};

export type DocumentRunsTable = {
  id: Generated<string>;
  document_request_id: string;
  attempt: number;
  status: Generated<'queued' | 'running' | 'done' | 'failed' | 'superseded'>;
  stage: string;
  progress: Generated<number>;
  cancel_requested: Generated<boolean>;
  started_at: Date | null;
  finished_at: Date | null;
  failure_stage: string | null;
  failure_detail: string | null;
  page_count: number | null;
  input: Json<Record<string, unknown>>;
  outputs: Json<Record<string, unknown>>;
  graph_key: string | null;
  turn: Generated<number>;
  fingerprint: ColumnType<unknown, string | null | undefined, string | null>;
};

/**
 * Every table of the product outside identity, by name. A room with tables of its own (identity) widens the connection
 * with `$extendTables` where it uses them.
 */
export type Tables = EntityTables &
  LearningTables &
  PeopleTables & {
    clients: ClientsTable;
    users: UsersTable;
    user_identities: UserIdentitiesTable;
    entity_types: EntityTypesTable;
    metric_identifiers: MetricIdentifiersTable;
    schemas: SchemasTable;
    schema_versions: SchemaVersionsTable;
    document_types: DocumentTypesTable;
    versioned_document_types: VersionedDocumentTypesTable;
    document_requests: DocumentRequestsTable;
    groupings: GroupingsTable;
    document_metrics: DocumentMetricsTable;
    document_datapoints: DocumentDatapointsTable;
    datapoint_audit: DatapointAuditTable;
    document_runs: DocumentRunsTable;
  };
