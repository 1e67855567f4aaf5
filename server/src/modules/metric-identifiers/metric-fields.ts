import type { BodyOf, updateMetric } from '@assay/shared/contracts';
import {
  AppError,
  isSourceOffered,
  METRIC_SOURCES,
  TIME_PERIODS,
  type MetricSource,
  type Switches,
} from '@assay/shared/domain';
import type { MetricIdentifierChanges } from './repository.ts';

/** What a save may change of a metric; fields that are left out stay. */
export type MetricFields = Omit<BodyOf<typeof updateMetric>, 'fin' | 'type' | 'timeUpdated'>;

/** What the fields of a metric are checked against. */
export interface FieldRules {
  readonly switches: Switches;
  readonly entityTypes: ReadonlySet<string>;
  /** Sources that the metric has already stay allowed when their switch is turned off. */
  readonly presentSources: readonly string[];
  /** The same for the calculation. */
  readonly wasCalculation: boolean;
}

/** The entity types that the fields name. */
export function typesNamed({ associatedEntityType, associatedRelationshipEntityTypes }: MetricFields) {
  return [associatedEntityType ?? [], associatedRelationshipEntityTypes ?? []].flat();
}

function refuse(identifier: keyof MetricFields): never {
  throw new AppError('INVALID_REQUEST', { identifier });
}

/** @throws AppError INVALID_REQUEST naming the first field with a value that is not to be had */
export function checkFields(fields: MetricFields, rules: FieldRules): void {
  const { timePeriod, metricSources = [], validators = [] } = fields;
  const isKnown = (type: string) => rules.entityTypes.has(type);
  if (typeof fields.associatedEntityType === 'string' && !isKnown(fields.associatedEntityType))
    refuse('associatedEntityType');
  if (!(fields.associatedRelationshipEntityTypes ?? []).every(isKnown))
    refuse('associatedRelationshipEntityTypes');
  if (timePeriod && !TIME_PERIODS.some(({ name }) => name === timePeriod.name)) refuse('timePeriod');
  const isAllowed = (source: MetricSource) =>
    rules.presentSources.includes(source) || isSourceOffered(source, rules.switches);
  if (!metricSources.every(isAllowed)) refuse('metricSources');
  if (fields.calculation === true && !rules.wasCalculation && !rules.switches.calculatedMetrics)
    refuse('calculation');
  if (validators.some(({ options = [], regex = '' }) => options.length === 0 && regex === ''))
    refuse('validators');
}

/** Documents print a label in any case: the first spelling of each stays. */
function uniqueLabels(labels: readonly string[]): string[] {
  const folded = labels.map((label) => label.toLowerCase());
  return labels.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
}

/** The columns that the given fields write. */
export function toColumns(fields: MetricFields): MetricIdentifierChanges {
  const { name, description, validators, metricSources, isStatic, calculation, timePeriod } = fields;
  const { additive, labels, associatedEntityType, associatedRelationshipEntityTypes: pair } = fields;
  const sources = metricSources && METRIC_SOURCES.filter((source) => metricSources.includes(source));
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(associatedEntityType !== undefined && { associated_entity_type: associatedEntityType }),
    ...(pair !== undefined && { associated_relationship_entity_types: pair && [...pair] }),
    ...(timePeriod !== undefined && { time_period: timePeriod?.name ?? null }),
    ...(sources !== undefined && { metric_sources: sources }),
    ...(validators !== undefined && { validators: JSON.stringify(validators) }),
    ...(labels !== undefined && { labels: uniqueLabels(labels) }),
    ...(isStatic !== undefined && { is_static: isStatic }),
    ...(additive !== undefined && { is_additive: additive }),
    ...(calculation !== undefined && { is_calculation: calculation }),
  };
}
