import { readFileSync } from 'node:fs';

import type { MetricDataType } from '@assay/shared/domain';
import { METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import { z } from 'zod';

import type { PipelineSchema } from './contract/job.ts';

const validatorModel = z.object({
  type: z.string(),
  options: z.array(z.string()).nullish(),
  regex: z.string().nullish(),
  description: z.string().nullish(),
});
const catalogueModel = z.object({
  metricIdentifiers: z.array(
    z.object({
      fin: z.string(),
      type: z.custom<MetricDataType>((type) => METRIC_DATA_TYPE_NAMES.some((name) => name === type)),
      timePeriod: z.string().nullable(),
      associatedEntityType: z.string().nullable(),
      validators: z.array(validatorModel),
    }),
  ),
  schemas: z.array(
    z.object({
      documentType: z.string(),
      groups: z.array(
        z.object({
          displayName: z.string(),
          groupIdentifier: z.string().nullish(),
          isRepeatingGroup: z.boolean(),
          metrics: z.array(
            z.object({
              fin: z.string(),
              displayName: z.string(),
              description: z.string(),
              filterGroup: z.string(),
              isRequired: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
  checks: z.array(z.unknown()),
});

/** The built-in schemas and checks, as the pipeline wants them. @throws when the catalogue is not well formed. */
export function readBuiltInSchemas(path: string | URL): { schemas: PipelineSchema[]; checks: unknown[] } {
  const catalogue = catalogueModel.parse(JSON.parse(readFileSync(path, 'utf8')));
  const identifiers = new Map(catalogue.metricIdentifiers.map((identifier) => [identifier.fin, identifier]));
  const schemas = catalogue.schemas.map(({ documentType, groups }) => ({
    documentType,
    groups: groups.map((group) => ({
      displayName: group.displayName,
      groupIdentifier: group.groupIdentifier ?? null,
      isRepeatingGroup: group.isRepeatingGroup,
      metrics: group.metrics.map((metric) => {
        const identifier = identifiers.get(metric.fin);
        if (identifier === undefined)
          throw new Error(`The catalogue names no metric identifier ${metric.fin}.`);
        return { ...metric, ...identifier };
      }),
    })),
  }));
  return { schemas, checks: catalogue.checks };
}
