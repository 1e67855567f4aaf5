import { overlapY } from '../pdf/geometry.ts';
import { CURRENCY_CODE } from '../vocabulary/currencies.ts';
import { LEGAL_FORM } from '../vocabulary/legal-forms.ts';
import { PERCENT_SIGNS } from './percent-signs.ts';
import type { OcrWord } from './ocr.ts';
import type { WordPass, WordRepair } from './repair.ts';
import {
  COULD_BE_ANOTHER,
  eachText,
  eachWord,
  NEVER_PRINTED,
  PLACES,
  repairPass,
  replaced,
} from './repair.ts';

const CODE = new RegExp(`^(?:${CURRENCY_CODE})$`, 'u');

/** Letters that recognition puts for digits of the same shape. */
const DIGIT_SHAPES: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };

/** Digits, separators and look-alikes between two sure ends; at least two digits for each look-alike. */
const AMOUNT_WITH_LETTERS =
  /^[-+(]?[$€£]?[\dOolI|]{1,3}(?:[.,'][\dOolI|]{3})*(?:[.,][\dOolI|]{1,2})?[x%)]{0,2}$/u;
/** A grouped number whose last group separator was misread: `1,234.567,89` can only be `1,234,567.89` or `1.234.567,89`. */
const MIXED_GROUPS = /^([-+(]?[$€£]?)(\d{1,3})([.,])(\d{3})([.,])(\d{3})([.,])(\d{2})([%)]{0,2})$/u;

function digitsForLetters(text: string): string {
  const digits = text.match(/\d/gu)?.length ?? 0;
  const alike = text.match(/[OolI|]/gu)?.length ?? 0;
  if (alike === 0 || digits < alike * 2 || !AMOUNT_WITH_LETTERS.test(text)) return text;
  return text.replace(/[OolI|]/gu, (letter) => DIGIT_SHAPES[letter] ?? letter);
}

/** In a number of three groups and cents the two group separators are the same, and not the decimal separator. */
function evenGroups(text: string): string {
  const parts = MIXED_GROUPS.exec(text);
  if (parts === null) return text;
  const [, sign = '', first = '', a = '', second = '', b = '', third = '', c = '', cents = '', end = ''] =
    parts;
  if (a === b) return text;
  const group = c === '.' ? ',' : '.';
  return `${sign}${first}${group}${second}${group}${third}${c}${cents}${end}`;
}

/** Groups and cents parted by one sign, `1.068.827.80`: whichever sign was meant for the groups, the cents had the other. */
const ONE_SIGN = /^([-+(]?[$€£]?\d{1,3})((?:([.,])\d{3})+)\3(\d{2})([%)]{0,2})$/u;

function otherGroups(text: string): string {
  const [all, first = '', groups = '', sign = '', cents = '', end = ''] = ONE_SIGN.exec(text) ?? [];
  if (all === undefined) return text;
  return `${first}${groups.replaceAll(sign, sign === '.' ? ',' : '.')}${sign}${cents}${end}`;
}

/** The check digits of an account number with a letter among them, and its country with a small one. */
const CHECK_NOUGHT = /(?<=^[A-Z]{2})O(?=\d$)|(?<=^[A-Z]{2}\d)O$/u;
/** The same with other letters, which only what follows tells from a word: "LUS2 0417". */
const LIKE_CHECK_DIGITS = /^([A-Z]{2})([SIlBZ]\d|\d[SIlBZ])$/u;
const LETTER_SHAPES: Readonly<Record<string, string>> = { S: '5', I: '1', l: '1', B: '8', Z: '2' };
const COUNTRY = /^\p{Lu}\p{Ll}(?=\d\d$)/u;

/** Groups of three that run together after a sign, `8,412907`, or are parted by colons: no number is written so. */
const LOST_SIGN = /^([-+(]?[$€£]?\d{1,3})([.,])(\d{3})(\d{3})([%)]{0,2})$/u;
const COLONS = /^[-+(]?[$€£]?\d{1,3}(?:[:,.]\d{3})+[%)]{0,2}$/u;

/** A scale that lost its apostrophe: nobody writes nought with three digits. */
const THOUSANDS = /^(\(?[£$€])000(s?\)?)$/u;

/** Marks of groups as they are misread, `78‘125` and `975’'000`; a document writes all of them alike. */
const GROUP_MARK = /(?<=\d)['’‘`´"”“°]{1,3}(?=\d{3}(?!\d))/gu;
/** The first of two such marks was lost, `6556’410.70`: no group has more than three digits. */
const LOST_MARK = /^([-–(]?\d{1,3})(\d{3}(?:’\d{3})+(?:[.,]\d{2})?\)?)$/u;

function wholeGroups(text: string): string {
  const even = text.replace(GROUP_MARK, '’').replace(LOST_MARK, '$1’$2').replace(LOST_SIGN, '$1$2$3$2$4$5');
  return even.includes(':') && COLONS.test(even) ? even.replaceAll(':', ',') : even;
}

/** The article before a vowel, taken for a pronoun. */
const ELIDED = /^I[’'‘]+(?=[AEIOUHÉÈÊaeiouhéèê]\p{L}{2})/u;

/** The mark of a footnote behind a name, read as another sign. */
const TRADE_MARK = /(?<=\p{L}\.?)[™®©@]$/u;
/** Initials of a legal form of which one was read as a small letter, "B.v.". */
const INITIALS = /^\p{Lu}\.\p{Ll}\.$/u;
/** A Roman five that was read once as a capital and once as a small letter. */
const LETTER_TWICE = /^([VX])[vx](?=[,.;)]*$)/u;
/** The ordinal of the first day of a month, read with a letter. */
const FIRST = /^l(?=er$)/u;
/** A minus read as a sign of equality. */
const EQUALITY = /^=(?=\d)/u;
/** The sign of a multiple, with a speck behind it. */
const CAPITAL_X = /(?<=^\d[\d.,]*)[X×][.:]?$/u;
/** An "Ø" that begins a name. */
const AT_SIGN = /^@(?=\p{Ll}{3})/u;
/** A minus read as two. */
const TWO_DASHES = /^[-–—]{2}(?=\d)/u;
/** The mark of a footnote behind a legal form, as recognition reads what is small and raised: "AB?", "Inc.(V", "S.p.AP". */
const FORM_AND_MARK = /^(.+?)(?:\?|(?<=\..*)(?:[('"*°]\p{L}?|\p{Lu}))$/u;
/** A currency whose capitals were read as small letters, one of them twice: "usD", "uUsD". */
const MIXED_LETTERS = /^(?=.*\p{Ll})(?=.*\p{Lu})\p{L}{3,4}$/u;
const TWICE = /(\p{Lu})\1/u;

/** A legal form with an upright stroke read as another, "S.r.I.". */
function withStrokes(text: string): string {
  if (!text.includes('.') || LEGAL_FORM.test(text)) return text;
  const ways = [text.replaceAll(/[I1|]/gu, 'l'), text.replaceAll(/[l1|]/gu, 'I')];
  return ways.find((way) => LEGAL_FORM.test(way)) ?? text;
}

function withoutFormMark(text: string): string {
  const form = FORM_AND_MARK.exec(text)?.[1];
  return form !== undefined && LEGAL_FORM.test(form) && !LEGAL_FORM.test(text) ? form : text;
}

function withCapitals(text: string): string {
  if (!MIXED_LETTERS.test(text)) return text;
  const capitals = text.toUpperCase();
  const code = capitals.length > 3 ? capitals.replace(TWICE, '$1') : capitals;
  return CODE.test(code) ? code : text;
}

/** A dash with a trace of the line under it. */
const DASH = /^[-–—][_.]$/u;
/** `06/062018`: a date that lost one of its strokes. */
const HALF_DATE = /^([0-3]\d)([./-])([01]\d)((?:19|20)\d\d)$|^([0-3]\d)([01]\d)([./-])((?:19|20)\d\d)$/u;
/** Legal forms that are abbreviated, as they are misread: "Ltd", "plc". */
const FORMS_MISREAD: ReadonlyMap<string, string> = new Map([
  ['Co,', 'Co.'],
  ['Lud', 'Ltd'],
  ['Lid', 'Ltd'],
  ['pic', 'plc'],
  ['pic,', 'plc,'],
]);
/** Nordic forms whose stroke was read as a letter, "K/S". */
const STROKE = /^([AIKP])[Il](S)$/u;

/** The number of a fund behind its name, of which strokes were read as other letters: "Ill", "I/", "[V". */
const NUMERAL: readonly (readonly [RegExp, string])[] = [
  [/^Il(?=[,.;:)]*$)/u, 'II'],
  [/^(?:Ill|IlI|IIl)(?=[,.;:)]*$)/u, 'III'],
  [/^(?:I\/|\[V)(?=[,.;:)]*$)/u, 'IV'],
];

const withAbbreviation = (text: string): string => FORMS_MISREAD.get(text.replace(/\.$/u, '')) ?? text;

function withNumeral(text: string): string {
  const [misread, numeral = ''] = NUMERAL.find(([pattern]) => pattern.test(text)) ?? [];
  return misread === undefined ? text : text.replace(misread, numeral);
}

/** The end of a number in brackets, `9.5)%`. */
const HALF_BRACKETED = /^\d[\d.,]*\)[x%]?$/u;

/** A number in brackets whose first one was lost; a number that ends a remark stands beside its words. */
function withBracket(word: OcrWord, before: OcrWord | undefined): OcrWord {
  if (!HALF_BRACKETED.test(word.text)) return word;
  const height = word.y1 - word.y0;
  const isBeside =
    before !== undefined && overlapY(before, word) > 0 && before.x0 < word.x0 && before.x1 > word.x0 - height;
  return isBeside ? word : { ...word, text: `(${word.text}` };
}

/** Millions and thousands of euros behind a number. */
const EUROS = /^([MTk])E$/u;

function wholeDate(text: string): string {
  const [all, day, mark, month, year, secondDay, secondMonth, secondMark, secondYear] =
    HALF_DATE.exec(text) ?? [];
  if (all === undefined) return text;
  return day === undefined
    ? [secondDay, secondMonth, secondYear].join(secondMark)
    : [day, month, year].join(mark);
}

/** The year of a date with a point that dust put into it, `31, 202.4`. */
const YEAR_WITH_POINT = /^((?:19|20)\d)\.(\d[,.]?)$/u;

function withCheckDigits(text: string): string {
  const [, country, digits = ''] = LIKE_CHECK_DIGITS.exec(text) ?? [];
  if (country === undefined) return text;
  return country + digits.replace(/\p{L}/u, (letter) => LETTER_SHAPES[letter] ?? letter);
}

const inCapitals = (pattern: RegExp): WordRepair =>
  eachText((text) => text.replace(pattern, (letters) => letters.toUpperCase()));

const { number, besideNumbers, behindNumber, beforeAccountGroup, behindName, endsName } = PLACES;

/** What is misread in one word, told by its own letters and the words beside it, in the order in which it is put right. */
export const CORRECTIONS: readonly WordPass[] = [
  repairPass('capital-x', {
    misread: '2.1X',
    below: NEVER_PRINTED,
    place: number,
    repair: replaced(CAPITAL_X, 'x'),
  }),
  repairPass('elided-article', {
    misread: 'I’Alzette',
    below: COULD_BE_ANOTHER,
    place: PLACES.inFrench,
    repair: replaced(ELIDED, 'l’'),
  }),
  repairPass('thousands-apostrophe', {
    misread: '£000',
    below: NEVER_PRINTED,
    place: number,
    repair: replaced(THOUSANDS, "$1'000$2"),
  }),
  repairPass('first-of-month', {
    misread: 'ler mars',
    below: NEVER_PRINTED,
    place: PLACES.beforeSmallWord,
    repair: replaced(FIRST, '1'),
  }),
  repairPass('account-country', {
    misread: 'Lu28 0019',
    below: NEVER_PRINTED,
    place: beforeAccountGroup,
    repair: inCapitals(COUNTRY),
  }),
  repairPass('trade-mark', {
    misread: 'SAS™',
    below: NEVER_PRINTED,
    place: behindName,
    repair: replaced(TRADE_MARK, ''),
  }),
  repairPass('form-initials', {
    misread: 'B.v.',
    below: COULD_BE_ANOTHER,
    place: endsName,
    repair: inCapitals(INITIALS),
  }),
  repairPass('letter-twice', {
    misread: 'Fund Vv',
    below: COULD_BE_ANOTHER,
    place: behindName,
    repair: replaced(LETTER_TWICE, '$1'),
  }),
  repairPass('minus-as-equality', {
    misread: '=5',
    below: NEVER_PRINTED,
    place: number,
    repair: replaced(EQUALITY, '-'),
  }),
  repairPass('two-dashes', {
    misread: '—-5',
    below: NEVER_PRINTED,
    place: number,
    repair: replaced(TWO_DASHES, '-'),
  }),
  repairPass('at-sign', {
    misread: '@rsted Invest A/S',
    below: COULD_BE_ANOTHER,
    place: PLACES.beginsNameWithForm,
    repair: replaced(AT_SIGN, 'Ø'),
  }),
  repairPass('dash-with-line', {
    misread: '-_',
    below: NEVER_PRINTED,
    place: besideNumbers,
    repair: replaced(DASH, '–'),
  }),
  repairPass('check-nought', {
    misread: 'NLO7 ABNA',
    below: NEVER_PRINTED,
    place: beforeAccountGroup,
    repair: replaced(CHECK_NOUGHT, '0'),
  }),
  repairPass('form-footnote', {
    misread: 'Inc.(V',
    below: NEVER_PRINTED,
    place: behindName,
    repair: eachText(withoutFormMark),
  }),
  repairPass('form-strokes', {
    misread: 'S.r.I.',
    below: NEVER_PRINTED,
    place: behindName,
    repair: eachText(withStrokes),
  }),
  repairPass('currency-capitals', {
    misread: 'usD',
    below: COULD_BE_ANOTHER,
    place: PLACES.word,
    repair: eachText(withCapitals),
  }),
  repairPass('letters-in-amounts', {
    misread: '1,2O0,000',
    below: NEVER_PRINTED,
    place: number,
    repair: eachText(digitsForLetters),
  }),
  repairPass('whole-groups', {
    misread: '8,412907',
    below: NEVER_PRINTED,
    place: number,
    repair: eachText(wholeGroups),
  }),
  repairPass('even-groups', {
    misread: '1,234.567.89',
    below: NEVER_PRINTED,
    place: number,
    repair: eachText(evenGroups),
  }),
  repairPass('other-groups', {
    misread: '1.068.827.80',
    below: NEVER_PRINTED,
    place: number,
    repair: eachText(otherGroups),
  }),
  repairPass('whole-dates', {
    misread: '06/062018',
    below: NEVER_PRINTED,
    place: number,
    repair: eachText(wholeDate),
  }),
  repairPass('check-digits', {
    misread: 'LUS2 0417',
    below: NEVER_PRINTED,
    place: beforeAccountGroup,
    repair: eachText(withCheckDigits),
  }),
  repairPass('year-with-point', {
    misread: '31, 202.4',
    below: NEVER_PRINTED,
    place: PLACES.behindDay,
    repair: replaced(YEAR_WITH_POINT, '$1$2'),
  }),
  repairPass('euro-unit', {
    misread: '260,0 ME',
    below: COULD_BE_ANOTHER,
    place: behindNumber,
    repair: replaced(EUROS, '$1€'),
  }),
  ...PERCENT_SIGNS,
  repairPass('form-abbreviation', {
    misread: 'Data Lud',
    below: COULD_BE_ANOTHER,
    place: endsName,
    repair: eachText(withAbbreviation),
  }),
  repairPass('form-stroke', {
    misread: 'Staal AIS',
    below: COULD_BE_ANOTHER,
    place: endsName,
    repair: replaced(STROKE, '$1/$2'),
  }),
  repairPass('roman-numeral', {
    misread: 'Fund Ill',
    below: COULD_BE_ANOTHER,
    place: behindName,
    repair: eachText(withNumeral),
  }),
  repairPass('lost-bracket', {
    misread: '9.5)%',
    below: NEVER_PRINTED,
    place: number,
    repair: eachWord((word, { before }) => withBracket(word, before)),
  }),
];
