import { DocumentCore, type DocumentSources } from '../documents/index.ts';
import type { Followers } from '../documents/save/followers.ts';
import { createFactFollowers } from './confirmation/followers.ts';
import { findSamePeriods } from './document-requests/followers.ts';
import { findTypeChecks } from './document-types/index.ts';
import { nameFollowers as names } from './entities/kept-names.service.ts';
import { entityNames } from './entities/name-match.repository.ts';
import { createLessonFollowers } from './learning/followers.ts';
import type { LearningQueue } from './learning/learning-queue.ts';
import { lessonTable } from './learning/lesson.repository.ts';
import { findPriorPeriods } from './prior-values/service.ts';
import { recordReviews } from './reviews/service.ts';
import { findSchemaGroupsOf } from './schemas/queries.ts';

/** What modules supply to the core of documents. */
const SOURCES: DocumentSources = {
  entities: entityNames,
  lessons: lessonTable,
  checksOf: findTypeChecks,
  priorPeriodsOf: findPriorPeriods,
  schemaGroupsOf: findSchemaGroupsOf,
};

/** What modules do after a change of documents; the core has the order. */
function registeredFollowers(queue: LearningQueue): Followers {
  const facts = createFactFollowers(SOURCES);
  const lessons = createLessonFollowers(queue);
  return {
    saved: { samePeriod: findSamePeriods, waitingFacts: facts.writeWaiting, names: names.keep },
    processed: { samePeriod: findSamePeriods, names: names.keepNew },
    moved: { names: names.keep },
    confirmed: { reviews: recordReviews, facts: facts.write, lessons: lessons.learn, names: names.keep },
    unconfirmed: { facts: facts.remove, lessons: lessons.revoke, names: names.keep },
    named: { facts: facts.writeNamed },
    deleted: { lessons: lessons.revoke, names: names.forget },
  };
}

/**
 * The core of documents with what the modules above it supply and register.
 * @param change replaces followers, for tests
 */
export function composeDocuments(
  queue: LearningQueue,
  change: (registered: Followers) => Followers = (registered) => registered,
): DocumentCore {
  return new DocumentCore(SOURCES, change(registeredFollowers(queue)));
}
