import type { FinishedRun } from './repository.ts';

/** Below this confidence a recognised type is no reason to doubt the chosen one. */
const MIN_TYPE_CONFIDENCE = 0.6;

/** The type that a document clearly reads like, where it is not the chosen one. */
export function differentType(
  documentTypeId: string,
  run: FinishedRun | undefined,
): FinishedRun['recognisedType'] {
  const recognised = run?.recognisedType;
  if (!recognised || recognised.id === documentTypeId) return null;
  return recognised.confidence < MIN_TYPE_CONFIDENCE ? null : recognised;
}
