import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type TextList = ColumnType<string[], string[] | undefined, string[]>;

type EntitiesTable = {
  id: Generated<string>;
  client_id: string;
  name: string;
  normalised_name: GeneratedAlways<string>;
  client_identifier: string | null;
  types: TextList;
  time_updated: Moment;
};

type EntityAkasTable = {
  entity_id: string;
  name: string;
  normalised_name: GeneratedAlways<string>;
  position: number;
};

type EntityRelationshipsTable = {
  id: Generated<string>;
  client_id: string;
  parent_id: string;
  parent_type: string;
  child_id: string;
  child_type: string;
  time_created: Moment;
  time_updated: Moment;
};

type EntityDatapointsTable = {
  id: Generated<string>;
  client_id: string;
  entity_id: string | null;
  relationship_id: string | null;
  fin: string;
  value: string;
  currency: string | null;
  reporting_date: string;
  confidence: Generated<number>;
  data_source: Generated<string>;
  document_request_id: string | null;
  page: number | null;
  x: number | null;
  y: number | null;
  w: number | null;
  h: number | null;
  is_verified: Generated<boolean>;
  last_modified_by: Generated<string>;
  time_updated: Moment;
};

/** What the firm knows of entities, their names, how they relate and what was confirmed of them. */
export type EntityTables = {
  entities: EntitiesTable;
  entity_akas: EntityAkasTable;
  entity_relationships: EntityRelationshipsTable;
  entity_datapoints: EntityDatapointsTable;
};
