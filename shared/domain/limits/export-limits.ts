/** How large an export may be to be answered at once, and how long the files of the others are kept. */
export const EXPORT_LIMITS = {
  /** Metrics of the exported documents. More are written in the background. */
  directValues: 20_000,
  /** Documents of a zip of original files. */
  directFiles: 50,
  /** A file is kept this long for its download, in ms. */
  fileLifetimeMs: 72 * 60 * 60 * 1000,
  /** Exports of one user that wait or run at a time. */
  openPerUser: 5,
  /** Documents that are named when a CSV is refused, and fields of each. */
  blockingDocuments: 50,
  blockingFields: 20,
  /** Rows of a preview, and the documents whose rows it reads. */
  previewRows: 8,
  previewDocuments: 50,
} as const;
