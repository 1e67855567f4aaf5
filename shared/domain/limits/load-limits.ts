/** What keeps one caller, or a full disk, from taking the suite from everybody else. Each process counts for itself. */
export const LOAD_LIMITS = {
  /** A connection on which no byte came or went for so long is closed; how long it takes in all does not matter. */
  idleConnectionMs: 30_000,
  /** Requests of one person whose bodies are still on their way. More would only share the same line. */
  openBodiesPerPerson: 6,
  /** Requests of one person that have not been answered. */
  waitingRequestsPerPerson: 500,
  /** Whom one of the two refuses may ask again after so many seconds. */
  retryAfterSeconds: 1,
  /** Files are refused while the disk has less than this, which is left to the rows: people go on working. */
  diskReserveBytes: 64 * 1024 * 1024,
} as const;

/** The type of the limits: a server may be configured with other values. */
export type LoadLimits = Readonly<Record<keyof typeof LOAD_LIMITS, number>>;
