import * as z from '@assay/shared/zod';
import { documentTypeWire } from '../documents/list-document-types.contract.ts';
import { documentDoubtWire } from '../documents/document-doubt.wire.ts';
import { documentRequestWire } from '../documents/document-request.wire.ts';
import { lessonState } from '../learning/list-lessons.contract.ts';
import { wireTimestamp } from '../wire.ts';

/** What modifies a value beside the value itself: its currency, and the names under which an entity appears. */
export const effectorsWire = z.object({
  currency: z.string().nullable(),
  akas: z.array(z.string()),
});

/** Box on a page: fractions 0-1 of the page as displayed, from its top left; `page` counts from 1 [AMB-056]. */
export const locationWire = {
  page: z.number().int().min(1).nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  w: z.number().nullable(),
  h: z.number().nullable(),
};

/** The reviewer and the document that a lesson was learned from, and when [AMB-085]. */
export const learnedFromWire = z.object({
  lessonId: z.uuid(),
  documentName: z.string(),
  reviewer: z.string(),
  learnedAt: wireTimestamp,
  state: lessonState,
  /** True where a document of another sender with the same layout taught it [AMB-142]; an additive field of ours. */
  isOfOtherSender: z.boolean().optional(),
});

export type LearnedFrom = z.output<typeof learnedFromWire>;

/** One value found for a metric, or typed by a user [AMB-063]. A metric not found has one with value ''. */
export const datapointWire = z.object({
  id: z.uuid(),
  /** Decimal text, ISO date or text; '' when nothing was found. */
  value: z.string(),
  /** Probability of being right, 0-1; 0 for what a user typed. */
  confidence: z.number().min(0).max(1),
  ...locationWire,
  effectors: effectorsWire,
  /** The words as printed. */
  text: z.string(),
  nodeId: z.string().nullable(),
  /** The cell of the value in a workbook, `Sheet1!B12`; absent for other files. An additive field of ours. */
  cell: z.string().nullable().optional(),
  /** 1: not modified by a user; else the user's id. */
  modified_by: z.number().int(),
  lastModified: wireTimestamp,
  lastModifiedBy: z.string(),
  /** Source file name, or "Manual". */
  dataSource: z.string(),
  isVerified: z.boolean(),
  /** Who verified the current value; null if nobody did [AMB-130]. An additive field of ours. */
  verifiedBy: z.string().nullable().optional(),
  /** The entity that a name is linked to. Its name is an additive field of ours. */
  linkedEntity: z
    .object({ selectedEntityId: z.string().nullable(), name: z.string().nullable().optional() })
    .nullable(),
  /** The lesson that proposed the value [AMB-085]; absent: the document's own words. */
  learnedFrom: learnedFromWire.optional(),
  /** The model or plug-in that proposed the value; absent: the document's own words, or those of a lesson. */
  proposedBy: z.string().optional(),
});

/** A validator of a metric's values [VAL-002]. */
export const validatorWire = z.object({
  type: z.enum(['INCLUDE', 'EXCLUDE']),
  options: z.array(z.string()).optional(),
  regex: z.string().optional(),
  description: z.string().optional(),
});

/** A metric in a document with its ranked datapoints, best first [VER-007]. */
export const documentMetricWire = z.object({
  id: z.uuid(),
  /** Unique within its grouping; addresses the metric there [AMB-064]. */
  index: z.number().int(),
  displayLabel: z.string(),
  /** One of the metric data types; read as text, because an unknown one drops the metric, not the document [AMB-062]. */
  dataType: z.string(),
  identifier: z.object({ type: z.literal('fin'), value: z.string() }),
  order_position: z.number().int(),
  validated: z.boolean(),
  required: z.boolean(),
  available: z.boolean(),
  /** How many entities have the name that was found, where they are several. An additive field of ours. */
  entityMatches: z.number().int().optional(),
  /** How people call the type of those entities. */
  entityTypeName: z.string().optional(),
  /** The document is confirmed, and the verified value waits for an owner [AMB-137]. An additive field of ours. */
  awaitsOwner: z.literal(true).optional(),
  datapoints: z.array(datapointWire),
  /** The value is withheld from the caller until its second entry is stored: it looks empty. An additive field of ours. */
  isWithheld: z.boolean().optional(),
  isPriority: z.boolean(),
  timePeriod: z.string().nullable(),
  /** View of the group, '' for the group's general metrics [SCH-011, SCH-012]. */
  view: z.string(),
  /** Whether the view has a choice of time periods; absent: it has none. An additive field of ours [SCH-009]. */
  filtersByTimePeriod: z.boolean().optional(),
  validators: z.array(validatorWire),
  /** Whether the totals of its table add it up, if it is a number; absent: they do not. An additive field of ours [AMB-121]. */
  additive: z.boolean().optional(),
});

/** A metric that every row of a repeating group has. */
export const rowMetricWire = documentMetricWire.pick({
  index: true,
  displayLabel: true,
  dataType: true,
  identifier: true,
  required: true,
  isPriority: true,
  timePeriod: true,
  view: true,
  filtersByTimePeriod: true,
  validators: true,
  additive: true,
});

const groupingFields = {
  id: z.string(),
  groupIdentifier: z.string().nullable(),
  groupDisplay: z.string(),
  tableIndex: z.number().int(),
  allowRepeatable: z.boolean(),
  calculatedTotals: z.boolean(),
  /** Which metrics of the payload belong to this grouping, by id, with their index here. */
  metrics: z.array(z.object({ id: z.uuid(), index: z.number().int() })),
};

/** A grouping; in a repeatable one each nested group is a row [AMB-065]. */
export const groupingWire = z.object({
  ...groupingFields,
  groups: z.array(z.object({ ...groupingFields, rowIndex: z.number().int() })),
  /** How many rows a table has in all, where a part of them was asked for. An additive field of ours. */
  rowCount: z.int().nonnegative().optional(),
  /** The columns of a repeating group, in the order of the screen: what a new row is made of. An additive field of ours. */
  rowMetrics: z.array(rowMetricWire).optional(),
});

/** An identity that the values of a document should satisfy: `result` is the sum of `terms`, or a quotient. */
export const fundCheckWire = z.object({
  name: z.string(),
  result: z.string(),
  terms: z.array(z.object({ fin: z.string(), sign: z.number() })).optional(),
  quotient: z.tuple([z.string(), z.string()]).optional(),
  absentIsZero: z.boolean().optional(),
  needs: z.array(z.string()).optional(),
  /** The repeating group in each of whose rows the check applies; absent: it applies to the document. */
  rows: z.string().optional(),
});

/**
 * What a file holds that is more than one notice to one partner: several notices, of which one is the source of all
 * values, or the partners of a register, of which none is.
 */
export const fileContentsWire = z.object({
  kind: z.enum(['notices', 'partners']),
  parts: z.array(
    z.object({
      /** First and last page, from 1. */
      fromPage: z.int().positive(),
      toPage: z.int().positive(),
      /** What it is, in the document's own words. */
      title: z.string(),
      isSource: z.boolean(),
    }),
  ),
});

export type FileContents = z.output<typeof fileContentsWire>;

/** A failing check that somebody accepted, for the values that it failed with. */
export const checkOverrideWire = z.object({
  id: z.string(),
  check: z.string(),
  /** The row that the check is about; null outside repeating groups. */
  rowId: z.string().nullable(),
  /** The values that it failed with, the result first. Any other value of one of them withdraws the override. */
  operands: z.array(z.object({ metricId: z.string(), value: z.string() })),
  reason: z.string(),
  overriddenBy: z.string(),
  overriddenAt: wireTimestamp,
});

export type CheckOverrideWire = z.output<typeof checkOverrideWire>;

/** What the compressed field of the verification response contains [AMB-054]. */
export const verificationPayloadWire = z.object({
  documentRequest: documentRequestWire,
  documentType: documentTypeWire,
  grouping: z.array(groupingWire),
  metrics: z.array(documentMetricWire),
  stage: z.string(),
  /** The checks of the document's type. An additive field of ours. */
  checks: z.array(fundCheckWire).optional(),
  /** The failing checks that somebody accepted. An additive field of ours. */
  checkOverrides: z.array(checkOverrideWire).optional(),
  /** The type that the document's words suggest, if another was chosen. An additive field of ours. */
  recognisedType: z
    .object({ id: z.string(), displayName: z.string(), confidence: z.number().min(0).max(1) })
    .nullable()
    .optional(),
  /** Numbers of the pages that could not be read. An additive field of ours. */
  unreadablePages: z.array(z.int().positive()).optional(),
  /** What the file holds besides one notice to one partner; null where it is one. An additive field of ours. */
  contents: fileContentsWire.nullable().optional(),
  /** Reasons to look that lie in the document itself. An additive field of ours. */
  documentDoubts: z.array(documentDoubtWire).optional(),
  /** When a value was last changed; confirming carries it [AMB-130]. An additive field of ours. */
  lastModified: wireTimestamp.nullable().optional(),
});

export type VerificationPayloadWire = z.output<typeof verificationPayloadWire>;
export type GroupingWire = z.output<typeof groupingWire>;
export type RowMetricWire = z.output<typeof rowMetricWire>;
export type DocumentMetricWire = z.output<typeof documentMetricWire>;
export type DatapointWire = z.output<typeof datapointWire>;
