import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { orderByQuery, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';

/** The state of a lesson: in replay, in force, refused by the replay, contradicted by confirmed documents, or removed. */
export const lessonState = z.enum(['waiting', 'active', 'rejected', 'suspended', 'removed']);

export type LessonState = z.output<typeof lessonState>;

/**
 * What a lesson is about: a label, a name of an entity, a column of a table, a line that is a row of it, one that is none, or
 * a label that is none of the metric.
 */
export const lessonKind = z.enum(['label', 'name', 'column', 'row', 'noRow', 'absent']);

export type LessonKind = z.output<typeof lessonKind>;

/** Something that the extraction learned from a trusted reviewer about one sender's documents [AMB-085]. */
export const lessonWire = z.object({
  id: z.uuid(),
  /** Who sends documents of this layout. */
  sender: z.string(),
  documentType: z.string(),
  fin: z.string(),
  /** Name of the metric; its fin if the metric was deleted. */
  metric: z.string(),
  kind: lessonKind,
  /** The label, name, column title or line that was learned. */
  label: z.string(),
  reviewer: z.string(),
  learnedAt: wireTimestamp,
  /** Documents that support or contradict it, the first that it was learned from first; a deleted one is listed by its name. */
  documents: z.array(
    z.object({ id: z.uuid(), name: z.string(), kind: z.enum(['corrected', 'accepted', 'contradicted']) }),
  ),
  state: lessonState,
  /** Why it was refused or suspended: this metric of this document would have got worse, or was contradicted. */
  rejected: z.object({ metric: z.string(), document: z.string() }).nullable(),
});

export type LessonWire = z.output<typeof lessonWire>;

/** A page of what was learned from the client's reviewers, the newest first unless ordered otherwise. */
export const listLessons = defineEndpoint({
  id: 'learning.list',
  method: 'GET',
  prefix: 'clients',
  path: 'learning/lessons',
  permission: 'signedIn',
  summary: 'A page of what was learned from trusted reviewers',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    search: textInput(INPUT_LIMITS.search).optional(),
    state: repeatedQuery(lessonState),
  }),
  response: z.object({
    lessons: z.array(lessonWire),
    lessonCount: z.number().int(),
    totalLessonCount: z.number().int(),
  }),
});
