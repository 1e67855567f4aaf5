import { z } from 'zod';

import { fingerprintModel } from '../contract/layout-fingerprint.ts';
import { taughtModel } from '../contract/lesson.ts';
import { fileContentsModel } from '../contract/file-contents.ts';
import type { Sequence } from '../contract/sequence.ts';

/**
 * Models of what passes between the stages. Long lists are checked in samples: a broken producer is caught, and a
 * report of 2,000 pages is not read twice.
 */
const SAMPLES = 24;

function isSequence(value: unknown): value is Sequence<unknown> {
  return typeof value === 'object' && value !== null && 'length' in value && 'slice' in value;
}

function sampled<T extends z.ZodType>(item: T): z.ZodType<Sequence<z.infer<T>>> {
  const one = z.array(item).length(1);
  return z.custom<Sequence<z.infer<T>>>((list) => {
    if (!isSequence(list)) return false;
    const step = Math.max(1, Math.floor(list.length / SAMPLES));
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
  words: sampled(wordModel),
  line: z.int().nonnegative(),
});
const pageGraphModel = z.object({
  page: pdfPageModel,
  lines: sampled(z.object({ ...rectShape, words: sampled(wordModel) })),
  rows: sampled(sampled(phraseModel)),
  blocks: sampled(z.object({ ...rectShape, phrases: sampled(phraseModel), words: sampled(wordModel) })),
  tables: sampled(z.object({ ...rectShape })),
  width: z.number(),
  height: z.number(),
});
export const graphModel = z.object({ pages: sampled(pageGraphModel) });

const boxShape = {
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  w: z.number().min(0).max(1),
  h: z.number().min(0).max(1),
};
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
  documentType: z.string(),
  recognisedType: z.object({ id: z.string(), confidence: z.number().min(0).max(1) }).nullable(),
  fingerprint: fingerprintModel,
});

const candidateModel = z.object({
  /** Empty where a dash or the like is printed for it. */
  value: z.string(),
  currency: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  page: z.int().positive(),
  ...boxShape,
  text: z.string(),
  nodeId: z.string(),
  cell: z.string().nullable().optional(),
  akas: z.array(z.string()).optional(),
  origin: z.object({ kind: z.string() }).optional(),
});
const cellModel = z.object({ fin: z.string(), candidates: z.array(candidateModel).max(5) });
export const resultModel = z.object({
  documentType: z.string(),
  recognisedType: z.object({ id: z.string(), confidence: z.number() }).nullable(),
  pages: z.array(z.object({ number: z.int(), width: z.number(), height: z.number(), rotation: z.number() })),
  metrics: z.array(cellModel.extend({ groupIndex: z.int() })),
  rows: z.array(z.object({ groupIndex: z.int(), rowIndex: z.int(), cells: z.array(cellModel) })),
  checks: z.array(z.object({ name: z.string(), fins: z.array(z.string()), holds: z.boolean() })),
  proposers: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      proposed: z.int(),
      dropped: z.int(),
      failure: z.string().nullable(),
    }),
  ),
  fingerprint: fingerprintModel,
  taught: z.array(taughtModel.extend({ from: z.string() })),
  unreadablePages,
  contents: fileContentsModel.optional(),
});
