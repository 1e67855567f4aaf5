import { z } from 'zod';

import { fingerprintModel } from '../contract/layout-fingerprint.ts';
import { boxShape } from '../contract/candidate.ts';
import type { Sequence } from '../contract/sequence.ts';

/**
 * Models of what passes between the stages. Long lists are checked in samples: a broken producer is caught, and a
 * report of 2,000 pages is not read twice.
 */
const SAMPLES = 24;
/** Of a list within a sample. */
const SAMPLES_WITHIN = 4;

function isSequence(value: unknown): value is Sequence<unknown> {
  return typeof value === 'object' && value !== null && 'length' in value && 'slice' in value;
}

function sampled<T extends z.ZodType>(item: T, samples = SAMPLES): z.ZodType<Sequence<z.infer<T>>> {
  const one = z.array(item).length(1);
  return z.custom<Sequence<z.infer<T>>>((list) => {
    if (!isSequence(list)) return false;
    const step = Math.max(1, Math.floor(list.length / samples));
    for (let index = 0; index < list.length; index += step) {
      if (!one.safeParse(list.slice(index, index + 1)).success) return false;
    }
    return true;
  }, 'list with an unexpected item');
}

const rectShape = { x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() };
const wordModel = z.object({ ...rectShape, text: z.string().min(1), upright: z.boolean() });
const ruleModel = z.object({ at: z.number(), from: z.number(), to: z.number() });
const pdfPageModel = z.object({
  number: z.int().positive(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
  rotation: z.number(),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  words: sampled(wordModel),
  rules: z.object({ horizontal: sampled(ruleModel), vertical: sampled(ruleModel) }),
});
const unreadablePages = z.array(z.int().positive());
export const documentModel = z.object({
  pages: sampled(pdfPageModel),
  unreadablePages,
});

const phraseModel = z.object({
  ...rectShape,
  text: z.string(),
  words: sampled(wordModel, SAMPLES_WITHIN),
  line: z.int().nonnegative(),
});
const pageGraphModel = z.object({
  page: pdfPageModel,
  lines: sampled(z.object({ ...rectShape, words: sampled(wordModel, SAMPLES_WITHIN) })),
  rows: sampled(sampled(phraseModel, SAMPLES_WITHIN)),
  blocks: sampled(
    z.object({
      ...rectShape,
      phrases: sampled(phraseModel, SAMPLES_WITHIN),
      words: sampled(wordModel, SAMPLES_WITHIN),
    }),
  ),
  tables: sampled(z.object({ ...rectShape })),
  width: z.number(),
  height: z.number(),
});
export const graphModel = z.object({ pages: sampled(pageGraphModel) });

const nodeModel = z.object({
  id: z.string(),
  kind: z.string(),
  page: z.int().positive(),
  parent: z.string().nullable(),
  ...boxShape,
});
/** Nodes and edges of one page as they are written out. */
export const pageGraphPartsModel = z.object({
  nodes: sampled(nodeModel),
  edges: sampled(z.object({ from: z.string(), to: z.string(), kind: z.string() })),
});
export const layoutModel = z.object({
  schema: z.object({ documentType: z.string() }),
  recognisedType: z.object({ id: z.string(), confidence: z.number().min(0).max(1) }).nullable(),
  fingerprint: fingerprintModel,
});
