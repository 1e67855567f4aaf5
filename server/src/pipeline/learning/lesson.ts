import { z } from 'zod';

import { fingerprintModel } from './fingerprint.ts';

/** How a value is written where the document's own habits mislead; null leaves it to the document. */
export const habitsModel = z.strictObject({
  sign: z.union([z.literal(1), z.literal(-1)]),
  /** Power of ten of amounts. */
  scale: z.union([z.literal(0), z.literal(3), z.literal(6)]).nullable(),
  dayOrder: z.enum(['day-first', 'month-first']).nullable(),
  decimalStyle: z.enum(['point', 'comma']).nullable(),
});

/** Where a value stands, in words of the form as printed, dates left out; never a value. */
export const labelEvidence = z.strictObject({
  kind: z.literal('label'),
  /** How the label stands to its value. */
  as: z.enum(['beside', 'colon', 'above', 'below', 'clause', 'prose']),
  /** As printed, without dates; in running text the last words before the value. */
  label: z.string().min(1),
  /** Column titles above the value, from top to bottom, without dates. */
  headers: z.array(z.string()),
  /** Nearest heading above the label, without dates. */
  heading: z.string(),
  /** Position among the values right of the label, from 0. */
  order: z.int().nonnegative(),
  page: z.enum(['first', 'last', 'any']),
  /** Top left corner of the value, as fractions of the page. */
  at: z.strictObject({ x: z.number(), y: z.number() }),
  habits: habitsModel,
});

/** How this sender prints a name, and which entity it means. */
export const nameEvidence = z.strictObject({
  kind: z.literal('name'),
  printed: z.string().min(1),
  entity: z.string().min(1),
});

/** The title of the column that holds a metric of a repeating group. */
export const columnEvidence = z.strictObject({ kind: z.literal('column'), header: z.string().min(1) });

/** What a reviewer's correction shows about a layout, without its scope. */
export const taughtModel = z.strictObject({
  fin: z.string(),
  /** Of the repeating group; null outside tables. */
  groupIdentifier: z.string().nullable(),
  evidence: z.discriminatedUnion('kind', [labelEvidence, nameEvidence, columnEvidence]),
});

/** A lesson in force: it speaks only to documents of its layout. The caller gives those of one client alone. */
export const lessonModel = taughtModel.extend({
  id: z.string(),
  documentType: z.string(),
  layout: fingerprintModel,
});

export type Habits = z.output<typeof habitsModel>;
export type LabelEvidence = z.output<typeof labelEvidence>;
export type NameEvidence = z.output<typeof nameEvidence>;
export type TaughtLesson = z.output<typeof taughtModel>;
export type Lesson = z.output<typeof lessonModel>;

/** A value that a reviewer set right: what it is and, where it was shown, the box (fractions of the page). */
export interface TaughtValue {
  /** Given back with what was derived from it. */
  id: string;
  fin: string;
  groupIdentifier: string | null;
  value: string;
  currency: string | null;
  place: { page: number; x: number; y: number; w: number; h: number } | null;
}

/** What one taught value has to say. */
export interface DerivedLesson extends TaughtLesson {
  /** The taught value's id. */
  from: string;
}
