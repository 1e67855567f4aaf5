/** Limits that prevent one caller, or a full disk, from blocking all other users. Each process counts for itself. */
export const LOAD_LIMITS = {
  /** A connection without traffic for this time is closed; its total duration does not matter. */
  idleConnectionMs: 30_000,
  /** A connection whose request line and headers are not complete after this time is closed, however they arrive. */
  requestHeadMs: 60_000,
  /** Requests of one user whose bodies are still being received. More would only share the same bandwidth. */
  openBodiesPerPerson: 6,
  /** Requests of one user without a response. */
  waitingRequestsPerPerson: 500,
  /** After this many seconds, a user refused by one of these two limits may try again. */
  retryAfterSeconds: 1,
  /**
   * Requests for tokens and sessions of pages of others in a minute: of one network address, and over all processes of one
   * credential.
   */
  hostRequestsPerMinute: 600,
  /** Requests of one network address in a minute about links that return an account. */
  recoveryRequestsPerMinute: 60,
  /** Files are refused while the disk has less space than this: it is reserved for rows, so that users can go on. */
  diskReserveBytes: 64 * 1024 * 1024,
} as const;

/** The type of the limits: a server may be configured with other values. */
export type LoadLimits = Readonly<Record<keyof typeof LOAD_LIMITS, number>>;
