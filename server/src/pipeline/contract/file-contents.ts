import { z } from 'zod';

/** One of the notices of a file, or one of the partners of a register. */
const partModel = z.object({
  /** First and last page, from 1. */
  fromPage: z.int().positive(),
  toPage: z.int().positive(),
  /** What it is, in the document's own words: its kind and number and whose it is, or the partner's name. */
  title: z.string().min(1),
  /** The type that its words speak for; empty when they speak for none. */
  documentType: z.string(),
  /** True for the notice that the values are from; of a register no partner is. */
  isSource: z.boolean(),
});

/** What a file holds that is more than one notice to one partner: several notices, or a register of several partners. */
export const fileContentsModel = z.object({
  kind: z.enum(['notices', 'partners']),
  parts: z.array(partModel),
});

export type FileContents = z.infer<typeof fileContentsModel>;
