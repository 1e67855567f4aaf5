/**
 * The most that a request may carry, by what it is. What is longer or more is refused as an invalid request. Files have
 * their own limit, see `DEFAULT_UPLOAD_LIMIT_BYTES`.
 */
export const INPUT_LIMITS = {
  /** Characters of a value of a metric, and of the words that it was read from. */
  value: 10_000,
  /** Characters of a name that lists sort by: an index entry of PostgreSQL holds 2,700 bytes. */
  name: 500,
  /** Characters of the name of an uploaded file. */
  fileName: 5000,
  /** Characters of what is searched for. */
  search: 500,
  /** Characters of an identifying word: a stage, a type, a tag, a fin. */
  word: 200,
  /** Characters of a list of such words joined by commas. */
  words: 1000,
  /** Characters of a text that describes something. */
  description: 4000,
  /** Characters of a regular expression. */
  pattern: 1000,
  /** Options of a validator. */
  options: 1000,
  /** Validators of a metric. */
  validators: 20,
  /** Labels under which documents print a metric. */
  labels: 100,
  /** Characters of a formula. */
  formula: 2000,
  /** Characters of a file that travels in the body of a request, in base64: some 5 MB. */
  importFile: 7_000_000,
  /** Characters of a small picture that travels in the body of a request, in base64. */
  picture: 200_000,
  /** Ids in one request. */
  ids: 5000,
  /** Values of a repeated query key. */
  repeated: 100,
  /** Metrics in one save of a document. */
  metrics: 5000,
  /** Rows that one save creates or deletes. */
  rows: 1000,
  /** Saved views of a list, for each user. */
  savedViews: 50,
  /** Export profiles of a client. */
  exportProfiles: 100,
  /** Columns of a table. */
  columns: 200,
  /** Names under which one entity appears in a document. */
  akas: 500,
  /** Tags of a document. */
  tags: 50,
  /** Greatest whole number: that of an integer column. */
  integer: 2_147_483_647,
} as const;

/** Longest file that describes an installation or a remote, in characters: `/config.json`, `/remotes.json`, manifests. */
export const MAX_DESCRIPTION = 65_536;
