import { z } from 'zod';
import {
  validatorWire,
  type ListedMetricSummary,
  type MetricDetails,
  type MetricSummary,
} from '@assay/shared/contracts';
import { timePeriodOf } from '@assay/shared/domain';
import { knownLabels } from '../../pipeline/index.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import type { ListedMetricRow, MetricIdentifierDetailsRow, MetricIdentifierRow } from './repository.ts';

const validators = z.array(validatorWire);

/** A metric identifier of a list; with its place in the schemas where the list is ordered by it. */
export function presentListedMetric(row: ListedMetricRow): ListedMetricSummary {
  const { schemaGroup } = row;
  return { ...presentMetricIdentifier(row), ...(schemaGroup !== undefined && { schemaGroup }) };
}

/** What lists show of a metric identifier. */
function presentMetricIdentifier(row: MetricIdentifierRow): MetricSummary {
  return {
    id: row.id,
    fin: row.fin,
    name: row.name,
    description: row.description,
    type: row.type,
    timePeriod: row.time_period === null ? null : timePeriodOf(row.time_period),
    createdBy: row.creator ?? SYSTEM_USER.name,
    associatedEntityType: row.associated_entity_type,
    associatedRelationshipEntityTypes: row.associated_relationship_entity_types,
    isStatic: row.is_static,
    validators: validators.parse(row.validators),
  };
}

/** What belongs to a metric besides its own row. */
export interface MetricSurroundings {
  readonly schemas: readonly { readonly id: string; readonly name: string }[];
  readonly isRecalculating: boolean;
  readonly learnedLabels: readonly string[];
}

/** A metric identifier whole. */
export function presentMetricDetails(
  row: MetricIdentifierDetailsRow,
  { schemas, isRecalculating, learnedLabels }: MetricSurroundings,
): MetricDetails {
  return {
    ...presentMetricIdentifier(row),
    metricSources: row.metric_sources,
    calculation: row.is_calculation,
    formula: row.formula,
    additive: row.is_additive,
    filterGroup: '',
    timeUpdated: row.time_updated.toISOString(),
    labels: row.labels,
    learnedLabels: [...learnedLabels],
    knownLabels: knownLabels({ fin: row.fin, timePeriod: row.time_period }),
    schemas: schemas.map(({ id, name }) => ({ documentSchemaId: id, name })),
    isRecalculating,
  };
}
