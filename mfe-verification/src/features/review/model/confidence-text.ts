import { CONFIDENCE_THRESHOLD } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { currentDatapoint, isPrinted } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';

/** A found value from this confidence on is as good as certain. */
const HIGH_CONFIDENCE = 0.95;

const levelOf = (confidence: number) => {
  if (confidence >= HIGH_CONFIDENCE) return text('verification.confidenceHigh');
  return text(
    confidence < CONFIDENCE_THRESHOLD ? 'verification.confidenceLow' : 'verification.confidenceMedium',
  );
};

/**
 * How sure the extraction is of a value, where that matters: of a value that the page does not prove and nobody verified.
 * The active field gives the figure as well; null where there is nothing to say.
 */
export function confidenceText({ state, status, reason }: ReviewField, isActive: boolean): string | null {
  const { confidence, isUserModified } = currentDatapoint(state);
  const isExtracted = isPrinted(currentDatapoint(state)) && !isUserModified;
  if (!isExtracted || reason?.kind === 'lowConfidence') return null; // That reason says it.
  if (isActive)
    return text('verification.confidenceFigure', {
      level: levelOf(confidence),
      percent: Math.floor(confidence * 100),
    });
  return status === 'found' && confidence < HIGH_CONFIDENCE ? levelOf(confidence) : null;
}
