import { memoizeText } from '../memoize.ts';

/** Plain letters without apostrophes and without what may be an umlaut: nearly every text in English. */
const FOLDED = /^(?:(?![aou]e)[ -&(-_a-~])*$/u;

/**
 * One spelling for texts that are compared: lower case, no accents, no apostrophes ("l'engagement" is two words,
 * "LP's" is "LP"), umlauts written as two letters like
 * those written as one ("Größe", "Groesse", "Grosse"). Not for texts that people read.
 */
export const fold = memoizeText((text: string): string => {
  const lower = text.toLowerCase();
  return FOLDED.test(lower) ? lower : folded(text);
});

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?<!\p{L})([cdjlmnst]|qu)[’'‘`´](?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})[’'‘`´]s(?!\p{L})/gu, '')
    .replace(/[’'‘`´]/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/æ/gu, 'ae')
    .replace(/œ/gu, 'oe')
    .replace(/ø/gu, 'o')
    .replace(/(?<![aeiouq])([aou])e(?=[b-df-hj-np-tv-z])(?!s?(?!\p{L}))/gu, '$1');
}
