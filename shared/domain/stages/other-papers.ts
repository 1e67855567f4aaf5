/** Kinds of papers that the extraction tells by their titles and that none of the built-in document types are. */
export const OTHER_PAPERS = [
  'balanceSheet',
  'incomeStatement',
  'cashFlowStatement',
  'bankStatement',
  'invoice',
] as const;

export type OtherPaper = (typeof OTHER_PAPERS)[number];

/** Whether a text from the wire is such a kind. */
export function isOtherPaper(kind: unknown): kind is OtherPaper {
  return OTHER_PAPERS.some((known) => known === kind);
}
