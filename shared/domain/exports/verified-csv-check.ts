/** What the check looks at in a document. */
export interface CsvReadiness {
  readonly hasVerifiedValue: boolean;
  readonly hasUnverifiedRequired: boolean;
}

/** A metric of a document. One that is verified without a value is only known not to be in the document. */
export interface CheckedMetric {
  readonly verified: boolean;
  readonly required: boolean;
  readonly hasValue: boolean;
}

/** What the check looks at in a document with these metrics. */
export function csvReadinessOf(metrics: readonly CheckedMetric[]): CsvReadiness {
  return {
    hasVerifiedValue: metrics.some(({ verified, hasValue }) => verified && hasValue),
    hasUnverifiedRequired: metrics.some(({ required, verified }) => required && !verified),
  };
}

/** Why the verified metrics of a document cannot leave as CSV, or null [EXP-005, EXP-006]. */
export function checkVerifiedCsv({
  hasVerifiedValue,
  hasUnverifiedRequired,
}: CsvReadiness): 'NO_VERIFIED_METRICS' | 'REQUIRED_METRICS_NOT_VERIFIED' | null {
  if (!hasVerifiedValue) return 'NO_VERIFIED_METRICS';
  return hasUnverifiedRequired ? 'REQUIRED_METRICS_NOT_VERIFIED' : null;
}

/** Why verified metrics of these documents cannot leave as CSV, or null: the first one that fails decides [AMB-073]. */
export function checkVerifiedCsvExport(
  documents: readonly CsvReadiness[],
): ReturnType<typeof checkVerifiedCsv> {
  for (const document of documents) {
    const refusal = checkVerifiedCsv(document);
    if (refusal !== null) return refusal;
  }
  return null;
}
