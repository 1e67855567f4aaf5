import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { wireDate } from '../wire.ts';
import { metricFieldsInput, metricTypeInput, validatorsInput } from './metric-identifier.wire.ts';
import { operandWire } from './stored-datapoint.wire.ts';

const EDITORS = ['metrics.create', 'metrics.update'] as const;
const finInput = textInput(INPUT_LIMITS.word).min(1);

/** A stored value with the entity, or the two entities, that it belongs to. */
const storedValueWire = z.object({
  owner: z.string(),
  reportingDate: wireDate,
  value: z.string(),
  currency: z.string().nullable(),
});

/** Runs validators that are not saved yet over the latest stored values of a metric. */
export const tryValidators = defineEndpoint({
  id: 'metricIdentifiers.tryValidators',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/try-validators',
  permission: EDITORS,
  rule: 'schemaBuilder',
  summary: 'Try validators on the stored values of a metric',
  body: z.object({ fin: finInput, validators: validatorsInput }),
  response: z.object({
    passedCount: z.number().int(),
    failedCount: z.number().int(),
    /** There are more values than were tried. */
    isCapped: z.boolean(),
    /** The first values that fail. */
    failures: z.array(storedValueWire),
    /** Patterns that cannot be used, or that did not end in time: values pass them. */
    ignoredPatterns: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

export type ValidatorTrial = z.output<typeof tryValidators.response>;

/** What is wrong with a formula, and where; the other keys belong to the code. */
export const formulaProblemWire = z.object({
  code: z.string(),
  at: z.object({ start: z.number().int(), end: z.number().int() }),
  word: z.string().optional(),
  name: z.string().optional(),
  least: z.number().int().optional(),
  most: z.number().int().optional(),
  fin: z.string().optional(),
  fins: z.array(z.string()).optional(),
});

export type FormulaProblemWire = z.output<typeof formulaProblemWire>;

const { associatedEntityType, associatedRelationshipEntityTypes } = metricFieldsInput;

/** Checks a formula that is not saved yet, and computes it on stored values: of a metric, or of one that is about to be created. */
export const previewFormula = defineEndpoint({
  id: 'metricIdentifiers.previewFormula',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/preview-formula',
  permission: EDITORS,
  rule: 'schemaBuilder',
  summary: 'Check a formula and compute it on stored values',
  body: z.object({
    fin: finInput.optional(),
    /** What a new metric will be, where there is no fin yet. */
    metric: z
      .object({ type: metricTypeInput, associatedEntityType, associatedRelationshipEntityTypes })
      .optional(),
    formula: textInput(INPUT_LIMITS.formula),
  }),
  response: z.object({
    problems: z.array(formulaProblemWire),
    examples: z.array(
      z.object({
        owner: z.string(),
        reportingDate: wireDate,
        operands: z.array(operandWire),
        /** Null where there is none; `reason` then says why. */
        value: z.string().nullable(),
        currency: z.string().nullable(),
        reason: z
          .object({
            code: z.string(),
            fin: z.string().optional(),
            isPrevious: z.boolean().optional(),
            currencies: z.array(z.string()).optional(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export type FormulaPreview = z.output<typeof previewFormula.response>;
