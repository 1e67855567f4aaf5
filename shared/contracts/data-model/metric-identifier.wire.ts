import { INPUT_LIMITS, METRIC_DATA_TYPE_NAMES, METRIC_SOURCES } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { listInput, textInput } from '../input.ts';
import { validatorWire } from '../verification/verification-payload.wire.ts';
import { wireTimestamp } from '../wire.ts';

/** A metric identifier as lists show it [MET-019]. */
export const metricSummaryWire = z.object({
  id: z.uuid(),
  fin: z.string(),
  name: z.string(),
  description: z.string(),
  /** One of the metric data types; read as text, so that an unknown one drops the label, not the list. */
  type: z.string(),
  /** `name` is the full name, which is also what filters take. */
  timePeriod: z.object({ name: z.string(), shortName: z.string() }).nullable(),
  createdBy: z.string(),
  associatedEntityType: z.string().nullable(),
  associatedRelationshipEntityTypes: z.array(z.string()).nullable(),
  isStatic: z.boolean(),
  validators: z.array(validatorWire),
});

export type MetricSummary = z.output<typeof metricSummaryWire>;

/** A metric identifier of a list that may be ordered by schema. */
export const listedMetricWire = metricSummaryWire.extend({
  /** Ordered by `schema`: where the metric stands, null for one of no schema. An additive key of ours. */
  schemaGroup: z.object({ schema: z.string(), group: z.string() }).nullable().optional(),
});

export type ListedMetricSummary = z.output<typeof listedMetricWire>;

/** A metric identifier whole [MET-020]. */
export const metricDetailsWire = metricSummaryWire.extend({
  metricSources: z.array(z.string()),
  /** Whether values are calculated [AMB-102]; by `formula`, an additive key. */
  calculation: z.boolean(),
  formula: z.string().nullable(),
  /** Whether the totals of a table add up its values; an additive key of ours [AMB-121]. */
  additive: z.boolean(),
  /** Always '': only a schema puts a metric into a view. */
  filterGroup: z.string(),
  timeUpdated: wireTimestamp,
  /** Labels under which documents print it besides its name, as people have added them: the extraction looks for them. */
  labels: z.array(z.string()),
  /** Labels in force that reviewers taught for the papers of single senders, the most frequent first. */
  learnedLabels: z.array(z.string()),
  /** Labels that the extraction knows of itself, by language (`en`), the most usual first. */
  knownLabels: z.array(z.object({ language: z.string(), labels: z.array(z.string()) })),
  /** Schemas whose current version holds the metric. */
  schemas: z.array(z.object({ documentSchemaId: z.uuid(), name: z.string() })),
  /** Whether values are being recalculated after a change of the formula. */
  isRecalculating: z.boolean(),
});

export type MetricDetails = z.output<typeof metricDetailsWire>;

/** A validator as it is saved [VAL-002]. */
const validatorInput = z.object({
  type: z.enum(['INCLUDE', 'EXCLUDE']),
  options: listInput(textInput(INPUT_LIMITS.name).min(1), INPUT_LIMITS.options).optional(),
  regex: textInput(INPUT_LIMITS.pattern).optional(),
  description: textInput(INPUT_LIMITS.name).optional(),
});

/** A list of validators as it is saved. */
export const validatorsInput = listInput(validatorInput, INPUT_LIMITS.validators);

const typeInput = textInput(INPUT_LIMITS.word).min(1);

/** What can be changed of a metric identifier [AMB-102]. */
export const metricFieldsInput = {
  name: textInput(INPUT_LIMITS.name).trim().min(1),
  description: textInput(INPUT_LIMITS.description).trim(),
  associatedEntityType: typeInput.nullable(),
  associatedRelationshipEntityTypes: z.tuple([typeInput, typeInput]).nullable(),
  timePeriod: z.object({ name: typeInput }).nullable(),
  metricSources: listInput(z.enum(METRIC_SOURCES), METRIC_SOURCES.length).min(1),
  validators: validatorsInput,
  labels: listInput(textInput(INPUT_LIMITS.word).trim().min(1), INPUT_LIMITS.labels),
  isStatic: z.boolean(),
  additive: z.boolean(),
  calculation: z.boolean(),
  formula: textInput(INPUT_LIMITS.formula).nullable(),
};

export const metricTypeInput = z.enum(METRIC_DATA_TYPE_NAMES as [string, ...string[]]);
