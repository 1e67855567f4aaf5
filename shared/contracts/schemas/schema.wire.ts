import { INPUT_LIMITS, METRIC_SOURCES } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { listInput, textInput } from '../input.ts';
import { validatorWire } from '../verification/verification-payload.wire.ts';
import { wireTimestamp } from '../wire.ts';
import { schemaMetadataWire } from './list-schemas.contract.ts';

/** A metric of a schema: what the schema says about it, and what its identifier does [SCH-010]. */
export const schemaMetricWire = z.object({
  fin: z.string(),
  type: z.string(),
  displayName: z.string(),
  description: z.string(),
  validators: z.array(validatorWire),
  /** A view, optionally with a time period; empty for a general metric [SCH-011, SCH-012]. */
  filterGroup: z.string(),
  isRequired: z.boolean(),
  isPriority: z.boolean(),
  isStatic: z.boolean(),
  metricSources: z.array(z.enum(METRIC_SOURCES)),
  associatedEntityType: z.string().nullable(),
  associatedRelationshipEntityTypes: z.array(z.string()).nullable(),
  timePeriod: z.object({ name: z.string() }).nullable(),
  calculation: z.boolean(),
});

/** A group of a schema [SCH-006]. */
export const schemaGroupWire = z.object({
  displayName: z.string(),
  isRepeatingGroup: z.boolean(),
  calculatedTotals: z.boolean(),
  /** Of repeating groups only [SCH-007]. */
  groupIdentifier: z.string().optional(),
  metrics: z.array(schemaMetricWire),
});

/** A schema with its groups [SCH-005]. */
export const schemaWire = schemaMetadataWire.extend({
  groups: z.array(schemaGroupWire),
  /** Rises with every save; a save that names the version it started from is refused if there is a newer one. */
  version: z.number().int(),
  /** Who saved this version, and when. */
  savedBy: z.string(),
  savedAt: wireTimestamp,
});

/** A metric as a save sends it; the server adds what the identifier says [AMB-109]. */
const schemaMetricInput = z.object({
  fin: textInput(INPUT_LIMITS.word),
  displayName: textInput(INPUT_LIMITS.name),
  description: textInput(INPUT_LIMITS.value),
  filterGroup: textInput(INPUT_LIMITS.words),
  isRequired: z.boolean(),
  isPriority: z.boolean(),
  metricSources: listInput(z.enum(METRIC_SOURCES), METRIC_SOURCES.length),
});

/** The groups of a save. The two settings may be left out, as the specification's own body does [AMB-109]. */
export const schemaGroupsInput = listInput(
  z.object({
    displayName: textInput(INPUT_LIMITS.name),
    isRepeatingGroup: z.boolean().optional(),
    calculatedTotals: z.boolean().optional(),
    groupIdentifier: textInput(INPUT_LIMITS.word).optional(),
    metrics: listInput(schemaMetricInput, INPUT_LIMITS.metrics),
  }),
  INPUT_LIMITS.repeated,
);

/** The name of a schema; a name of white space only is refused as one. */
export const schemaNameInput = textInput(INPUT_LIMITS.name).trim().min(1);
export const schemaDescriptionInput = textInput(INPUT_LIMITS.value);

/** A schema with its groups, as it is stored now. */
export type SchemaWire = z.output<typeof schemaWire>;
export type SchemaGroupWire = z.output<typeof schemaGroupWire>;
export type SchemaGroupsInput = z.output<typeof schemaGroupsInput>;
