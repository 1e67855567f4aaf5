/** A PostgreSQL of a test's own. */
export interface OwnPostgres {
  readonly url: string;
  /** Ends it and keeps its folder: `SIGINT` in order, `SIGQUIT` without, as a crash would. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** @param furtherSettings lines of its configuration. @param options the address of another that it is to be a replica of. @throws Error when PostgreSQL is not there. */
export function startOwnPostgres(
  furtherSettings?: readonly string[],
  options?: { readonly standbyOf?: string },
): Promise<OwnPostgres>;
