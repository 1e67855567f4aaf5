import type { EntryScale } from '@assay/shared/domain';
import { scaleName, text } from '@assay/shared/messages';

/** Powers of ten in which pages state amounts, as they are shown. */
export const MULTIPLIERS: Readonly<Record<number, string>> = {
  3: '×1,000',
  6: '×1,000,000',
  9: '×1,000,000,000',
};

/** How an entered amount stands to the scale of its page, in words. */
export function scaleNote({ power, isScaled }: EntryScale): string {
  const unit = scaleName(power);
  return isScaled
    ? text('verification.scaledByPage', { multiplier: MULTIPLIERS[power] ?? '', unit })
    : text('verification.takenAsTyped', { unit });
}
