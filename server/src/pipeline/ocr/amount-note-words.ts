import { overlapY } from '../pdf/geometry.ts';
import { CURRENCY_MARKS, currencyOfMark, isCurrencyMark } from '../vocabulary/currencies.ts';
import { CURRENCY_NAMES } from '../vocabulary/currency-names.ts';
import { fold } from '../vocabulary/fold.ts';
import { ANY_IN } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { misreadCost } from '../vocabulary/misread-words.ts';
import type { NoteForm } from '../vocabulary/note-forms.ts';
import { COMPOSITE_NOTES, SCALE_WORD_FORMS, SHORT_SCALE_NOTES } from '../vocabulary/note-forms.ts';
import type { OcrWord } from './ocr.ts';

/**
 * A note on amounts is small print of a few signs, "(T€)", "£'000", "in EUR thousand", and one misread sign changes all
 * amounts below it a thousandfold. A word that is none of such a note, but stands where one of its words is due, is taken
 * for the one that it looks like.
 */

/** Words of a note stand no farther apart than this part of their height. */
const NEAR = 1.3;
/** What may differ, as a part of the word's length; short words may differ in one sign of the same shape. */
const ALIKE = 0.2;
const SHORTEST = 0.4;
/** Longer words are none of a note. */
const LONGEST = Math.max(...SCALE_WORD_FORMS.map(({ text }) => text.length));
/** What a word read by its looks is not surer than. */
const SURE = 0.75;

const IN = new RegExp(`^(?:${ANY_IN}|[x×])$`, 'u');
const NOTE_WORDS = new Set(
  inAllLanguages(({ amountNotes }) => amountNotes).flatMap((note) => fold(note).split(' ')),
);
const CURRENCY_WORDS = new Set(
  CURRENCY_NAMES.flatMap(({ names }) => names).flatMap((name) => fold(name).split(/[\s-]/u)),
);
const FORMS = [...SCALE_WORD_FORMS, ...SHORT_SCALE_NOTES, ...COMPOSITE_NOTES];
const KNOWN = new Set(FORMS.map(({ text }) => text.toLowerCase()));
/** "US$ in millions", "Mio. EUR": a currency that is misread beside its scale. */
const CURRENCIES = Map.groupBy(
  CURRENCY_MARKS.filter((mark) => mark.length > 1).map((text): NoteForm => ({
    text,
    currency: currencyOfMark(text),
    power: null,
  })),
  ({ text }) => text.length,
);

interface Parts {
  open: string;
  core: string;
  close: string;
}

function partsOf(text: string): Parts {
  const [, open = '', core = '', close = ''] = /^([([{|]*)(.*?)([)\]},.:;|]*)$/u.exec(text) ?? [];
  return { open, core, close };
}

const plainOf = (core: string): string => core.replace(/[’‘`´]/gu, "'").toLowerCase();
const isScale = (core: string): boolean => KNOWN.has(plainOf(core));
const isCurrency = (core: string): boolean => isCurrencyMark(core) || CURRENCY_WORDS.has(fold(core));
const isKnown = (core: string): boolean => isScale(core) || isCurrency(core) || NOTE_WORDS.has(fold(core));

/** Currencies that the words of a page name, by their codes. */
function currenciesOf(words: readonly OcrWord[]): Set<string> {
  return new Set(
    words.flatMap(({ text }) => {
      const { core } = partsOf(text);
      const sign = /\p{Sc}/u.exec(text)?.[0];
      return [currencyOfMark(core), sign === undefined ? null : currencyOfMark(sign)].flatMap(
        (one) => one ?? [],
      );
    }),
  );
}

/** The one form that a word looks like: the likest, or of several the one whose currency the page names. */
function likeliest(core: string, due: readonly FormsByLength[], named: ReadonlySet<string>): NoteForm | null {
  const most = Math.max(SHORTEST, core.length * ALIKE);
  const read = core.replace(/[’‘`´]/gu, "'");
  let least = most;
  let best: NoteForm[] = [];
  for (const forms of due) {
    for (let length = core.length - 1; length <= core.length + 1; length += 1) {
      for (const form of forms.get(length) ?? []) {
        const cost = misreadCost(form.text, read, least);
        if (cost < least) best = [];
        if (cost > least) continue;
        least = cost;
        best.push(form);
      }
    }
  }
  const known = best.filter(({ currency }) => currency !== null && named.has(currency));
  const [first, ...others] = known.length > 0 ? known : best;
  const isOne = others.every(({ power, currency }) => power === first?.power && currency === first.currency);
  return first !== undefined && isOne ? first : null;
}

/** What stands right before and right behind a word in its line; words that were read later are last in their list. */
function besides(word: OcrWord, words: readonly OcrWord[]): { before: string; after: string } {
  const height = word.y1 - word.y0;
  let [before, after]: (OcrWord | undefined)[] = [];
  for (const other of words) {
    if (other === word || overlapY(word, other) < height / 2) continue;
    const isBefore = other.x0 < word.x0;
    const gap = isBefore ? word.x0 - other.x1 : other.x0 - word.x1;
    if (gap > NEAR * height) continue;
    if (isBefore && (before === undefined || other.x0 > before.x0)) before = other;
    if (!isBefore && (after === undefined || other.x0 < after.x0)) after = other;
  }
  return { before: partsOf(before?.text ?? '').core, after: partsOf(after?.text ?? '').core };
}

/** Forms by their length: a word is compared with those of about its own. */
type FormsByLength = ReadonlyMap<number, readonly NoteForm[]>;
const byLength = (forms: readonly NoteForm[]): FormsByLength => Map.groupBy(forms, ({ text }) => text.length);

const WORDS = byLength(SCALE_WORD_FORMS);
const SHORT = byLength(SHORT_SCALE_NOTES);
const NOUGHTS = byLength(SHORT_SCALE_NOTES.filter(({ text }) => text.includes('000')));
const COMPOSITES = byLength(COMPOSITE_NOTES);
const LONG_COMPOSITES = byLength(COMPOSITE_NOTES.filter(({ text }) => text.length > 2));

/** The forms that are due at the place of a word: in brackets, beside a currency or a scale, or behind words that open a note. */
function dueForms({ open, close }: Parts, { before, after }: ReturnType<typeof besides>): FormsByLength[] {
  const opens = IN.test(before.toLowerCase()) || NOTE_WORDS.has(fold(before));
  return [
    ...(/[([{]/u.test(open) && /[)\]}]/u.test(close) ? [COMPOSITES, NOUGHTS] : []),
    ...(isCurrency(before) || isCurrency(after) ? [WORDS, SHORT] : []),
    ...(isScale(before) || isScale(after) || (open !== '' && IN.test(after)) ? [CURRENCIES] : []),
    ...(opens ? [WORDS, LONG_COMPOSITES] : []),
  ];
}

/** What the sign before "€ 1.000" is read as. */
const TIMES = /^[kKxX«*%+]$/u;
const THOUSAND = /^\p{Sc}?1[.,'’]?000\P{L}*$/u;

/** A note that is set as a product, "Bedragen × € 1.000". */
function isTimes({ text }: OcrWord, [next, second]: readonly (OcrWord | undefined)[]): boolean {
  if (!TIMES.test(text) || next === undefined) return false;
  const unit = isCurrency(partsOf(next.text).core) ? second : next;
  return unit !== undefined && THOUSAND.test(unit.text);
}

/**
 * "£'000" over several columns, where its apostrophe was read as a digit in all or in one of them: amounts of a line are not all the
 * same and round.
 */
const ROUND = /^(\(?\p{Sc})7(000\)?)$/u;
const WITH_APOSTROPHE = /^\(?\p{Sc}['’‘]000\)?$/u;
const isThousandsNote = (word: OcrWord, words: readonly OcrWord[]): boolean =>
  ROUND.test(word.text) &&
  words.some(
    (other) =>
      other !== word &&
      (other.text === word.text || WITH_APOSTROPHE.test(other.text)) &&
      overlapY(other, word) > 0,
  );

/** The words with those of notes on amounts as they are most likely printed. */
export function withAmountNotes(words: readonly OcrWord[]): OcrWord[] {
  const named = currenciesOf(words);
  return words.map((word, place) => {
    const confidence = Math.min(SURE, word.confidence);
    if (isTimes(word, words.slice(place + 1, place + 3))) return { ...word, text: '×', confidence };
    if (isThousandsNote(word, words)) return { ...word, text: word.text.replace(ROUND, "$1'$2"), confidence };
    const parts = partsOf(word.text);
    const { open, core, close } = parts;
    if (core === '' || core.length > LONGEST || /^[\d.,]+$/u.test(core) || isKnown(core)) return word;
    const due = dueForms(parts, besides(word, words));
    const form = due.length === 0 ? null : likeliest(core, due, named);
    if (form === null) return word;
    return { ...word, text: `${open}${form.text}${close}`, confidence };
  });
}
