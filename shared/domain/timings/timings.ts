/** Simulated delays of the offline development mode, in ms: reads and writes [AMB-028]. */
export const OFFLINE_READ_DELAY_MS = 500;
export const OFFLINE_WRITE_DELAY_MS = 1500;
/** A click outside the datapoint editor cancels the edit after this time [DPE-002]. */
export const OUTSIDE_CLICK_DELAY_MS = 300;
/** Annotations that are already loaded are drawn after this time [AMB-056]. */
export const CACHED_ANNOTATIONS_DELAY_MS = 200;
/** Any file of a remote that takes longer raises a chunk-load error [AMB-011]. webpack/base.js reads it too. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** The suite opens without the remotes whose manifest takes longer; they join when it comes [ADR 0023]. */
export const MANIFEST_WAIT_MS = 3000;
/** The code of an area that takes longer gets words beside the turning symbol. */
export const SLOW_AREA_MS = 5000;
/** A page is shown for this time before the code of the one that users open from it is fetched. */
export const NEXT_PAGE_DELAY_MS = 3000;
/** Where `/config.json` or `/remotes.json` takes longer, the start has failed and offers Retry [ADR 0023]. */
export const START_TIMEOUT_MS = 15_000;
/** Debounce of the metric search [MET-003]. */
export const METRIC_SEARCH_DELAY_MS = 700;
/** Debounce of the users search [AMB-081]. */
export const USER_SEARCH_DELAY_MS = 300;
/** Pause in typing after which entities of that name are looked up. */
export const ENTITY_SEARCH_DELAY_MS = 200;
/** Auto-save runs this long after the last committed change [AMB-059]. */
export const AUTO_SAVE_DELAY_MS = 1000;
/** The upload screen asks again this often while anything is in progress [AMB-047]. */
export const PROCESSING_POLL_MS = 5000;
/** Open lists learn of what others changed, of the server's log of changes and of how it is followed. */
export const LIVE_LISTS = {
  /** Each process of the API reads the log this often while anybody follows it. */
  readLogMs: 1000,
  /** A response that stays open ends after this time: the next one proves the session and its rights anew. */
  streamMs: 60_000,
  /** An open response without changes has a sign of life this often, for proxies that close silent ones. */
  keepAliveMs: 15_000,
  /** Browsers ask this often where a response does not stay open, and after a failure. */
  pollMs: 5000,
  /** Where the first object of an open response takes longer, something between withholds it. */
  firstMs: 5000,
  /** A page is open for this time before it follows: its first rows come first. */
  startMs: 2000,
  /** Who begins to follow is told what changed within this time before: their lists may be as old. */
  overlapMs: 10_000,
  /** A change stays in the log this long. */
  keptMs: 60 * 60 * 1000,
  /** A list that is on the screen is loaded again at most this often. */
  reloadMs: 1000,
} as const;
/** Exports are read again this often while one is being written. */
export const EXPORT_POLL_MS = 2000;
/** Imports of entities are read again this often while one is written or undone. */
export const IMPORT_POLL_MS = 1000;
/** An open document reports its user this often, and asks who else is there. */
export const PRESENCE_POLL_MS = 20_000;
/** Questions and answers of colleagues are read again this often. */
export const QUESTIONS_POLL_MS = 30_000;
/** How long a toast stays [AMB-091]. */
export const TOAST_MS = 5000;
/** One that offers to undo something, or another action, can be reached for so long. */
export const ACTION_TOAST_MS = 10_000;
/** Validation messages of the entity form follow the last change after this time [ENT-016]. */
export const ENTITY_VALIDATION_DELAY_MS = 700;
