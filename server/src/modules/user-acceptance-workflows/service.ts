import {
  acceptanceStateOf,
  ACCEPTANCE_RULES,
  AppError,
  offeredTransitions,
  type AcceptanceSituation,
  type AcceptanceTransition,
} from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  findByIds,
  findWithheldIds,
  requireNoUnseenChanges,
  type DocumentCore,
  type DocumentRow,
} from '../../documents/index.ts';
import { findReviewSettings } from '../settings/index.ts';
import { requireEntered } from './approval.ts';
import { readJustification, requireOffered, requireTransition } from './policy.ts';
import {
  findChangedValues,
  findLastAttempt,
  findPresentTransition,
  findTransitions,
  hasChangedValues,
  insertTransition,
  type ChangedValueRow,
  type TransitionRow,
} from './repository.ts';

/** A transition as a user asks for it. */
export interface TransitionRequest {
  readonly transition: string;
  readonly justification?: string | null | undefined;
  /** The last change of a value that the user has seen. */
  readonly lastModified?: string | undefined;
}

/** The workflow of a document as a user sees it. */
export interface Workflow {
  readonly situation: AcceptanceSituation;
  readonly isRequired: boolean;
  /** The newest first. */
  readonly transitions: readonly TransitionRow[];
  readonly changes: readonly ChangedValueRow[];
}

/** Submits, approves and rejects documents: nobody decides on own work. */
export class UserAcceptanceService {
  readonly #kysely: DatabaseClient;
  readonly #core: DocumentCore;

  constructor(database: Database, core: DocumentCore) {
    this.#core = core;
    this.#kysely = database.kysely;
  }

  /** What a document offers to the caller (API-024). @throws AppError NOT_FOUND */
  async listTransitions(actor: Actor, id: string): Promise<readonly AcceptanceTransition[]> {
    const document = await findDocument(this.#kysely, actor, id);
    return offeredTransitions((await readWorkflowState(this.#kysely, actor, document)).situation);
  }

  /** The state, the history and the changed values of a document. @throws AppError NOT_FOUND */
  async read(actor: Actor, id: string): Promise<Workflow> {
    const document = await findDocument(this.#kysely, actor, id);
    const { situation, transitions } = await readWorkflowState(this.#kysely, actor, document);
    const withheld = await findWithheldIds(this.#kysely, actor, [id]);
    const changes = await findChangedValues(this.#kysely, { clientId: actor.clientId, documentId: id });
    return {
      situation,
      transitions,
      isRequired: (await findReviewSettings(this.#kysely, actor.clientId)).requires_approval,
      changes: changes.filter(({ metric_id: metricId }) => !withheld.has(metricId)),
    };
  }

  /**
   * Makes a transition (API-025). One that the caller has just made is made once: its response may have been lost.
   * @throws AppError NOT_FOUND, INVALID_REQUEST, FORBIDDEN, OWN_WORK, TRANSITION_NOT_ALLOWED, SECOND_ENTRY_REQUIRED, or VALUE_CONFLICT where an approval is
   * for values that the caller has not seen
   */
  async applyTransition(actor: Actor, id: string, request: TransitionRequest): Promise<void> {
    const transition = requireTransition(actor, request.transition);
    const justification = readJustification(transition, request.justification);
    await this.#kysely.transaction().execute(async (transaction) => {
      const document = await findDocument(transaction, actor, id, { lock: true });
      const { situation, attempt, transitions } = await readWorkflowState(transaction, actor, document);
      const [last] = transitions;
      const isMade = situation.state === ACCEPTANCE_RULES[transition].to;
      if (isMade && last?.transition === transition && last.user_id === actor.userId) return;
      requireOffered(transition, situation);
      if (transition === 'approve') await requireEntered(transaction, actor, id);
      if (transition === 'approve' && request.lastModified !== undefined)
        await requireNoUnseenChanges(this.#core, transaction, actor, {
          documentId: id,
          lastModified: request.lastModified,
        });
      await insertTransition(
        transaction,
        { clientId: actor.clientId, documentId: id },
        {
          transition,
          justification,
          user_id: actor.userId,
          user_name: actor.name,
          attempt,
          revision: document.revision,
        },
      );
    });
  }
}

async function findDocument(
  kysely: DatabaseClient,
  { clientId }: Actor,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<DocumentRow> {
  const [document] = await findByIds(kysely, clientId, [id], options);
  if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
  return document;
}

/** Where a document is in its workflow, and whether it is the caller's own work. */
async function readWorkflowState(
  kysely: DatabaseClient,
  { clientId, userId }: Actor,
  { id, stage, revision, ...document }: DocumentRow,
) {
  const key = { clientId, documentId: id };
  const transitions = await findTransitions(kysely, key);
  const { attempt, finishedAt } = await findLastAttempt(kysely, id);
  const state = acceptanceStateOf(await findPresentTransition(kysely, key), revision);
  // Changes of a confirmed document are approved before they are published.
  const isConfirmed = document.is_verified && document.unpublished_changes === 0;
  const submission = transitions.find(({ transition }) => transition === 'submit');
  const isOwnWork =
    submission?.user_id === userId || (await hasChangedValues(kysely, key, userId, finishedAt));
  const situation: AcceptanceSituation = { stage, isConfirmed, state, isOwnWork };
  return { situation, attempt, transitions };
}
