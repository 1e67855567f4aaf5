import { z } from 'zod';

import { fingerprintModel } from './layout-fingerprint.ts';

/** How a value is written where the document's own habits mislead; null leaves it to the document. */
export const senderFormatModel = z.strictObject({
  sign: z.union([z.literal(1), z.literal(-1)]),
  /** Power of ten of amounts. */
  scale: z.union([z.literal(0), z.literal(3), z.literal(6)]).nullable(),
  /** Decimal logarithm of the printed number, to one decimal: the scale holds for numbers of that size. Null: for any number. */
  size: z.number().nullable().default(null),
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
  habits: senderFormatModel,
});

/** How this sender prints a name or a word of a list, and which entity or which value of the list it means. */
export const nameEvidence = z.strictObject({
  kind: z.literal('name'),
  printed: z.string().min(1),
  entity: z.string().min(1),
});

/** The column that holds a metric of a repeating group, in words of the form as printed, dates left out. */
export const columnEvidence = z.strictObject({
  kind: z.literal('column'),
  /** Titles over the column from top to bottom; empty for a column without one. */
  headers: z.array(z.string()),
  /** Position among the table's columns of these titles, from 0. */
  order: z.int().nonnegative(),
  /** Position among all columns of the table, from 0. */
  at: z.int().nonnegative(),
  /** The titles of every column of the table, by which it is known again. */
  table: z.array(z.string()),
  /** Position among the document's tables of these titles, from 0. */
  tableOrder: z.int().nonnegative(),
  habits: senderFormatModel,
});

/** A line of a table that is no row of the repeating group though it looks like one, or the other way round. */
export const rowEvidence = z.strictObject({
  kind: z.literal('row'),
  /** The words where a row has its name, as printed, without dates. */
  label: z.string().min(1),
  isRow: z.boolean(),
  /** True for a line that sums up those above it: others that do so and begin with its first word are none either. */
  isSum: z.boolean(),
});

/** A label that reads like a metric's and is none: what stands beside it is no value of the metric that was not read. */
export const absentEvidence = z.strictObject({
  kind: z.literal('absent'),
  /** As printed, without dates. */
  label: z.string().min(1),
});

/** What a reviewer's correction shows about a layout, without its scope. */
export const unscopedLessonModel = z.strictObject({
  fin: z.string(),
  /** Of the repeating group; null outside tables. */
  groupIdentifier: z.string().nullable(),
  evidence: z.discriminatedUnion('kind', [
    labelEvidence,
    nameEvidence,
    columnEvidence,
    rowEvidence,
    absentEvidence,
  ]),
});

/** A lesson that one reviewed value shows. */
export const derivedLessonModel = unscopedLessonModel.extend({
  /** The reviewed value's id. */
  from: z.string(),
});

/**
 * A lesson in force: it speaks to documents of its layout, and what it says of places to those of other senders with the same
 * form [AMB-142]. The caller gives those of one client alone.
 */
export const lessonModel = unscopedLessonModel.extend({
  id: z.string(),
  documentType: z.string(),
  layout: fingerprintModel,
  /** Layouts of other senders that it must not serve. */
  excluded: z.array(fingerprintModel).optional(),
});

export type SenderFormat = z.output<typeof senderFormatModel>;
export type LabelEvidence = z.output<typeof labelEvidence>;
export type NameEvidence = z.output<typeof nameEvidence>;
export type ColumnEvidence = z.output<typeof columnEvidence>;
export type RowEvidence = z.output<typeof rowEvidence>;
export type UnscopedLesson = z.output<typeof unscopedLessonModel>;
/** A lesson that speaks to a document, and how sure its values are at most. */
export interface SpeakingLesson extends Lesson {
  /** True for one that another sender's document taught. */
  isOfOther: boolean;
  most: number;
}
export type DerivedLesson = z.output<typeof derivedLessonModel>;
export type Lesson = z.output<typeof lessonModel>;

/** A value of a confirmed document: what it is and, where it was shown, the box (fractions of the page). */
export interface ReviewedValue {
  /** Given back with what was derived from it. */
  id: string;
  fin: string;
  groupIdentifier: string | null;
  /** Which row of the repeating group; null outside tables. */
  row: string | null;
  /** True when a reviewer set it right. Only then a lesson is derived from it; others of its row say where the row stands. */
  isCorrected: boolean;
  /**
   * Empty for the name of a row that a reviewer took out: the box is then where the name stands; and for a metric that is not
   * in the document by its reviewer though its label is printed: the box is then what stands beside the label.
   */
  value: string;
  currency: string | null;
  place: { page: number; x: number; y: number; w: number; h: number } | null;
}

/** What lessons are derived from: the values of a confirmed document, and what was known already. */
export interface DerivationInput {
  values: readonly ReviewedValue[];
  /** The lessons in force for the document's layout. */
  lessons: readonly SpeakingLesson[];
}
