import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { ExtractionResult, Lesson } from '../../pipeline/index.ts';
import { insertLessonChanges, type LessonChange } from './audit.repository.ts';
import {
  findConfirmed,
  findConfirmedOfLayout,
  findFingerprint,
  findRefusedProposals,
  lockConfirmed,
  type ConfirmedDocument,
} from './confirmed-document.repository.ts';
import { DocumentReader, type LearningHandlerOptions } from './document-reader.ts';
import { insertVersion, lockVersion, type Layout } from './layout.repository.ts';
import type { LearningRequest } from './learning-queue.ts';
import { findOwnLessons, insertSupport } from './lesson-document.repository.ts';
import { findOrCreateLayout, recordLessons } from './lesson-recording.ts';
import {
  findActiveLessons,
  findLayoutLessons,
  setLessonStates,
  toLesson,
  type Reviewer,
} from './lesson.repository.ts';
import { wrongValues } from './replay.ts';
import { revokeNoLongerDerived } from './revocation.service.ts';
import { suspendContradicted } from './suspension.service.ts';
import { tryLessons, type TrialInput, type TrialResult } from './trial.ts';

/** The lessons of one confirmed document, recorded and to be tried. */
interface RecordedLessons extends Pick<TrialInput, 'document' | 'waiting' | 'active' | 'wrongBefore'> {
  readonly layout: Layout;
  readonly reviewer: Reviewer;
}

/** Learns from documents that trusted reviewers confirmed. Safe to repeat. */
class LearningHandler {
  readonly #options: LearningHandlerOptions;

  constructor(options: LearningHandlerOptions) {
    this.#options = options;
  }

  get #kysely(): DatabaseClient {
    return this.#options.database.kysely;
  }

  async handle({ clientId, documentId, reviewer }: LearningRequest, signal: AbortSignal): Promise<void> {
    const document = await findConfirmed(this.#kysely, clientId, documentId);
    if (document === null) return;
    await this.#supportAccepted(document, reviewer);
    await this.#keepLayout(document);
    if (document.values.some(({ isCorrected }) => isCorrected)) await this.#learn(document, reviewer, signal);
    await this.#suspendContradicted(document, reviewer);
  }

  async #learn(document: ConfirmedDocument, reviewer: Reviewer, signal: AbortSignal): Promise<void> {
    const active = await findActiveLessons(this.#kysely, document.clientId, document.documentTypeId);
    const reader = new DocumentReader(this.#options, signal);
    try {
      const result = await reader.read(document, active, document.values);
      if (result === null) return;
      const recorded = await this.#record(document, reviewer, result);
      if (recorded === null || recorded.waiting.length === 0) return;
      await this.#apply(recorded, await this.#try(recorded, reader));
    } finally {
      await reader.close();
    }
  }

  /** Adds a document to the support of every lesson whose proposal its reviewer accepted. */
  async #supportAccepted(document: ConfirmedDocument, reviewer: Reviewer): Promise<void> {
    const { id: documentId, clientId, fileName } = document;
    const accepted = document.values.flatMap(({ lessonId }) => (lessonId === null ? [] : [lessonId]));
    const known = await findOwnLessons(this.#kysely, clientId, accepted);
    await insertSupport(this.#kysely, known, { documentId, fileName, reviewer, kind: 'accepted' });
  }

  /** Suspends the lessons that the reviewer of the document contradicts, where too little supports them (AMB-085). */
  async #suspendContradicted(document: ConfirmedDocument, reviewer: Reviewer): Promise<void> {
    const refused = await findRefusedProposals(this.#kysely, document.id);
    if (refused.length === 0) return;
    await this.#kysely.transaction().execute(async (transaction) => {
      if (await lockConfirmed(transaction, document.id))
        await suspendContradicted(transaction, document, { reviewer, refused });
    });
  }

  /** Keeps the layout of the document as one that was confirmed: values of the next document like it may be surer. */
  async #keepLayout(document: ConfirmedDocument): Promise<void> {
    const fingerprint = await findFingerprint(this.#kysely, document.id);
    if (fingerprint === null) return;
    await this.#kysely.transaction().execute(async (transaction) => {
      if (await lockConfirmed(transaction, document.id))
        await findOrCreateLayout(transaction, document, fingerprint);
    });
  }

  /** Records the lessons derived from the document, not yet active. @returns null when the document is not confirmed any more */
  async #record(
    document: ConfirmedDocument,
    reviewer: Reviewer,
    result: ExtractionResult,
  ): Promise<RecordedLessons | null> {
    const { derivedLessons, fingerprint } = result;
    return this.#kysely.transaction().execute(async (transaction) => {
      if (!(await lockConfirmed(transaction, document.id))) return null;
      const found = await findOrCreateLayout(transaction, document, fingerprint);
      const ids = await recordLessons(transaction, {
        document,
        layout: found,
        lessons: derivedLessons,
        reviewer,
      });
      await revokeNoLongerDerived(transaction, document, reviewer, ids);
      // Revoking an active lesson has created a new version of the layout.
      const layout = await findOrCreateLayout(transaction, document, fingerprint);
      const active = await findActiveLessons(transaction, document.clientId, document.documentTypeId);
      const rows = await findLayoutLessons(transaction, layout.id, ['waiting']);
      const waiting = rows.filter(({ id }) => ids.includes(id)).map(toLesson);
      return { document, layout, waiting, active, reviewer, wrongBefore: wrongValues(result, document) };
    });
  }

  async #try({ layout, ...recorded }: RecordedLessons, reader: DocumentReader): Promise<TrialResult> {
    const { document } = recorded;
    const refused = await findRefusedProposals(this.#kysely, document.id);
    const documents = await findConfirmedOfLayout(this.#kysely, document, layout.fingerprint);
    return tryLessons({ ...recorded, refused, documents }, (one, lessons) => reader.read(one, lessons));
  }

  /** Activates the lessons that make nothing worse and rejects the others. @throws Error where the layout changed meanwhile */
  async #apply({ document, layout, reviewer }: RecordedLessons, result: TrialResult): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      if (!(await lockConfirmed(transaction, document.id))) return;
      if ((await lockVersion(transaction, layout.id)) !== layout.version)
        throw new Error(`the lessons of layout ${layout.id} changed meanwhile`);
      const changes = await writeStates(transaction, layout.id, result);
      await insertLessonChanges(transaction, document.clientId, reviewer, changes);
      if (changes.some(({ action }) => action === 'activated')) await insertVersion(transaction, layout.id);
    });
  }
}

/** Writes the states of tried lessons that have not been removed meanwhile. @returns the changes */
async function writeStates(
  transaction: DatabaseTransaction,
  layoutId: string,
  { verdicts, superseded }: TrialResult,
): Promise<LessonChange[]> {
  const rows = await findLayoutLessons(transaction, layoutId, ['waiting', 'active']);
  const present = new Set(rows.map(({ id }) => id));
  const idsOf = (lessons: readonly Lesson[]) => lessons.flatMap(({ id }) => (present.has(id) ? [id] : []));
  const passed = verdicts.filter(({ lostValue }) => lostValue === null).map(({ lesson }) => lesson);
  const activated = idsOf(passed);
  const replaced = idsOf(superseded.filter(({ fin }) => passed.some((lesson) => lesson.fin === fin)));
  await setLessonStates(transaction, activated, 'active');
  await setLessonStates(transaction, replaced, 'removed');
  const changes: LessonChange[] = [
    ...activated.map((lessonId) => ({ lessonId, action: 'activated' as const, detail: '' })),
    ...replaced.map((lessonId) => ({
      lessonId,
      action: 'removed' as const,
      detail: 'a newer lesson takes its place',
    })),
  ];
  for (const { lesson, lostValue } of verdicts) {
    if (lostValue === null || !present.has(lesson.id)) continue;
    await setLessonStates(transaction, [lesson.id], 'rejected', lostValue);
    const detail = `${lostValue.fin} of ${lostValue.fileName}`;
    changes.push({ lessonId: lesson.id, action: 'rejected', detail });
  }
  return changes;
}

/**
 * The handler of one learning job: derives lessons from a confirmed document, reads confirmed documents again with them,
 * and activates those that make nothing worse.
 */
export function createLearningHandler(
  options: LearningHandlerOptions,
): (request: LearningRequest, signal: AbortSignal) => Promise<void> {
  const handler = new LearningHandler(options);
  return (request, signal) => handler.handle(request, signal);
}
