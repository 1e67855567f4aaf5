import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** What stands between thousands, before decimals and behind a percentage. */
interface NumberMarks {
  readonly thousands: string;
  readonly decimal: string;
  readonly percent: string;
}

const ENGLISH: NumberMarks = { thousands: ',', decimal: '.', percent: '%' };
const MARKS: Readonly<Record<Locale, NumberMarks>> = {
  'en-GB': ENGLISH,
  'en-US': ENGLISH,
  'de-DE': { thousands: '.', decimal: ',', percent: '\u00a0%' },
};

let shown: Locale = DEFAULT_LOCALE;

/** The language in which this bundle shows numbers and spells months. */
export const screenLocale = (): Locale => shown;

/** The marks of numbers on screen. */
export const numberMarks = (): NumberMarks => MARKS[shown];

/**
 * Shows numbers and months as a language writes them, from now on in all of this bundle: with its texts, which set it [AMB-134]. A
 * server sets none, so exports and the wire keep theirs.
 */
export function setScreenLocale(locale: Locale): void {
  shown = locale;
}
