import type { ApiClient } from '@assay/shared/api-client';
import {
  checkSchemaImpact,
  getMetric,
  getSchema,
  listMetricSummaries,
  listSchemaVersions,
  toGroupsInput,
  type MetricDetails,
  type MetricSummary,
} from '@assay/shared/contracts';
import { REPORTING_DATE_FIN, type ClientGroup, type SchemaMetric } from '@assay/shared/domain';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { schemasKey } from '../../../schemas/schemas-key.ts';

/** One schema with its groups [API-067]. It is edited in a draft, so a reload must not come by itself. */
export function schemaQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...schemasKey, 'one', id],
    queryFn: ({ signal }) => api.call(getSchema, { params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The latest versions of a schema, the newest first. */
export function schemaVersionsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...schemasKey, 'versions', id],
    queryFn: ({ signal }) => api.call(listSchemaVersions, { params: { id } }, { signal }),
    gcTime: 0,
  });
}

/** A metric that can be added to a schema, as a metric of a schema. */
export function toSchemaMetric(metric: MetricSummary | MetricDetails): SchemaMetric {
  const { fin, type, description, validators, isStatic, timePeriod } = metric;
  const { associatedEntityType, associatedRelationshipEntityTypes } = metric;
  return {
    fin,
    type,
    displayName: metric.name,
    description,
    validators,
    filterGroup: '',
    isRequired: false,
    isPriority: false,
    isStatic,
    metricSources: ['DOCUMENT'],
    associatedEntityType,
    associatedRelationshipEntityTypes,
    timePeriod: timePeriod === null ? null : { name: timePeriod.name },
    calculation: 'calculation' in metric && metric.calculation,
  };
}

/** The reporting date, with which every new schema starts [SCH-017, API-044]. */
export function reportingDateQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['metrics', 'one', REPORTING_DATE_FIN],
    queryFn: ({ signal }) => api.call(getMetric, { body: { fin: REPORTING_DATE_FIN } }, { signal }),
    select: toSchemaMetric,
  });
}

/** What saving these groups would affect. */
export function impactQuery(api: ApiClient, id: string | undefined, groups: readonly ClientGroup[]) {
  const body = { ...(id !== undefined && { documentSchemaId: id }), groups: toGroupsInput(groups) };
  return queryOptions({
    queryKey: [...schemasKey, 'impact', body],
    queryFn: ({ signal }) => api.call(checkSchemaImpact, { body }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** The picker shows at most this many metrics at once; more are found by searching. */
export const PICKER_PAGE_SIZE = 100;

/** The metrics that the picker offers. */
export function pickerQuery(api: ApiClient, search: string) {
  const query = { offset: 0, maxPageSize: PICKER_PAGE_SIZE, ...(search !== '' && { search }) };
  return queryOptions({
    queryKey: ['metrics', 'picker', query],
    queryFn: ({ signal }) => api.call(listMetricSummaries, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
