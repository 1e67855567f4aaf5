import { runFollowers, type DocumentChange, type DocumentEvent, type Followers } from './save/followers.ts';
import type { DocumentSources } from './sources.ts';

/** The core of documents with what the modules above it have supplied and registered. */
export class DocumentCore {
  readonly sources: DocumentSources;
  readonly #followers: Followers;

  constructor(sources: DocumentSources, followers: Followers) {
    this.sources = sources;
    this.#followers = followers;
  }

  /** Runs what follows a change of documents, inside its transaction; see `FOLLOWERS`. */
  async follow(event: DocumentEvent, change: DocumentChange): Promise<void> {
    await runFollowers(this.#followers, event, change);
  }
}
