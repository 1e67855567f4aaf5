/** Why a row of a file cannot be imported, as far as its preview knows. */
export const IMPORT_PROBLEMS = [
  'nameEmpty',
  'nameTooLong',
  'nameRefused',
  'akaRefused',
  'akaRepeated',
  'unknownType',
  'noType',
  'identifierTooLong',
  'repeatedRow',
  'identifierOfOther',
  'severalEntities',
] as const;

export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/**
 * Why an import left a row out, or an undo left what a row had written: what the preview found, that somebody has changed the
 * entity since, or that no column takes the text.
 */
export type LeftOutReason = ImportProblem | 'changedMeanwhile' | 'notStorable' | 'changedSince';
