import { formatNumber, type EntryScale } from '@assay/shared/domain';
import { scaleName, text } from '@assay/shared/messages';

/** A power of ten in which pages state amounts, as it is shown: `×1,000`; null for any other. */
export const multiplierText = (power: number): string | null =>
  [3, 6, 9].includes(power) ? `×${formatNumber(`1${'0'.repeat(power)}`)}` : null;

/** How an entered amount stands to the scale of its page, in words. */
export function scaleNote({ power, isScaled }: EntryScale): string {
  const unit = scaleName(power);
  return isScaled
    ? text('verification.scaledByPage', { multiplier: multiplierText(power) ?? '', unit })
    : text('verification.takenAsTyped', { unit });
}
