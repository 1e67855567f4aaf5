import {
  latestEntityDatapoints,
  latestRelationshipDatapoints,
  listEntityDatapoints,
  listMetricSummaries,
  listMisplacedDatapoints,
  listRelatedEntities,
  type ListedMetricSummary,
  type MetricDetails,
  type MetricSummary,
  type MisplacedDatapoint,
  type QueryOf,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import { anEntityType, type mockApi } from '@assay/shared/testing';

type Api = ReturnType<typeof mockApi>;
type MetricQuery = QueryOf<typeof listMetricSummaries>;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A metric on the wire. */
export function aMetric(fin: string, changes: Partial<MetricSummary> = {}): MetricSummary {
  return {
    id: idOf(fin.length + 500),
    fin,
    name: fin,
    description: '',
    type: 'CURRENCY',
    timePeriod: null,
    createdBy: 'System',
    associatedEntityType: 'fund',
    associatedRelationshipEntityTypes: null,
    isStatic: true,
    validators: [],
    ...changes,
  };
}

/** A metric on the wire, whole. */
export function aMetricInFull(fin: string, changes: Partial<MetricDetails> = {}): MetricDetails {
  return {
    ...aMetric(fin),
    metricSources: ['DOCUMENT'],
    calculation: false,
    formula: null,
    additive: false,
    filterGroup: '',
    timeUpdated: '2026-11-20T12:00:00.000Z',
    schemas: [],
    isRecalculating: false,
    labels: [],
    learnedLabels: [],
    knownLabels: [],
    ...changes,
  };
}

/** A stored value on the wire; the id is made of the number. */
export function aDatapoint(number: number, changes: Partial<StoredDatapoint> = {}): StoredDatapoint {
  const lastModified = '2026-11-20T14:07:00.000Z';
  return {
    id: idOf(number),
    fin: 'nav',
    metricType: 'CURRENCY',
    value: String(number),
    reportingDate: '2024-06-30',
    timeUpdated: lastModified,
    lastModified,
    lastModifiedBy: 'Ada Reviewer',
    effectors: { currency: 'EUR', akas: [] },
    confidence: 0,
    dataSource: 'Manual',
    isVerified: false,
    verifiedBy: null,
    knownSince: lastModified,
    document: null,
    restatedFrom: null,
    operands: null,
    changedSince: null,
    isRestorable: false,
    ...changes,
  };
}

/**
 * Responds to the metrics of an owner, of which none is misplaced, and which has no relationships; the client's entity types come by the same call.
 * @returns what was asked for
 */
export function answerMetrics(
  api: Api,
  metrics: readonly ListedMetricSummary[],
  total = metrics.length,
): MetricQuery[] {
  const asked: MetricQuery[] = [];
  answerMisplaced(api);
  api.respond(listRelatedEntities, () => ({ items: [], totalCount: 0, types: [] }));
  const types = ['company', 'fund', 'limited_partner'].map((fin) =>
    aMetric(fin, { type: 'ENTITY_NAME', name: anEntityType(fin).displayName, associatedEntityType: null }),
  );
  api.respond(listMetricSummaries, ({ query }) => {
    const isOfTypes =
      query.entityAssociation === undefined && query.entityRelationshipAssociation === undefined;
    if (!isOfTypes) asked.push(query);
    const { offset = 0, maxPageSize = 20 } = query as { offset?: number; maxPageSize?: number };
    const items = isOfTypes ? types : metrics.slice(offset, offset + maxPageSize);
    return { metrics: items, metricCount: items.length, totalMetricCount: isOfTypes ? items.length : total };
  });
  return asked;
}

/** Responds to the latest values of an entity. @returns the fins that were asked for, one list for each call */
export function answerLatest(api: Api, read: () => readonly StoredDatapoint[]): (readonly string[])[] {
  const asked: (readonly string[])[] = [];
  api.respond(latestEntityDatapoints, ({ query }) => {
    const fins = query.fins as string[];
    asked.push(fins);
    const items = read().filter(({ fin }) => fins.includes(fin));
    return { items, count: items.length, totalCount: items.length };
  });
  return asked;
}

/** Responds to the latest values of a relationship. */
export function answerRelationshipLatest(
  api: Api,
  relationshipId: string,
  values: readonly StoredDatapoint[],
): void {
  api.respond(latestRelationshipDatapoints, () => ({
    items: values.map((value) => ({ ...value, entityRelationshipId: relationshipId })),
    count: values.length,
    totalCount: values.length,
  }));
}

/** Responds to the history of a metric page by page. @returns what was asked for */
export function answerHistory(api: Api, read: () => readonly StoredDatapoint[]) {
  const asked: QueryOf<typeof listEntityDatapoints>[] = [];
  api.respond(listEntityDatapoints, ({ query }) => {
    asked.push(query);
    const { offset = 0, maxPageSize = 20 } = query as { offset?: number; maxPageSize?: number };
    const all = read();
    const items = all.slice(offset, offset + maxPageSize);
    return { items, count: items.length, totalCount: all.length };
  });
  return asked;
}

/** Responds to the values of an owner that are not of its type. @returns what was asked for */
export function answerMisplaced(api: Api, read: () => readonly MisplacedDatapoint[] = () => []) {
  const asked: QueryOf<typeof listMisplacedDatapoints>[] = [];
  api.respond(listMisplacedDatapoints, ({ query }) => {
    asked.push(query);
    const items = [...read()];
    return { items, count: items.length, totalCount: items.length };
  });
  return asked;
}
