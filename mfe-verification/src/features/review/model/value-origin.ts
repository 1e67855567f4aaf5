import { hasCurrency } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import { multiplierText, scaleNote } from '../../../document/scale-note.ts';

/** What was done to a printed number to make it the value: in short beside it, and in words. */
export interface ConversionNote {
  readonly short: string;
  readonly words: string;
  /** It may be wrong: an amount that was taken as typed on a page in another scale. */
  readonly isDoubt?: boolean;
}

/** A currency symbol or code among the printed words. */
const CURRENCY_MARK = /\p{Sc}|\b[A-Z]{3}\b/u;

/** How the value of a field differs from what is printed: by the scale of a heading, by its sign. */
export function listConversions({ conversion, scale, state }: ReviewField): readonly ConversionNote[] {
  if (scale) {
    const words = scaleNote(scale);
    return [{ short: words, words, isDoubt: !scale.isScaled }];
  }
  if (!conversion) return [];
  const { power, isSignTurned } = conversion;
  const multiplier = multiplierText(power);
  const { text: printed } = currentDatapoint(state);
  return [
    ...(multiplier
      ? [{ short: multiplier, words: text('verification.scaledByHeading', { multiplier }) }]
      : []),
    ...(isSignTurned
      ? [
          {
            short: text('verification.signReversed'),
            words: text('verification.signReversedFrom', { printed }),
          },
        ]
      : []),
  ];
}

/** Whether the currency of an amount is that of the document, because none is printed with the amount. */
export function hasCurrencyOfDocument({ metric, state }: ReviewField): boolean {
  const { currency, value, text: printed, isUserModified } = currentDatapoint(state);
  const isAmount = hasCurrency(metric.dataType) && value !== '' && printed !== '' && !isUserModified;
  return isAmount && currency !== null && currency !== 'AUTO' && !CURRENCY_MARK.test(printed);
}
