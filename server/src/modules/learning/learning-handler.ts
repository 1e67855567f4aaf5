import type { RowsTransaction } from '../../database/database.ts';
import type { LearningRequest } from '../../jobs/learning-queue.ts';
import type { ExtractionResult, Lesson } from '../../pipeline/index.ts';
import {
  findConfirmed,
  findConfirmedOfLayout,
  findSetAside,
  type ConfirmedDocument,
  type ConfirmedMetric,
} from './lecture.ts';
import { addSupport, keepLessons } from './keep-lessons.ts';
import { dropUntaught } from './lessons.ts';
import { Reader, type LearningHandlerOptions } from './reader.ts';
import { replay, wrongValues, type Setback } from './replay.ts';
import {
  findActiveLessons,
  findLayoutLessons,
  findOrCreateLayout,
  insertLearningAudit,
  setLessonStates,
  toLesson,
  writeVersion,
  type Layout,
} from './repository.ts';

/** What came of a tried lesson. */
interface Verdict {
  readonly lesson: Lesson;
  readonly setback: Setback | null;
}

/** One confirmed document under study. */
interface Study {
  readonly request: LearningRequest;
  readonly document: ConfirmedDocument;
  readonly layout: Layout;
  readonly waiting: readonly Lesson[];
  readonly inForce: readonly Lesson[];
  /** The values that the lessons in force do not find. */
  readonly wrongBefore: readonly ConfirmedMetric[];
}

/** Lessons that take effect together or not at all: a table is known by its columns only when its names are. */
function bundlesOf(waiting: readonly Lesson[]): Lesson[][] {
  const ofGroups = Map.groupBy(
    waiting.filter(({ groupIdentifier }) => groupIdentifier !== null),
    ({ groupIdentifier }) => groupIdentifier,
  );
  const bundles = [...ofGroups.values()].filter((lessons) => lessons.length > 1);
  return [...bundles, ...waiting.map((lesson) => [lesson])];
}

/** Whether a lesson does nothing for what it was taught by: outside tables the value, in tables any of its values. */
function isUseless(
  { fin, groupIdentifier }: Lesson,
  wrong: readonly ConfirmedMetric[],
  { wrongBefore }: Study,
) {
  const isOwn = (one: ConfirmedMetric): boolean => one.fin === fin && one.groupIdentifier === groupIdentifier;
  if (groupIdentifier === null) return wrong.some(isOwn);
  return !wrongBefore.some((one) => isOwn(one) && !wrong.some(({ id }) => id === one.id));
}

/** Whether the document still is what its reviewer confirmed; locks it until the transaction ends. */
async function holdConfirmed(transaction: RowsTransaction, document: ConfirmedDocument): Promise<boolean> {
  const row = await transaction
    .selectFrom('document_requests')
    .select('is_verified')
    .where('id', '=', document.id)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_verified === true;
}

/** Learns from documents that trusted reviewers confirmed; safe to repeat. */
class Learning {
  readonly #options: LearningHandlerOptions;

  constructor(options: LearningHandlerOptions) {
    this.#options = options;
  }

  async handle(request: LearningRequest, signal: AbortSignal): Promise<void> {
    const { kysely } = this.#options.database;
    const document = await findConfirmed(kysely, request.clientId, request.documentId);
    if (document === null) return;
    await addSupport(kysely, document, request.reviewer);
    if (!document.values.some(({ isCorrected }) => isCorrected)) return;
    const inForce = await findActiveLessons(kysely, document.clientId, document.documentTypeId);
    const reader = new Reader(this.#options, signal);
    try {
      const read = await reader.read(document, inForce, document.values);
      if (read === null) return;
      const study = await this.#keep({ request, document }, read);
      if (study !== null && study.waiting.length > 0)
        await this.#settle(study, await this.#tryOut(study, reader));
    } finally {
      await reader.close();
    }
  }

  /** Writes the derived lessons down, not yet in force. @returns null when the document is not confirmed any more. */
  async #keep(
    { request, document }: Pick<Study, 'request' | 'document'>,
    read: ExtractionResult,
  ): Promise<Study | null> {
    const { taught, fingerprint } = read;
    const { reviewer } = request;
    return this.#options.database.kysely.transaction().execute(async (transaction) => {
      if (!(await holdConfirmed(transaction, document))) return null;
      const found = await findOrCreateLayout(transaction, document, fingerprint);
      const ids = await keepLessons(transaction, { document, layout: found, taught, reviewer });
      await dropUntaught(transaction, { document, reviewer, taught: ids });
      // What was dropped is a version of its own.
      const layout = await findOrCreateLayout(transaction, document, fingerprint);
      const inForce = await findActiveLessons(transaction, document.clientId, document.documentTypeId);
      const rows = await findLayoutLessons(transaction, layout.id, ['waiting']);
      const waiting = rows.filter(({ id }) => ids.includes(id)).map(toLesson);
      return { request, document, layout, waiting, inForce, wrongBefore: wrongValues(read, document) };
    });
  }

  /** Tries all new lessons together and, where that makes something worse, those of each table and then each by itself. */
  async #tryOut(study: Study, reader: Reader): Promise<{ verdicts: Verdict[]; superseded: Lesson[] }> {
    const { document, layout, waiting, inForce } = study;
    const { kysely } = this.#options.database;
    const setAside = await findSetAside(kysely, document.id);
    const superseded = inForce.filter(({ id, fin, evidence }) =>
      setAside.some(
        (one) =>
          one.lessonId === id &&
          one.fin === fin &&
          waiting.some((lesson) => lesson.fin === fin && lesson.evidence.kind === evidence.kind),
      ),
    );
    const kept = inForce.filter((lesson) => !superseded.includes(lesson));
    const documents = await findConfirmedOfLayout(kysely, document, layout.fingerprint);
    const attempt = async (lessons: readonly Lesson[], tried: readonly Lesson[]): Promise<Setback | null> => {
      const own = await reader.read(document, lessons);
      const wrong = own === null ? [] : wrongValues(own, document);
      const useless = tried.find((lesson) => isUseless(lesson, wrong, study));
      if (useless !== undefined) return { fin: useless.fin, document: document.fileName };
      return replay(documents, { inForce, proposed: lessons }, (one, set) => reader.read(one, set));
    };
    if ((await attempt([...kept, ...waiting], waiting)) === null)
      return { verdicts: waiting.map((lesson) => ({ lesson, setback: null })), superseded };
    const setbacks = new Map<Lesson, Setback | null>();
    const accepted = [...kept];
    for (const bundle of bundlesOf(waiting)) {
      if (bundle.every((lesson) => accepted.includes(lesson))) continue;
      const setback = await attempt([...accepted, ...bundle], bundle);
      if (setback === null) accepted.push(...bundle);
      for (const lesson of bundle) setbacks.set(lesson, setback);
    }
    return {
      verdicts: waiting.map((lesson) => ({ lesson, setback: setbacks.get(lesson) ?? null })),
      superseded,
    };
  }

  /** Puts into force what held and refuses the rest. @throws Error to be tried again when the layout's set moved meanwhile. */
  async #settle(
    { request, document, layout }: Study,
    { verdicts, superseded }: { verdicts: Verdict[]; superseded: Lesson[] },
  ): Promise<void> {
    const held = verdicts.filter(({ setback }) => setback === null).map(({ lesson }) => lesson);
    const replaced = superseded.filter(({ fin }) => held.some((lesson) => lesson.fin === fin));
    await this.#options.database.kysely.transaction().execute(async (transaction) => {
      if (!(await holdConfirmed(transaction, document))) return;
      const now = await transaction
        .selectFrom('learned_layouts')
        .select('version')
        .where('id', '=', layout.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (now.version !== layout.version)
        throw new Error(`the lessons of layout ${layout.id} moved meanwhile`);
      const waiting = await findLayoutLessons(transaction, layout.id, ['waiting', 'active']);
      const isThere = ({ id }: Lesson): boolean => waiting.some((row) => row.id === id);
      const entry = (lesson: Lesson, action: 'activated' | 'rejected' | 'removed', detail = '') => ({
        client_id: document.clientId,
        lesson_id: lesson.id,
        user_id: request.reviewer.userId,
        user_name: request.reviewer.name,
        action,
        detail,
      });
      await setLessonStates(
        transaction,
        held.filter(isThere).map(({ id }) => id),
        'active',
      );
      await setLessonStates(
        transaction,
        replaced.filter(isThere).map(({ id }) => id),
        'removed',
      );
      await insertLearningAudit(transaction, [
        ...held.filter(isThere).map((lesson) => entry(lesson, 'activated')),
        ...replaced
          .filter(isThere)
          .map((lesson) => entry(lesson, 'removed', 'a newer lesson takes its place')),
      ]);
      for (const { lesson, setback } of verdicts) {
        if (setback === null || !isThere(lesson)) continue;
        await setLessonStates(transaction, [lesson.id], 'rejected', setback);
        await insertLearningAudit(transaction, [
          entry(lesson, 'rejected', `${setback.fin} of ${setback.document}`),
        ]);
      }
      if (held.some(isThere)) await writeVersion(transaction, layout.id);
    });
  }
}

/** The handler of one learning job: derives lessons, replays confirmed documents, and puts into force what holds. */
export function createLearningHandler(
  options: LearningHandlerOptions,
): (request: LearningRequest, signal: AbortSignal) => Promise<void> {
  const learning = new Learning(options);
  return (request, signal) => learning.handle(request, signal);
}
