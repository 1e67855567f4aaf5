import type { priorPeriodMessages } from '../../catalogue/prior-period.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the values of earlier periods beside those of a document. */
export const priorPeriodGerman: TextsOf<typeof priorPeriodMessages> = {
  'priorPeriod.title': 'Frühere Werte von {metric}',
  'priorPeriod.last': 'Zuletzt',
  'priorPeriod.change': '{percent} %',
  'priorPeriod.source': '{date}, in {document}',
  'priorPeriod.storedSame': 'Zum {date} bereits mit demselben Wert gespeichert',
  'priorPeriod.storedOther': 'Zum {date} bereits mit anderem Wert gespeichert: {value}',
  'priorPeriod.openingSame': 'Entspricht dem Endbestand zum {date}',
  'priorPeriod.openingDiffers': 'Weicht um {difference} vom Endbestand {closing} zum {date} ab',
  'priorPeriod.currencyChange': 'Der letzte Wert war in {currency}',
  'priorPeriod.signFlip': 'Frühere Werte hatten das umgekehrte Vorzeichen',
  'priorPeriod.beyondSpread': 'Weit außerhalb des bisherigen Bereichs ({low} bis {high})',
  'priorPeriod.scaleSlip': 'Etwa {factor}-mal der letzte Wert: Größenordnung prüfen',
};
