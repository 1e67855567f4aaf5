import type { OcrWord } from './ocr.ts';

/** Letters that recognition puts for digits of the same shape. */
const DIGIT_SHAPES: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };

/** Digits, separators and look-alikes between two sure ends; at least two digits for each look-alike. */
const AMOUNT_WITH_LETTERS =
  /^[-+(]?[$€£]?[\dOolI|]{1,3}(?:[.,'][\dOolI|]{3})*(?:[.,][\dOolI|]{1,2})?[%)]{0,2}$/u;
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

/** Groups of three that run together after a sign, `8,412907`, or are parted by colons: no number is written so. */
const LOST_SIGN = /^([-+(]?[$€£]?\d{1,3})([.,])(\d{3})(\d{3})([%)]{0,2})$/u;
const COLONS = /^[-+(]?[$€£]?\d{1,3}(?:[:,.]\d{3})+[%)]{0,2}$/u;

/** A scale that lost its apostrophe: nobody writes nought with three digits. */
const THOUSANDS = /^(\(?[£$€])000(s?\)?)$/u;

function wholeGroups(text: string): string {
  const even = text.replace(LOST_SIGN, '$1$2$3$2$4$5');
  return even.includes(':') && COLONS.test(even) ? even.replaceAll(':', ',') : even;
}

/** A Roman two or three whose strokes were taken for letters; "Il" is a word where a sentence begins. */
const STROKES = /^[Il|]{2,3}([.,;:)]?)$/u;
const NAME_WORD = /^\p{Lu}[^.!?]+$/u;
/** The article before a vowel, taken for a pronoun. */
const ELIDED = /^I[’'‘]+(?=[AEIOUHÉÈÊaeiouhéèê]\p{L}{2})/u;

/** A word that ends the name before it in a Roman number, with that number. */
export function withRomanNumber(word: OcrWord, before: OcrWord | undefined): OcrWord {
  const end = STROKES.exec(word.text)?.[1];
  if (end === undefined || !NAME_WORD.test(before?.text ?? '')) return word;
  return { ...word, text: 'I'.repeat(word.text.length - end.length) + end };
}

/**
 * A word with what is certainly misread put right: letters shaped like digits inside an amount, and group separators
 * that contradict each other. Anything that two numbers could have been printed as is left as read.
 */
export function corrected(word: OcrWord): OcrWord {
  const given = word.text.normalize('NFC').replace(ELIDED, 'l’').replace(THOUSANDS, "$1'000$2");
  const text = evenGroups(wholeGroups(digitsForLetters(given)));
  return text === word.text ? word : { ...word, text };
}

/** A day and a year, with or without the month before them, that run together: no number is written so. */
const RUN_TOGETHER = /^(\p{Lu}\p{Ll}{2,8}\.?)?(\d{1,2},)((?:19|20)\d{2})([,.]?)$/u;
const MONTH_LIKE = /^\p{Lu}\p{Ll}{2,8}\.?$/u;

/** A date that lost its spaces, `Jun7,2018` or `26,2017` after a name, as its words; each has its share of the box. */
export function withSpacesInDates(word: OcrWord, before: OcrWord | undefined): OcrWord[] {
  const [, month, day = '', year = '', end = ''] = RUN_TOGETHER.exec(word.text) ?? [];
  if (day === '' || (month === undefined && !MONTH_LIKE.test(before?.text ?? ''))) return [word];
  const perCharacter = (word.x1 - word.x0) / word.text.length;
  let x = word.x0;
  return [month ?? '', day, year + end].flatMap((text) => {
    const x0 = x;
    x += text.length * perCharacter;
    return text === '' ? [] : [{ ...word, text, x0, x1: x }];
  });
}

const PRINT = /[\p{L}\p{N}$€£¥%&–—―-]/u;
const FRAME = /^[|[\]{}_~‖¦]*[—―–-]{2,}$|^[|[\]{}_~‖¦]+$/u;

/** Whether a word is what recognition makes of frames, shadows and specks rather than print. */
export function isDebris({ text }: OcrWord): boolean {
  return !PRINT.test(text) || FRAME.test(text);
}
