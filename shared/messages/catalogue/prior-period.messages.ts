import { withTone } from '../message.ts';

/** The values of earlier periods beside those of a document. */
export const priorPeriodMessages = withTone('neutral', {
  'priorPeriod.title': 'Earlier values of {metric}',
  'priorPeriod.last': 'Last',
  'priorPeriod.change': '{percent}%',
  'priorPeriod.source': '{date}, in {document}',
  'priorPeriod.storedSame': 'Already stored for {date} with the same value',
  'priorPeriod.storedOther': 'Already stored for {date} with another value: {value}',
  'priorPeriod.openingSame': 'Equals the closing value of {date}',
  'priorPeriod.openingDiffers': 'Differs by {difference} from the closing value {closing} of {date}',
  'priorPeriod.currencyChange': 'The last value was in {currency}',
  'priorPeriod.signFlip': 'Earlier values had the other sign',
  'priorPeriod.beyondSpread': 'Far from its earlier values, which were {low} to {high}',
  'priorPeriod.scaleSlip': 'About {factor} times the last value: check the scale',
});
