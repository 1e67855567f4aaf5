/** A request of the process to its database thread. `lease` names a session that `acquire` opened. */
export type ThreadRequest =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly lease?: number;
    }
  | { readonly kind: 'exec'; readonly sql: string; readonly lease?: number }
  /** With a transaction, if it begins one: a message costs as much as a small statement. */
  | { readonly kind: 'acquire'; readonly begins: boolean }
  /** Commits, and then releases; a lease whose commit failed stays, for the rollback. */
  | { readonly kind: 'commit'; readonly lease: number }
  | { readonly kind: 'release'; readonly lease: number }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

export interface ThreadCall {
  readonly id: number;
  readonly request: ThreadRequest;
}

/** A column of the rows that a statement returns. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Rows as both drivers give them. */
export interface QueryResult<Row = Record<string, unknown>> {
  rows: Row[];
  fields: Column[];
  affectedRows?: number;
}

/** The same between threads: the names of the columns go once, not with each row. */
export type SentResult = QueryResult<unknown[]>;

/** A database error between threads: an Error object would lose its code and constraint. */
export interface ThreadError {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

/** A message of the thread: the response to a call, a notification, or that it is ready or has failed to start. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: ThreadError }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly error: ThreadError }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

/** Where the thread stores its rows. */
export interface ThreadOptions {
  /** Folder of the rows; without it they are in memory and end with the thread (tests). */
  readonly folder?: string;
  /** An archive from `snapshot`, loaded into memory instead of creating an empty database. */
  readonly seed?: Uint8Array;
  /** What `compilePGlite` returned; without it, the thread compiles it. */
  readonly compiled?: WebAssembly.Module;
}
