import type { LearningProgress } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { findByIds } from '../../documents/index.ts';
import { countReplayed } from './confirmed-document.repository.ts';
import type { LearningJobs } from './learning-queue.ts';
import { findDerivedStates } from './lesson-document.repository.ts';

/** How far the extraction is with what confirmed documents teach. */
export class LearningProgressService {
  readonly #database: Database;
  readonly #queue: Pick<LearningJobs, 'findLearning'>;

  constructor(database: Database, queue: Pick<LearningJobs, 'findLearning'>) {
    this.#database = database;
    this.#queue = queue;
  }

  /**
   * What a document of the client teaches: nothing where no trusted reviewer confirmed it with a corrected value (AMB-085).
   * @throws AppError NOT_FOUND
   */
  async of(clientId: string, documentId: string): Promise<LearningProgress> {
    const { kysely } = this.#database;
    const [document] = await findByIds(kysely, clientId, [documentId]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: documentId });
    const documentCount = await countReplayed(kysely, clientId, documentId);
    const job = documentCount === null ? null : await this.#queue.findLearning(documentId);
    if (documentCount === null || job === null) return { state: 'nothing', jobId: null, documentCount: 0 };
    const progress = { jobId: job.id, documentCount };
    if (job.isOpen) return { ...progress, state: 'reading' };
    const states = await findDerivedStates(kysely, clientId, documentId);
    if (states.includes('active')) return { ...progress, state: 'inForce' };
    return { ...progress, state: states.includes('rejected') ? 'refused' : 'nothing' };
  }
}
