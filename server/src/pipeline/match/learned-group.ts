import type { PipelineGroup } from '../contract/job.ts';
import type { GridTitle } from '../facts/grids/grid.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';
import { isSameForm, isSameLayout } from '../facts/same-layout.ts';
import type { CandidateOrigin } from '../contract/candidate.ts';
import type {
  ColumnEvidence,
  Lesson,
  NameEvidence,
  RowEvidence,
  SpeakingLesson,
} from '../contract/lesson.ts';
import { comparableText, comparableWords, isMisread, withoutDates } from '../values/stable-text.ts';

/** The lessons of a client, and the document whose form says which of them are meant for it. */
export interface LessonsInForce {
  lessons: readonly Lesson[];
  documentType: string;
  fingerprint: LayoutFingerprint;
  /** True where the client has confirmed a document of this layout. */
  isConfirmed: boolean;
}

/** Where a value comes from that a lesson found. */
export type LearnedOrigin = Extract<CandidateOrigin, { kind: 'learned' }>;

/** What a lesson says, bound to the metric it is about. */
export interface Bound<E> {
  origin: LearnedOrigin;
  /** The values are no surer than this. */
  most: number;
  wanted: TargetMetric;
  evidence: E;
}

/** What another sender's lesson says of a sender that was never confirmed is no surer. */
const MAX_OF_OTHER = 0.9;

/** What a lesson is about: where one sender's own speaks, no other sender's does. */
const subjectOf = ({ fin, groupIdentifier, evidence }: Lesson): string =>
  [fin, groupIdentifier, evidence.kind].join(' ');

/**
 * The lessons that speak to a document: those of its layout, and of other senders with the same form those of places, titles, sign
 * and scale, never of names and texts [AMB-142].
 */
export function lessonsFor({
  lessons,
  documentType,
  fingerprint,
  isConfirmed,
}: LessonsInForce): SpeakingLesson[] {
  const ofType = lessons.filter((lesson) => lesson.documentType === documentType);
  const own = ofType.filter(({ layout }) => isSameLayout(layout, fingerprint));
  const told = new Set(own.map(subjectOf));
  const others = ofType.filter(
    (lesson) =>
      ['label', 'column'].includes(lesson.evidence.kind) &&
      !own.includes(lesson) &&
      !told.has(subjectOf(lesson)) &&
      isSameForm(lesson.layout, fingerprint) &&
      lesson.excluded?.some((layout) => isSameLayout(layout, fingerprint)) !== true,
  );
  const most = isConfirmed ? 1 : MAX_OF_OTHER;
  return [
    ...own.map((lesson) => ({ ...lesson, isOfOther: false, most: 1 })),
    ...others.map((lesson) => ({ ...lesson, isOfOther: true, most })),
  ];
}

/** Binds what a lesson says to its metric. */
export const boundTo = (
  { id, isOfOther, most }: SpeakingLesson,
  wanted: TargetMetric,
): Omit<Bound<never>, 'evidence'> => ({
  origin: { kind: 'learned', lesson: id, isOfOther },
  most,
  wanted,
});

/** What lessons say of a repeating group's tables. */
export interface LearnedGroup {
  columns: readonly Bound<ColumnEvidence>[];
  names: readonly Bound<NameEvidence>[];
  rows: readonly Bound<RowEvidence>[];
}

export const NOTHING_LEARNED: LearnedGroup = { columns: [], names: [], rows: [] };

/** Binds the lessons about a repeating group to its metrics; `lessons` are those of the document's layout. */
export function learnedGroup(
  lessons: readonly SpeakingLesson[],
  { groupIdentifier }: PipelineGroup,
  metrics: readonly TargetMetric[],
): LearnedGroup {
  const bound = lessons.flatMap((lesson) => {
    const wanted = metrics.find(({ metric }) => metric.fin === lesson.fin);
    const isOwn = groupIdentifier !== null && lesson.groupIdentifier === groupIdentifier;
    return isOwn && wanted !== undefined ? [{ ...boundTo(lesson, wanted), evidence: lesson.evidence }] : [];
  });
  return {
    columns: bound.flatMap(({ evidence, ...one }) =>
      evidence.kind === 'column' ? [{ ...one, evidence }] : [],
    ),
    names: bound.flatMap(({ evidence, ...one }) => (evidence.kind === 'name' ? [{ ...one, evidence }] : [])),
    rows: bound.flatMap(({ evidence, ...one }) => (evidence.kind === 'row' ? [{ ...one, evidence }] : [])),
  };
}

/** Two tables of one form share so many of the titles of the one that has more. */
const MIN_TITLES = 0.5;

/** The titles over a column from top to bottom, without dates. */
export function titlePath({ over, own }: GridTitle): string[] {
  return [...over, ...own].map(withoutDates).filter((text) => text !== '');
}

/** The titles of every column of a table, in one spelling and without numbers. */
export function tableTitles(titles: readonly GridTitle[]): string[] {
  return titles.map((title) => comparableWords(titlePath(title).join(' ')));
}

/** Whether two titles are one print: a letter misread, or with lines above it that one page seems to join to it. */
function isOnePrint(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return isMisread(a, b) || (short !== '' && long.endsWith(` ${short}`));
}

/** Whether a table has the form of the one that a lesson was learned in. */
export function isLearnedTable(titles: readonly GridTitle[], table: readonly string[]): boolean {
  const [own, known] = [tableTitles(titles), table].map((all) => [...new Set(all)].filter(Boolean));
  if (own === undefined || known === undefined) return false;
  if (known.length === 0) return own.length === 0 && table.length === titles.length;
  const shared = known.filter((text) => own.some((other) => other === text || isOnePrint(other, text)));
  return shared.length >= MIN_TITLES * Math.max(own.length, known.length);
}

/** How the titles of a column may be those of a lesson, the surest first. */
const SAYS: readonly ((printed: string, learned: string) => boolean)[] = [
  (printed, learned) => comparableText(printed) === comparableText(learned),
  (printed, learned) =>
    comparableWords(learned) !== '' && comparableWords(printed) === comparableWords(learned),
  (printed, learned) => isOnePrint(comparableWords(printed), comparableWords(learned)),
];

/** The column of a table that a lesson means; null when the table has none, or several that cannot be told apart. */
export function learnedColumn(
  titles: readonly GridTitle[],
  { headers, order, at }: ColumnEvidence,
): number | null {
  const printed = titles.map((title) => titlePath(title).join(' '));
  const learned = headers.join(' ');
  for (const [step, says] of SAYS.entries()) {
    const found = printed.flatMap((text, column) => (says(text, learned) ? [column] : []));
    if (found.length === 0) continue;
    if (found.length === 1) return found[0] ?? null;
    return step === 0 ? (found[order] ?? null) : found.includes(at) ? at : null;
  }
  return null;
}

/** What a lesson says that a printed name or word means for a metric; undefined when none does. */
export function learnedMeaning(
  text: string,
  wanted: TargetMetric,
  { names }: LearnedGroup,
): Bound<NameEvidence> | undefined {
  const printed = comparableText(text);
  return names.find((one) => {
    const learned = comparableText(one.evidence.printed);
    return one.wanted === wanted && (learned === printed || isMisread(learned, printed));
  });
}

/** What a lesson says of the line with a name; undefined when none does. */
export function learnedRow(name: string, { rows }: LearnedGroup): Bound<RowEvidence> | undefined {
  const label = comparableText(name);
  return (
    rows.find(({ evidence }) => comparableText(evidence.label) === label) ??
    rows.find(({ evidence }) => isMisread(comparableText(evidence.label), label))
  );
}
