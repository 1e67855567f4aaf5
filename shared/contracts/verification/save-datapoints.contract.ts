import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerInput, listInput, textInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { datapointWire } from './verification-payload.wire.ts';

const fraction = z.number().nullable();
const effectors = z.object({
  currency: textInput(INPUT_LIMITS.word).nullable(),
  akas: listInput(textInput(INPUT_LIMITS.value), INPUT_LIMITS.akas),
});

/** The one datapoint that an edited metric sends [VER-018], as our own front end writes it. */
const savedDatapoint = z.object({
  /** The datapoint that was chosen or only verified; absent for a value that a user typed. */
  id: idInput.optional(),
  value: textInput(INPUT_LIMITS.value),
  effectors,
  page: integerInput({ min: 1 }).nullable(),
  x: fraction,
  y: fraction,
  w: fraction,
  h: fraction,
  text: textInput(INPUT_LIMITS.value).optional(),
  nodeId: textInput(INPUT_LIMITS.value).nullable().optional(),
  isVerified: z.boolean(),
  /** The entity that the value names, one of the client's; null removes the link. */
  linkedEntity: z.object({ selectedEntityId: idInput.nullable() }).nullable().optional(),
});

/** An edited metric in a save [VER-018, AMB-058], as our own front end writes it. */
export const savedMetric = z.object({
  fin: textInput(INPUT_LIMITS.word),
  /** That of the metric: a save never changes it. */
  dataType: textInput(INPUT_LIMITS.word),
  /** Which metric of the document: a fin occurs once per row of a repeatable grouping. */
  metricId: idInput,
  required: z.boolean().optional(),
  /** Of the front datapoint that the edit started from. */
  lastModified: wireTimestamp,
  datapoints: listInput(savedDatapoint, 1),
});

export type SavedMetric = z.output<typeof savedMetric>;

/** A datapoint of a save as the specification lists it [AMB-120]. */
export const listedDatapoint = savedDatapoint.partial().extend({
  value: savedDatapoint.shape.value,
  effectors: effectors.partial().optional(),
});

/**
 * An edited metric as the specification lists it [AMB-120]. Without its id it is the one of its fin, in a repeating group
 * by group and row; without `lastModified` the edit is taken as made on the stored value. A field that a
 * datapoint omits stays as stored; only a changed value loses a verification or a link that the edit omits.
 */
const listedMetric = savedMetric.partial({ metricId: true, lastModified: true }).extend({
  groupIdentifier: textInput(INPUT_LIMITS.word).nullable().optional(),
  rowIndex: integerInput({ min: 0 }).nullable().optional(),
  datapoints: listInput(listedDatapoint, 1),
});

export type ListedMetric = z.output<typeof listedMetric>;

/**
 * Saves edited metrics [API-013, AMB-057…059, AMB-120]: unedited ones are left out. Metrics that moved since their
 * `lastModified` are not saved: the others are, and the response is 409 VALUE_CONFLICT with `saveConflict` as `details`.
 * A field that does not fit the document is refused by its address, such as `metrics.0.dataType`.
 */
export const saveDatapoints = defineEndpoint({
  id: 'verification.saveDatapoints',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/datapoints',
  permission: 'documents.edit',
  summary: 'Save edited metrics of a document',
  params: z.object({ id: idInput }),
  body: z.object({
    documentRequestId: idInput,
    verified: z.boolean(),
    documentType: textInput(INPUT_LIMITS.word),
    metrics: listInput(listedMetric, INPUT_LIMITS.metrics),
  }),
  response: z.object({
    /** How many changes of a confirmed document are not published; absent where nothing was saved. An additive field of ours. */
    unpublishedChanges: z.int().nonnegative().optional(),
    metrics: z.array(z.object({ metricId: z.uuid(), fin: z.string(), datapoints: z.array(datapointWire) })),
  }),
  errors: [
    'SECOND_ENTRY_REQUIRED',
    'NOT_FOUND',
    'FORBIDDEN',
    'VALUE_CONFLICT',
    'INVALID_REQUEST',
    'METRIC_VALIDATION_FAILED',
    'DOCUMENT_READ_ONLY',
    'DOCUMENT_NOT_READY',
  ],
});

/** `details` of a refused save: what was saved nevertheless, and the stored datapoints of the conflicting metrics. */
export const saveConflict = z.object({
  unpublishedChanges: saveDatapoints.response.shape.unpublishedChanges,
  saved: saveDatapoints.response.shape.metrics,
  conflicts: saveDatapoints.response.shape.metrics,
});
