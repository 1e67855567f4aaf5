/** Kinds of papers that the extraction tells by their titles and that none of the built-in document types are. */
export const UNSUPPORTED_DOCUMENT_KINDS = [
  'balanceSheet',
  'incomeStatement',
  'cashFlowStatement',
  'bankStatement',
  'invoice',
] as const;

export type UnsupportedDocumentKind = (typeof UNSUPPORTED_DOCUMENT_KINDS)[number];

/** Whether a text from the wire is such a kind. */
export function isUnsupportedDocumentKind(kind: unknown): kind is UnsupportedDocumentKind {
  return UNSUPPORTED_DOCUMENT_KINDS.some((known) => known === kind);
}
