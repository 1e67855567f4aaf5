import { withTone } from '../message.ts';

/** The values of earlier periods beside those of a document. */
export const priorPeriodMessages = withTone('neutral', {
  'priorPeriod.title': 'Earlier values of {metric}',
  'priorPeriod.last': 'Previous',
  'priorPeriod.change': '{percent}%',
  'priorPeriod.source': '{date}, in {document}',
  'priorPeriod.storedSame': 'Already stored for {date} with the same value',
  'priorPeriod.storedOther': 'Already stored for {date} with a different value: {value}',
  'priorPeriod.openingSame': 'Equals the closing value of {date}',
  'priorPeriod.openingDiffers': 'Differs by {difference} from the closing value {closing} of {date}',
  'priorPeriod.currencyChange': 'The previous value was in {currency}',
  'priorPeriod.signFlip': 'Earlier values had the opposite sign',
  'priorPeriod.beyondSpread': 'Far outside the earlier range ({low} to {high})',
  'priorPeriod.scaleSlip': 'About {factor} times the previous value: check the scale',
});
