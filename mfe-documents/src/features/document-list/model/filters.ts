/** The filters of the second line, by query parameter. */
export const MORE_FILTERS = [
  'fund',
  'fundManager',
  'uploadedBy',
  'reportedFrom',
  'reportedTo',
  'uploadedFrom',
  'uploadedTo',
  'verified',
  'doubts',
  'changed',
] as const;

/** All filters of a document list, by query parameter [AMB-029]. */
export const DOCUMENT_FILTERS = ['search', 'documentType', 'tags', ...MORE_FILTERS] as const;
