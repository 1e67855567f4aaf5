/** How large an import may be to be written at once, and how the others are written. */
export const IMPORT_LIMITS = {
  /** Rows of a file that are written at once, all or none. Files with more are written in the background, in blocks. */
  rowsAtOnce: 1000,
  /** Rows that the preview of a file with more shows, those with problems first. */
  previewRows: 500,
  /** The longest that a block of rows keeps others waiting, in ms. */
  blockMs: 100,
  /** The most rows of a block. */
  blockRows: 500,
  /** An import can be undone for so long after its end, in ms; then it is forgotten, and so is a preview. */
  keptMs: 24 * 60 * 60 * 1000,
  /** Names of entities that an undo did not touch, as far as the import itself names them; a file has all. */
  keptNames: 20,
  /** The imports that are listed. */
  listed: 20,
} as const;
