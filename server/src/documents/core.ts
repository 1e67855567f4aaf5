import { runFollowers, type DocumentChange, type DocumentEvent, type Followers } from './save/followers.ts';
import type { DocumentSources } from './sources.ts';
import { forgetPublished, publishNames, publishValues } from './values/published.repository.ts';

/** What an event does to the published values of documents, after what follows it. */
const PUBLISHING: Partial<Record<DocumentEvent, typeof publishValues>> = {
  confirmed: publishValues,
  unconfirmed: forgetPublished,
};

/** The core of documents with what the modules above it have supplied and registered. */
export class DocumentCore {
  readonly sources: DocumentSources;
  readonly #followers: Followers;

  constructor(sources: DocumentSources, followers: Followers) {
    this.sources = sources;
    this.#followers = followers;
  }

  /**
   * Runs what follows a change of documents, inside its transaction; see `FOLLOWERS`. Then keeps what the entities have of
   * the documents, so that lists can say what differs.
   */
  async follow(event: DocumentEvent, change: DocumentChange): Promise<void> {
    for (const id of change.documentIds) await publishNames(change.transaction, id, change.names ?? []);
    await runFollowers(this.#followers, event, change);
    const keep = PUBLISHING[event];
    if (keep === undefined) return;
    for (const id of change.documentIds) await keep(change.transaction, id);
  }
}
