import { memoize } from '../memoize.ts';
import { fold } from '../vocabulary/fold.ts';
import { LANGUAGES } from '../vocabulary/language-files.ts';
import { LEGAL_FORM } from '../vocabulary/legal-forms.ts';
import { misreadCost } from '../vocabulary/misread-words.ts';
import type { OcrWord } from './ocr.ts';
import type { WordPass } from './repair.ts';
import { COULD_BE_ANOTHER, eachWord, NEVER_PRINTED, PLACES, repairPass } from './repair.ts';

/**
 * Words of labels with a sign among their letters, "RVP{", "va1ue", and two words run together, "NetIRR": no word is
 * written so, and the vocabulary says which one was meant. Names begin with capitals where their column does.
 */

/** The words of all labels by their lengths; most papers are read without them. */
const labelWords = memoize((languages: typeof LANGUAGES): ReadonlyMap<number, readonly string[]> => {
  const labels = languages.flatMap((language) => Object.values(language.labels).flat());
  const words = new Set(labels.flatMap((label) => fold(label).split(/[^\p{L}]+/u)));
  return Map.groupBy(words, (word) => word.length);
});
const wordsOfLength = (length: number): readonly string[] => labelWords(LANGUAGES).get(length) ?? [];

/** Letters with one sign beside or one digit between them: a digit behind them may be meant. */
const MIXED = /^(?=(?:.*\p{L}){2})(?:\p{L}*[{}|![\]$]\p{L}*|\p{L}+[150]\p{L}+)$/u;
/** One letter of the same shape. */
const ONE_LETTER = 0.4;
/** The space that was not seen, as a part of the height. */
const SPACE = 0.15;
const RUN_TOGETHER = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}{3,4})$/u;

function labelWord(text: string): string | null {
  const read = text.toLowerCase();
  const [found, ...others] = wordsOfLength(text.length).filter(
    (word) => misreadCost(word, read, ONE_LETTER) <= ONE_LETTER,
  );
  if (found === undefined || others.length > 0) return null;
  return text === text.toUpperCase() ? found.toUpperCase() : `${text.charAt(0)}${found.slice(1)}`;
}

/** Capitals and one more sign, which is the mark of a footnote where the capitals are a label: "IRRY", "TVPI'". */
const CAPITALS_AND_MARK = /^(\p{Lu}{3,5})[Y'"”’*°]$/u;

const isLabelWord = (text: string): boolean => wordsOfLength(text.length).includes(fold(text));

/** A label in capitals without the mark of a footnote behind it, which is small and raised and read as another sign. */
function withoutMark(word: OcrWord): OcrWord {
  const label = CAPITALS_AND_MARK.exec(word.text)?.[1];
  if (label === undefined || !isLabelWord(label) || isLabelWord(word.text)) return word;
  return { ...word, text: label };
}

/** A Roman number and the legal form behind it. */
const NUMBER_AND_FORM = /^([IVX]{1,4})(\p{Lu}[\p{L}.&/]+)$/u;

/** A label and its value without a space, "Number:50200"; the name of a protocol is none. */
const LABEL_AND_VALUE = /^(\p{L}{2,}:)([\p{L}\d].+)$/u;

/** The two words that run together in one; null where it is one. */
function partsOf(text: string): [first: string, second: string] | null {
  const [, label = '', value = ''] = LABEL_AND_VALUE.exec(text) ?? [];
  if (label !== '') return [label, value];
  const [, number = '', form = ''] = NUMBER_AND_FORM.exec(text) ?? [];
  if (number !== '' && LEGAL_FORM.test(form) && !LEGAL_FORM.test(text)) return [number, form];
  const [, first = '', second = ''] = RUN_TOGETHER.exec(text) ?? [];
  return first === '' || ![first, second].every(isLabelWord) ? null : [first, second];
}

function parted(word: OcrWord): OcrWord[] {
  const parts = partsOf(word.text);
  if (parts === null) return [word];
  const [first, second] = parts;
  const x = word.x0 + ((word.x1 - word.x0) * first.length) / word.text.length;
  return [
    { ...word, text: first, x1: x },
    { ...word, text: second, x0: x + SPACE * (word.y1 - word.y0) },
  ];
}

/** Words begin at the same place when their left edges differ by less than this part of their height. */
const ALIGNED = 0.4;
const FEWEST = 3;
const SMALL_L = /^l(?=\p{Ll}{2})/u;

/** A small L that begins a word in a column of words that begin with capitals, "lonside", is a capital i. */
function withCapitals(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word) => {
    if (!SMALL_L.test(word.text)) return word;
    const reach = ALIGNED * (word.y1 - word.y0);
    const mates = words.filter((one) => one !== word && Math.abs(one.x0 - word.x0) < reach);
    const isCapital = mates.length >= FEWEST && mates.every(({ text }) => /^\p{Lu}/u.test(text));
    return isCapital ? { ...word, text: word.text.replace(SMALL_L, 'I') } : word;
  });
}

function withLabelWord(word: OcrWord): OcrWord[] {
  if (!MIXED.test(word.text)) return parted(withoutMark(word));
  const found = labelWord(word.text);
  return found === null ? [word] : [{ ...word, text: found }];
}

/** Words of labels and names, put right as they are most likely printed. */
export const LABEL_WORDS_MISREAD: readonly WordPass[] = [
  repairPass('label-words', { below: NEVER_PRINTED, place: PLACES.word }, eachWord(withLabelWord)),
  repairPass('capital-i', { below: COULD_BE_ANOTHER, place: PLACES.word }, withCapitals),
];
