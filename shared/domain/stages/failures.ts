import type { FailedStage } from './stage.ts';

const FAILURE_KEYS = {
  EXT_FAILED: 'extraction.failed',
  EXT_FAILED_DUPLICATE: 'extraction.failedDuplicate',
  EXT_FAILED_PASSWORD: 'extraction.failedPassword',
  EXT_FAILED_UNSUPPORTED_TYPE: 'extraction.failedUnsupportedType',
  EXT_FAILED_INVALID_DOCUMENT: 'extraction.failedInvalidDocument',
} as const satisfies Record<FailedStage, string>;

/** The message keys of the five failure texts [ERRX-007, ERRX-008, ERRX-009, ERRX-010, ERRX-011]. */
export type ExtractionFailureKey = (typeof FAILURE_KEYS)[FailedStage];

/** Reasons of failures that need another answer than their stage says. */
export const FAILURE_REASONS = ['dynamicForm'] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Whether a text from the wire is such a reason. */
export function isFailureReason(reason: unknown): reason is FailureReason {
  return FAILURE_REASONS.some((known) => known === reason);
}

/** The message that explains why an extraction failed; an unknown stage is treated as EXT_FAILED [AMB-050]. */
export function failureMessageKey(stage: string): ExtractionFailureKey {
  const keys: Readonly<Record<string, ExtractionFailureKey>> = FAILURE_KEYS;
  return Object.hasOwn(keys, stage) ? (keys[stage] ?? FAILURE_KEYS.EXT_FAILED) : FAILURE_KEYS.EXT_FAILED;
}
