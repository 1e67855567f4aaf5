import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireTimestamp } from '../wire.ts';
import { datapointWire, effectorsWire, locationWire } from './verification-payload.wire.ts';

/** The one datapoint that an edited metric sends [VER-018]. */
export const savedDatapoint = z.object({
  /** The datapoint that was chosen or only verified; absent for a value that a person typed. */
  id: z.uuid().optional(),
  value: z.string().max(10_000),
  effectors: effectorsWire,
  ...locationWire,
  text: z.string().max(10_000).optional(),
  nodeId: z.string().nullable().optional(),
  /** The known entity that a name stands for, where the reviewer chose one. */
  linkedEntity: datapointWire.shape.linkedEntity.optional(),
  isVerified: z.boolean(),
});

/** An edited metric in a save [VER-018, AMB-058]. */
export const savedMetric = z.object({
  fin: z.string(),
  dataType: z.string(),
  /** Which metric of the document: a fin stands once per row of a repeatable grouping. */
  metricId: z.uuid(),
  required: z.boolean().optional(),
  lastModified: wireTimestamp,
  datapoints: z.array(savedDatapoint).max(1),
});

export type SavedMetric = z.output<typeof savedMetric>;

/**
 * Saves edited metrics [API-013, AMB-057…059]: unedited ones are left out. Each carries the `lastModified` of the
 * front datapoint that the edit started from. Metrics that moved since are not saved: the others are, and the answer
 * is 409 VALUE_CONFLICT whose `details` is `saveConflict`.
 */
export const saveDatapoints = defineEndpoint({
  id: 'verification.saveDatapoints',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/datapoints',
  permission: 'CAN_EDIT_DOCUMENTS',
  summary: 'Save edited metrics of a document',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    documentRequestId: z.uuid(),
    verified: z.boolean(),
    documentType: z.string(),
    metrics: z.array(savedMetric),
  }),
  response: z.object({
    metrics: z.array(z.object({ metricId: z.uuid(), fin: z.string(), datapoints: z.array(datapointWire) })),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'VALUE_CONFLICT', 'INVALID_REQUEST'],
});

/** `details` of a refused save: what was saved all the same, and the stored datapoints of what collided. */
export const saveConflict = z.object({
  saved: saveDatapoints.response.shape.metrics,
  conflicts: saveDatapoints.response.shape.metrics,
});

export type SaveConflict = z.output<typeof saveConflict>;
