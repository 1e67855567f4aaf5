import * as z from '@assay/shared/zod';
import { effectorsWire } from '../verification/verification-payload.wire.ts';
import { wireDate, wireTimestamp } from '../wire.ts';

/**
 * Why a stored value changed. `unconfirmed`: its document was, or no longer contains it; `moved`: from an owner to which its
 * metric does not belong.
 */
export const datapointChangeReason = z.enum([
  'edited',
  'deleted',
  'restored',
  'restated',
  'unconfirmed',
  'recalculated',
  'moved',
]);
export type DatapointChangeReason = z.output<typeof datapointChangeReason>;

/** A figure and where it came from. */
const figureWire = z.object({
  value: z.string(),
  currency: z.string().nullable(),
  /** Source file name, or "Manual". */
  dataSource: z.string(),
  /** Null where no document is stored any more. */
  documentRequestId: z.uuid().nullable(),
  /** Who typed the figure; null where a document said it. Missing in figures stored before this key. */
  enteredBy: z.string().nullish(),
  /** Who had verified the figure; null where nobody had. Missing in figures stored before this key. */
  verifiedBy: z.string().nullish(),
});

/** Where a value comes from: a source file name, "Manual" or "CALCULATION", and who typed it. */
export const valueSourceWire = z.object({ dataSource: z.string(), enteredBy: z.string().nullable() });
export type ValueSource = z.output<typeof valueSourceWire>;

/** A value that a calculated one was made of, as it was then. */
export const operandWire = z.object({
  fin: z.string(),
  /** The latest value before the reporting date. */
  isPrevious: z.boolean(),
  reportingDate: wireDate,
  value: z.string(),
  currency: z.string().nullable(),
  /** Missing in values calculated before this key. */
  source: valueSourceWire.optional(),
});
export type CalculationOperand = z.output<typeof operandWire>;

/** A value of an entity or a relationship at a date [MET-022]. The keys below `isVerified` are additive fields of ours. */
export const storedDatapointWire = z.object({
  id: z.uuid(),
  fin: z.string(),
  /** Data type of the metric. */
  metricType: z.string(),
  /** Decimal text, ISO date or text. */
  value: z.string(),
  reportingDate: wireDate,
  timeUpdated: wireTimestamp,
  lastModified: wireTimestamp,
  lastModifiedBy: z.string(),
  effectors: effectorsWire,
  confidence: z.number().min(0).max(1),
  /** Source file name, or "Manual". */
  dataSource: z.string(),
  isVerified: z.boolean(),
  verifiedBy: z.string().nullable(),
  /** Since when the row has this value. */
  knownSince: wireTimestamp,
  /** The document that brought the row, as long as it is stored. */
  document: z
    .object({
      documentRequestId: z.uuid(),
      fileName: z.string(),
      page: z.number().int().min(1).nullable(),
      /** The box on the page, as fractions of it [AMB-056]. */
      box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullish(),
      metricId: z.uuid().nullable(),
      /** The schema under which the document was extracted last. */
      schema: z.object({ name: z.string(), version: z.number().int() }).nullable(),
      /** How many values of the confirmed document are others than those that were published. An additive field of ours. */
      unpublishedChanges: z.int().nonnegative().optional(),
      /** When the document was confirmed with the value, where it is not confirmed any more: it was processed again. */
      confirmedUntil: wireTimestamp.nullable().optional(),
    })
    .nullable(),
  /** The other figure of the same date that this one replaced: when its document was confirmed, or when it was typed. */
  restatedFrom: figureWire.nullable(),
  /** What a calculated value was made of; null for others. */
  operands: z.array(operandWire.extend({ name: z.string(), metricType: z.string() })).nullable(),
  /** As known on an earlier date: what has happened to the value since; null where it is still the value. */
  changedSince: datapointChangeReason.nullable(),
  /** Whether it is deleted and can still be restored [AMB-132]. */
  isRestorable: z.boolean(),
  /** The values of the reporting dates before, the newest first, seven at most. In lists of latest values only. */
  earlier: z
    .array(z.object({ value: z.string(), currency: z.string().nullable(), reportingDate: wireDate }))
    .optional(),
});
export type StoredDatapoint = z.output<typeof storedDatapointWire>;

/** A value of a relationship [MET-025]. */
export const relationshipDatapointWire = storedDatapointWire.extend({ entityRelationshipId: z.uuid() });
