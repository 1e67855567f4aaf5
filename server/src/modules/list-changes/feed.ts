import type { ListChanges } from '@assay/shared/contracts';
import { LIVE_LISTS } from '@assay/shared/domain';
import type { ListReader } from '../../database/list-reader.ts';
import { repeatEvery, type Repetition } from '../../jobs/repetition.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findChanges, findPositionBefore, type FoundChanges, type StoredChange } from './repository.ts';

/** Somebody whose lists follow the changes. */
interface Follower {
  readonly actor: Actor;
  readonly tell: (changes: ListChanges) => void;
  readonly end: () => void;
}

/** Whether a change is in a list of the actor: of their client, and not one within manual QA, which is the provider's [AMB-126]. */
function isListed({ clientId, isProvider }: Actor, change: StoredChange): boolean {
  const isWithinQa = change.fromStage === 'EXT_MANUAL_QA' && change.toStage === 'EXT_MANUAL_QA';
  return change.clientId === clientId && (isProvider || !isWithinQa);
}

/** What was found, as far as it is the actor's to list. */
function present(actor: Actor, { position, isComplete, changes }: FoundChanges): ListChanges {
  return {
    position,
    isComplete,
    changes: changes
      .filter((change) => isListed(actor, change))
      .map(({ documentRequestId: id, uploadedById, revision, fromStage: from, toStage: to }) => ({
        kind: 'document',
        id,
        revision,
        from,
        to,
        isOwn: Number(uploadedById) === actor.userId,
      })),
  };
}

/**
 * The log of changes of all lists, read once for all who follow it in this process. It is read where lists are read, so that a list that
 * is loaded after a change has it.
 */
export class ListChangesFeed {
  readonly #lists: ListReader;
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  readonly #followers = new Set<Follower>();
  #reading: { position: string; readonly repetition: Repetition } | undefined;

  constructor(lists: ListReader, clock: Clock, onFailure: (error: unknown) => void) {
    this.#lists = lists;
    this.#clock = clock;
    this.#onFailure = onFailure;
  }

  /** What changed in the actor's lists after a position; without one, in the last seconds. */
  async read(actor: Actor, after: string | undefined): Promise<ListChanges> {
    const found = await this.#lists.read(actor, async (kysely) => {
      if (after !== undefined) return findChanges(kysely, after);
      const recent = new Date(this.#clock().getTime() - LIVE_LISTS.overlapMs);
      return { ...(await findChanges(kysely, await findPositionBefore(kysely, recent))), isComplete: true };
    });
    return present(actor, found);
  }

  /**
   * Tells what `read` gives, at once, and each change after it until the returned function is called. Something may be told twice,
   * nothing is left out.
   * @param tell.end is called where the process stops
   */
  async follow(
    actor: Actor,
    after: string | undefined,
    tell: Pick<Follower, 'tell' | 'end'>,
  ): Promise<() => void> {
    const follower = { actor, ...tell };
    this.#followers.add(follower);
    const leave = () => {
      this.#followers.delete(follower);
      if (this.#followers.size === 0) this.#stopReading();
    };
    try {
      const first = await this.read(actor, after);
      if (this.#followers.has(follower)) this.#startReading(first.position);
      tell.tell(first);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Ends all that is followed. */
  close(): void {
    for (const { end } of this.#followers) end();
    this.#followers.clear();
    this.#stopReading();
  }

  #startReading(position: string): void {
    const seconds = LIVE_LISTS.readLogMs / 1000;
    this.#reading ??= { position, repetition: repeatEvery(seconds, () => this.#tellAll(), this.#onFailure) };
  }

  #stopReading(): void {
    void this.#reading?.repetition.stop();
    this.#reading = undefined;
  }

  async #tellAll(): Promise<void> {
    const reading = this.#reading;
    if (reading === undefined) return;
    const found = await this.#lists.read({}, (kysely) => findChanges(kysely, reading.position));
    reading.position = found.position;
    for (const { actor, tell } of this.#followers) {
      const own = present(actor, found);
      if (own.changes.length > 0 || !own.isComplete) tell(own);
    }
  }
}
