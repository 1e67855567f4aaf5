import type { Lesson } from '../../pipeline/index.ts';
import type { ConfirmedDocument, ConfirmedMetric, RefusedProposal } from './confirmed-document.repository.ts';
import type { LostValue } from './lesson.repository.ts';
import { replay, wrongValues, type ReadAgain } from './replay.ts';

/** What a trial starts from. */
export interface TrialInput {
  readonly document: ConfirmedDocument;
  /** The lessons derived from the document, not yet active. */
  readonly waiting: readonly Lesson[];
  readonly active: readonly Lesson[];
  /** The document's values that the active lessons do not find. */
  readonly wrongBefore: readonly ConfirmedMetric[];
  /** Proposals of active lessons that the document's reviewer replaced. */
  readonly refused: readonly RefusedProposal[];
  /** Other confirmed documents of the layout, to be read again. */
  readonly documents: readonly ConfirmedDocument[];
}

/** The result of the trial of one lesson: null where it makes nothing worse. */
export interface Verdict {
  readonly lesson: Lesson;
  readonly lostValue: LostValue | null;
}

export interface TrialResult {
  readonly verdicts: readonly Verdict[];
  /** Active lessons that the new ones replace. */
  readonly superseded: readonly Lesson[];
}

/** Lessons that become active together or not at all: a table is recognised by its columns only with its names. */
function bundlesOf(waiting: readonly Lesson[]): Lesson[][] {
  const byGroup = Map.groupBy(
    waiting.filter(({ groupIdentifier }) => groupIdentifier !== null),
    ({ groupIdentifier }) => groupIdentifier,
  );
  const bundles = [...byGroup.values()].filter((lessons) => lessons.length > 1);
  return [...bundles, ...waiting.map((lesson) => [lesson])];
}

/** Whether a lesson does nothing for what it was derived from: outside tables its value, in tables any of its values. */
function isUseless(
  { fin, groupIdentifier }: Lesson,
  wrong: readonly ConfirmedMetric[],
  wrongBefore: readonly ConfirmedMetric[],
): boolean {
  const isOwn = (one: ConfirmedMetric): boolean => one.fin === fin && one.groupIdentifier === groupIdentifier;
  if (groupIdentifier === null) return wrong.some(isOwn);
  return !wrongBefore.some((one) => isOwn(one) && !wrong.some(({ id }) => id === one.id));
}

/** Active lessons of this sender whose proposal the reviewer replaced, and for which there is a new lesson of the same kind. */
function supersededOf({ active, refused, waiting }: TrialInput): Lesson[] {
  return active.filter(({ id, fin, evidence }) =>
    refused.some(
      (proposal) =>
        proposal.lessonId === id &&
        !proposal.isOfOther &&
        proposal.fin === fin &&
        waiting.some((lesson) => lesson.fin === fin && lesson.evidence.kind === evidence.kind),
    ),
  );
}

/**
 * Tries all new lessons together. Where that makes a confirmed value wrong, tries those of each table, then each alone.
 */
export async function tryLessons(input: TrialInput, readAgain: ReadAgain): Promise<TrialResult> {
  const { document, waiting, active, wrongBefore, documents } = input;
  const superseded = supersededOf(input);
  const kept = active.filter((lesson) => !superseded.includes(lesson));

  async function attempt(lessons: readonly Lesson[], tried: readonly Lesson[]): Promise<LostValue | null> {
    const own = await readAgain(document, lessons);
    const wrong = own === null ? [] : wrongValues(own, document);
    const useless = tried.find((lesson) => isUseless(lesson, wrong, wrongBefore));
    if (useless !== undefined)
      return { fin: useless.fin, documentId: document.id, fileName: document.fileName };
    return replay(documents, { active, proposed: lessons }, readAgain);
  }

  if ((await attempt([...kept, ...waiting], waiting)) === null)
    return { verdicts: waiting.map((lesson) => ({ lesson, lostValue: null })), superseded };
  const lostValues = new Map<Lesson, LostValue | null>();
  const accepted = [...kept];
  for (const bundle of bundlesOf(waiting)) {
    if (bundle.every((lesson) => accepted.includes(lesson))) continue;
    const lostValue = await attempt([...accepted, ...bundle], bundle);
    if (lostValue === null) accepted.push(...bundle);
    for (const lesson of bundle) lostValues.set(lesson, lostValue);
  }
  const verdicts = waiting.map((lesson) => ({ lesson, lostValue: lostValues.get(lesson) ?? null }));
  return { verdicts, superseded };
}
