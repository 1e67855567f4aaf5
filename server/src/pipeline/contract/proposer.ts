import { z } from 'zod';

import type { PipelineSchema } from './job.ts';
import type { Sequence } from './sequence.ts';

/** A word of a page; the box holds fractions 0-1 of the page as displayed, from its top left. */
export interface ProposerWord {
  id: string;
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A page with its words in reading order; width and height in points as displayed. */
export interface ProposerPage {
  number: number;
  width: number;
  height: number;
  words: ProposerWord[];
}

/** The document as a proposer sees it: pages that can be gone through as often as wanted. */
export interface ProposerDocument {
  pages: Sequence<ProposerPage>;
}

/** What a proposer answers. Everything but the metric and the words may be left out. */
export const proposalModel = z.object({
  /** Identifier of the metric in the schema. */
  fin: z.string(),
  /** Ids of the words that print the value: at least one, all of one page, in reading order. */
  wordIds: z.array(z.string()).min(1).max(64),
  /** The value as on the wire; must be what the words say. Without it, the words are read. */
  value: z.string().optional(),
  /** The text of these words as the proposer copied it; must be what the page prints there. */
  quote: z.string().optional(),
  /** How sure the proposer is, 0 to 1. It weighs modestly. */
  confidence: z.number().min(0).max(1).optional(),
  /** In a repeating group: the row from 0, in printed order. */
  row: z.int().min(0).max(9999).optional(),
});

/** A value proposed by a plug-in, with the words that print it. */
export type ProposedValue = z.input<typeof proposalModel>;

/** A plug-in that proposes values. Its name and version are kept with every value that is taken from it. */
export interface Proposer {
  id: string;
  version: string;
  /** Answers the same for the same document and schema; `signal` says when nobody waits any more. */
  propose(
    document: ProposerDocument,
    schema: PipelineSchema,
    signal: AbortSignal,
  ): Promise<readonly ProposedValue[]>;
}

/** How one proposer did: what it proposed, what was taken and what was dropped for not standing on the page. */
export const proposerReportModel = z.object({
  id: z.string(),
  version: z.string(),
  proposed: z.int(),
  dropped: z.int(),
  /** Why nothing was taken from it; null when it answered. */
  failure: z.string().nullable(),
});

export type ProposerReport = z.infer<typeof proposerReportModel>;
