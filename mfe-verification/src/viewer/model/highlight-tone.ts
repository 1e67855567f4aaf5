import type { FieldStatus } from '@assay/shared/domain';

/** How the box of a value looks: grey where it is found, green where it is proven, amber where it is doubtful. */
export type HighlightTone = 'found' | 'proven' | 'doubt';

const TONES: Readonly<Record<FieldStatus, HighlightTone>> = {
  verified: 'proven',
  proven: 'proven',
  doubtful: 'doubt',
  // It has a place only where it is printed and was not read.
  missing: 'doubt',
  found: 'found',
};

/** The look of the box of a value with a status. */
export const toneOfStatus = (status: FieldStatus): HighlightTone => TONES[status];
