/** Verify statuses of a document, the initial one first [STATE-019, STATE-020, STATE-021]. The misprint DOC_UNVIFIED is never sent or accepted. */
export const VERIFY_STATUSES = ['DOC_PROCESSED', 'DOC_UNVERIFIED', 'DOC_VERIFIED'] as const;
export type VerifyStatus = (typeof VERIFY_STATUSES)[number];

/**
 * The verify status of a document: verified while is_verified, unverified once it was saved or unconfirmed without
 * it, processed from extraction until then [AMB-061].
 */
export function verifyStatusOf(document: { isVerified: boolean; wasSaved: boolean }): VerifyStatus {
  if (document.isVerified) return 'DOC_VERIFIED';
  return document.wasSaved ? 'DOC_UNVERIFIED' : 'DOC_PROCESSED';
}
