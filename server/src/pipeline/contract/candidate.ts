import { z } from 'zod';

/** Signals for and against the chosen value, by name; an absent one is 0. Input of the fitted model. */
export const evidenceModel = z.record(z.string(), z.number());

/** Where a value comes from: the document's own words, a lesson of a trusted reviewer, or a plug-in. */
const candidateOriginModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document') }),
  z.object({
    kind: z.literal('learned'),
    lesson: z.string(),
    /** True where a document of another sender with the same layout taught it. */
    isOfOther: z.boolean(),
  }),
  z.object({ kind: z.literal('proposer'), id: z.string(), version: z.string() }),
]);

/**
 * A value that something in the document speaks against is no surer: it is under what needs no review [AMB-135]. How far
 * under is fitted.
 */
export const MAX_DOUBTED = 0.79;

const fraction = z.number().min(0).max(1);

/** A box in fractions 0-1 of the page as displayed, from its top left. */
export const boxShape = { x: fraction, y: fraction, w: fraction, h: fraction };

/**
 * One proposed value. `value` as on the wire: ISO date, plain decimal string, percentage without sign ("14.2"), text as
 * printed; empty where the page prints a dash or the like for it. `confidence` is the probability of being right.
 */
export const candidateModel = z.object({
  value: z.string(),
  currency: z.string().nullable(),
  confidence: fraction,
  page: z.int().positive(),
  ...boxShape,
  text: z.string(),
  nodeId: z.string(),
  /** Where the value stands in a workbook, `Sheet1!B12`; null in other files. */
  cell: z.string().nullable().optional(),
  /** What `confidence` was made of; of best values only. */
  evidence: evidenceModel.optional(),
  /** Other names under which the document calls the entity. */
  akas: z.array(z.string()).optional(),
  /** Absent: the document's own words. */
  origin: candidateOriginModel.optional(),
});

export type CandidateOrigin = z.infer<typeof candidateOriginModel>;

export type Candidate = z.infer<typeof candidateModel>;
