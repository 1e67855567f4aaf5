import { ANY_OF, anyOf, anyWord } from './function-words.ts';
import { LANGUAGES } from './language-files.ts';

/** The words that calls and distributions are named by. */

const GERMAN = LANGUAGES.filter(({ code }) => code === 'de');
const CALL_NOUNS = anyWord(({ notices }) => notices.callNoun);
const PAYOUT_NOUNS = anyWord(({ notices }) => notices.payoutNoun);
const ASKED = anyWord(({ notices }) => notices.asked);
/** What a paper of a call or distribution ends its name with, whatever stands before it: "bijstorting", "Uitkeringsnota". */
const PAPER_OF = `s?(?:${anyWord(({ notices }) => notices.paperEnding)})?$`;

/** A word for a call. */
export const CALL = new RegExp(
  `^(?:${ASKED})?-?(?:(?:${CALL_NOUNS})\\p{L}*|${anyWord(({ notices }) => notices.call)})$`,
  'iu',
);
/** A word for a distribution. */
export const PAYOUT = new RegExp(
  `^(?:(?:${PAYOUT_NOUNS})\\p{L}*|${anyWord(({ notices }) => notices.payout)})$`,
  'iu',
);
/** A word that ends in a noun for a call, or goes on with that for its paper. */
export const CALL_NOUN = new RegExp(`(?:${CALL_NOUNS})${PAPER_OF}`, 'iu');
/** A word that ends in a noun for a distribution, or goes on with that for its paper. */
export const PAYOUT_NOUN = new RegExp(`(?:${PAYOUT_NOUNS})${PAPER_OF}`, 'iu');
/** A German word that ends in a noun for either. */
export const GERMAN_NOUN = new RegExp(
  `(?:${anyOf(GERMAN.flatMap(({ notices }) => [...notices.callNoun, ...notices.payoutNoun, ...notices.payout]))})$`,
  'iu',
);
/** What a paper asks for may stand between its noun and its number: "Anrop av kapital nr 3", "Appel de fonds n° 6". */
export const ASKED_FOR = new RegExp(`^(?:(?:${ANY_OF})\\s)?(?:${ASKED})$`, 'iu');
