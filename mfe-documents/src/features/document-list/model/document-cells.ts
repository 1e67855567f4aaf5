import type { DocumentRequest } from '@assay/shared/contracts';
import { formatDate, formatDateTime, type Language } from '@assay/shared/domain';

/** Shown where a document has no value. */
export const NOTHING = '–';

/** A reporting date as the client reads dates; a dash where none was found, `Unknown` for the unknown one [FMT-001, FMT-002]. */
export function reportingDateText(date: string | null, language: Language): string {
  return date === null ? NOTHING : formatDate(date, language);
}

/** When a document was uploaded, in the zone of the browser [AMB-086]. */
export function uploadedDateText(moment: string, language: Language): string {
  return formatDateTime(moment, language);
}

/** How far the review of a document is: confirmed, some of its metrics verified, or nothing to verify. */
export type Verification =
  | { readonly kind: 'verified'; readonly by: string | null }
  | { readonly kind: 'progress'; readonly verified: number; readonly total: number }
  | { readonly kind: 'nothing' };

/** Reads the verification of a document. */
export function verificationOf(document: DocumentRequest): Verification {
  if (document.isVerified) return { kind: 'verified', by: document.verifiedBy };
  if (document.metricsTotal === 0) return { kind: 'nothing' };
  return { kind: 'progress', verified: document.metricsVerified, total: document.metricsTotal };
}

/** The tags that fit into a row, and how many more there are. */
export function tagsInRow(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, 1), more: Math.max(0, tags.length - 1) };
}
