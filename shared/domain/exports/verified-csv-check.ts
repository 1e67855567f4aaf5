import type { ErrorCode } from '../errors/index.ts';

/** What the check looks at in a document. */
export interface ExportedDocument {
  metrics: readonly {
    verified: boolean;
    required: boolean;
    /** Whether there is a value. A verified metric without one is only known not to be in the document. */
    hasValue: boolean;
  }[];
}

/**
 * Why verified metrics of these documents cannot leave as CSV, or null: every document needs at least one verified
 * value, and all its required ones verified. The first document that fails decides [AMB-073].
 */
export function checkVerifiedCsvExport(documents: readonly ExportedDocument[]): ErrorCode | null {
  for (const { metrics } of documents) {
    if (!metrics.some(({ verified, hasValue }) => verified && hasValue)) return 'NO_VERIFIED_METRICS';
    if (metrics.some(({ required, verified }) => required && !verified))
      return 'REQUIRED_METRICS_NOT_VERIFIED';
  }
  return null;
}
