import { sql } from 'kysely';
import type { FILTERED_COLUMNS } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import { containsPattern } from '../../platform/search.ts';

type FilteredColumn = (typeof FILTERED_COLUMNS)[number];

/** Which values are asked for. */
export interface FilterValuesRequest {
  readonly clientId: string;
  readonly stage: string;
  readonly search: string;
}

const MAX_VALUES = 50;
/** Tags are those of the documents uploaded last: no index has them by name. */
const DOCUMENTS_WITH_TAGS = 20_000;

/** Values that documents at a stage have in a column and that contain a text, in alphabetical order. */
export async function findFilterValues(
  kysely: DatabaseClient,
  column: FilteredColumn,
  request: FilterValuesRequest,
): Promise<string[]> {
  const statement = column === 'tags' ? tagValues(request) : nameValues(column, request);
  const { rows } = await statement.execute(kysely);
  return rows.map(({ value }) => value);
}

function tagValues({ clientId, stage, search }: FilterValuesRequest) {
  return sql<{ value: string }>`
    select tag as value from (
      select distinct unnest(tags) as tag from (
        select tags from document_requests
        where client_id = ${clientId} and stage = ${stage}
        order by upload_date desc, id desc limit ${DOCUMENTS_WITH_TAGS}
      ) as newest
    ) as known
    where lower(tag) like lower(${containsPattern(search)})
    order by lower(tag) collate "C", tag limit ${MAX_VALUES}`;
}

/** Goes from each name to the next in the index of the order, so that a name of many documents is read once. */
function nameValues(
  column: Exclude<FilteredColumn, 'tags'>,
  { clientId, stage, search }: FilterValuesRequest,
) {
  const name = sql.raw(`document_requests.${column}`);
  const key = sql.raw(`lower(document_requests.${column}) collate "C"`);
  const ofStage = sql`from document_requests where client_id = ${clientId} and stage = ${stage}`;
  return sql<{ value: string }>`
    with recursive names (value, key) as (
      (select ${name}, ${key} ${ofStage} and ${key} > '' order by ${key} limit 1)
      union all
      select following.value, following.key from names cross join lateral (
        select ${name} as value, ${key} as key ${ofStage} and ${key} > names.key order by ${key} limit 1
      ) as following
    )
    select value from names where key like lower(${containsPattern(search)}) limit ${MAX_VALUES}`;
}
