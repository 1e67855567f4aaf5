import type { Rect } from '../contract/page.ts';
import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import { inkPieces } from './ink-pieces.ts';
import type { OcrWord } from './ocr.ts';
import type { Neighbours } from './repair.ts';

/**
 * Recognition drops the minus before a number and counts the strokes of a Roman one wrongly. The picture shows both: a
 * flat stroke at half height with paper before it, and equally wide strokes of full height.
 */

const UNSIGNED = /^\d[\d.,]*%?$/u;
/** Parts of the height of a digit: how far before the number a minus is looked for, and what it is by its shape. */
const BEFORE = 0.9;
const MINUS = { highest: 0.25, shortest: 0.2, longest: 0.85, over: 0.3, under: 0.75 };
const FULL_HEIGHT = 0.85;
/** A number whose sign only the picture shows is not surer than this. */
const SURE = 0.8;

const heightOf = ({ y0, y1 }: Rect): number => y1 - y0;
const widthOf = ({ x0, x1 }: Rect): number => x1 - x0;

/** A number with the minus that the raster shows before it and none of the words is. */
export function withLostMinus(raster: Raster, word: OcrWord, others: readonly OcrWord[]): OcrWord {
  if (!UNSIGNED.test(word.text)) return word;
  const reach = BEFORE * heightOf(word);
  const before = { ...word, x0: word.x0 - reach, x1: word.x0 };
  if (others.some((other) => other !== word && overlapX(other, before) > 0 && overlapY(other, before) > 0))
    return word;
  const [first, second] = inkPieces(raster, { ...word, x0: before.x0 });
  if (first === undefined || second === undefined || heightOf(second) < heightOf(word) * FULL_HEIGHT)
    return word;
  const height = heightOf(second);
  const middle = ((first.y0 + first.y1) / 2 - second.y0) / height;
  const isMinus =
    heightOf(first) < height * MINUS.highest &&
    widthOf(first) > height * MINUS.shortest &&
    widthOf(first) < height * MINUS.longest &&
    first.x0 > 2 &&
    first.x1 < second.x0 &&
    middle > MINUS.over &&
    middle < MINUS.under;
  if (!isMinus) return word;
  const x0 = word.x0 - (second.x0 - first.x0);
  return { ...word, x0, text: `-${word.text}`, confidence: Math.min(SURE, word.confidence) };
}

/** Strokes beside each other as they are read, and the mark that may follow them. */
const ONLY_STROKES = /^[Il|!]{2,3}([.,;:)]?)$/u;
/** Three strokes that touch; "HI" may be a word unless a mark follows. */
const TOUCHING = /^(?:ITI|IIT|TII|ILI|TTI|ITT|HI(?=[.,]))([.,;:)]*)$/u;
/** What strokes are read as when the picture has to show them. */
const STROKE_LIKE = /^(?:[IilL1|![\]HTUN]{1,4}|I[mnu]{1,2})([.,;:)]*)$/u;
/** Small letters are other words unless they are read with doubt. */
const SMALL_LETTERS = /^\p{Ll}{1,3}([.,;:)]*)$/u;
const SURE_LETTERS = 0.8;
/** A Roman number that begins with another letter, "Vill". */
const MIXED_NUMBER = /^([VX])([Iil1|]{1,3})(?=[.,;:)]*$)/u;
/** Two digits are shown like strokes. */
const ELEVEN = /^11(?!1)/u;
const NAME_WORD = /^[("]?\p{Lu}[^.!?]+$/u;
const MAX_STROKES = 3;
/** Strokes are narrower than this part of their height, and alike to this part of their width. */
const NARROW = 0.6;
const ALIKE = 0.3;

/** A stroke beside the box of a word belongs to it within this part of their height; a space is wider. */
const GAP = 0.4;
const REACH = 1.5;

/** The pieces of full height that a raster shows in a word, and those right behind it that its box has cut off. */
function tallPieces(raster: Raster, word: OcrWord, next: OcrWord | undefined): { tall: Rect[]; all: Rect[] } {
  const reach = word.x1 + REACH * heightOf(word);
  const isBeside = next !== undefined && next.x0 >= word.x1 && overlapY(next, word) > 0;
  const pieces = inkPieces(raster, { ...word, x1: isBeside ? Math.min(reach, next.x0 - 2) : reach });
  const width = widthOf(word);
  const inside = pieces.filter(({ x0 }) => x0 < width);
  const tallest = Math.max(...inside.map(heightOf));
  const isTall = (piece: Rect): boolean => heightOf(piece) >= tallest * FULL_HEIGHT;
  const end = pieces.findIndex(
    (piece, at) => piece.x0 >= width && piece.x0 - (pieces[at - 1]?.x1 ?? 0) > tallest * GAP,
  );
  const all = end < 0 ? pieces : pieces.slice(0, end);
  return { tall: all.filter(isTall), all };
}

/** The strokes that a raster shows for a word behind its first letters, where they are those of a Roman number; 0 where they are not. */
function strokesShown({ tall, all }: ReturnType<typeof tallPieces>, letters: number): number {
  const strokes = tall.slice(letters);
  const widths = strokes.map(widthOf);
  const widest = Math.max(...widths);
  const isRoman =
    strokes.length + letters >= 2 &&
    strokes.length <= MAX_STROKES &&
    strokes.every((stroke) => widthOf(stroke) < heightOf(stroke) * NARROW) &&
    widest - Math.min(...widths) <= Math.max(2, widest * ALIKE) &&
    all.every((piece) => tall.includes(piece) || piece.x0 >= (strokes.at(-1)?.x1 ?? 0));
  return isRoman ? strokes.length : 0;
}

/** A bar stands so near to the words of its name, and a letter ends so near to their base line, in its heights. */
const BESIDE = 0.6;
const ON_LINE = 0.06;
const DESCENDING = /[gjpqyçQ,;]/u;

/** A Roman one read as a bar behind a name, "Renewables | K/S": a bar that parts words reaches below their line. */
export function withRomanOne(word: OcrWord, before: OcrWord | undefined): OcrWord {
  if (word.text !== '|' || before === undefined || !NAME_WORD.test(before.text)) return word;
  const height = heightOf(word);
  const gap = word.x0 - before.x1;
  const line = before.y1 + (DESCENDING.test(before.text) ? -2 * ON_LINE : ON_LINE) * height;
  const isLetter = word.y1 <= line && word.y0 >= before.y0 - ON_LINE * height;
  return isLetter && gap > 0 && gap < BESIDE * height && word.y0 < line ? { ...word, text: 'I' } : word;
}

/** A Roman number, as it is read behind a name. */
const ROMAN = /^[IVX]{1,5}(?=[.,;:)]*$)/u;
/** A letter I is a bar, narrower than this part of its height; no digit or other letter is. */
const BAR = 0.25;
/** A word is this sure where the picture shows the letters that were read. */
const SHOWN = 0.9;

const isBar = (piece: Rect): boolean => widthOf(piece) < heightOf(piece) * BAR;

/** A Roman number, surer where the picture shows a bar for each of its ones and a wider letter for each other. */
function asShown(word: OcrWord, tall: readonly Rect[]): OcrWord {
  const letters = [...(ROMAN.exec(word.text)?.[0] ?? '')];
  const isAlike =
    letters.length > 1 &&
    letters.length === tall.length &&
    letters.every((letter, at) => (letter === 'I') === tall.slice(at, at + 1).every(isBar));
  return isAlike ? { ...word, confidence: Math.max(SHOWN, word.confidence) } : word;
}

/** A word that ends the name before it in a Roman two or three, with as many strokes as the raster shows. */
export function withRomanNumber(raster: Raster, word: OcrWord, { before, next }: Neighbours): OcrWord {
  if (!NAME_WORD.test(before?.text ?? '')) return word;
  const [, first, ones] = MIXED_NUMBER.exec(word.text) ?? [];
  const small = word.confidence < SURE_LETTERS ? SMALL_LETTERS.exec(word.text) : null;
  const end = (STROKE_LIKE.exec(word.text) ?? small)?.[1];
  if (first === undefined && end === undefined && !ROMAN.test(word.text)) return word;
  const pieces = tallPieces(raster, word, next);
  const count =
    end === undefined && first === undefined ? 0 : strokesShown(pieces, first === undefined ? 0 : 1);
  const x1 = Math.max(word.x1, word.x0 + (pieces.tall.at(-1)?.x1 ?? 0));
  if (first !== undefined && ones !== undefined) {
    const number = first + 'I'.repeat(count === 0 ? ones.length : count);
    return asShown({ ...word, x1, text: word.text.replace(MIXED_NUMBER, number) }, pieces.tall);
  }
  if (count > 0 && !(count === 2 && ELEVEN.test(word.text)))
    return asShown({ ...word, x1, text: 'I'.repeat(count) + (end ?? '') }, pieces.tall);
  // Strokes with serifs run together: there the letters that were read are counted.
  const [all, mark = ''] = ONLY_STROKES.exec(word.text) ?? [];
  if (all !== undefined) return { ...word, text: 'I'.repeat(all.length - mark.length) + mark };
  const touching = TOUCHING.exec(word.text)?.[1];
  return touching === undefined ? asShown(word, pieces.tall) : { ...word, text: `III${touching}` };
}

/** A code of capitals and digits in groups, "LP-2021-II-001". */
const CODE = /^\P{L}?\p{Lu}[\p{Lu}\d]*(?:[-_][\p{Lu}\d]+)+\P{L}?$/u;

/**
 * A code with a letter I for each of its ones that the raster shows as a bar, where it shows another one with its flag: typefaces
 * whose ones are bars tell nothing.
 */
export function withRomanInCode(raster: Raster, word: OcrWord): OcrWord {
  if (!CODE.test(word.text) || !word.text.includes('1')) return word;
  const pieces = inkPieces(raster, word);
  const tallest = Math.max(...pieces.map(heightOf));
  const tall = pieces.filter((piece) => heightOf(piece) >= tallest * FULL_HEIGHT);
  if (tall.length !== word.text.match(/[\p{Lu}\d]/gu)?.length) return word;
  let at = -1;
  let flags = 0;
  const text = word.text.replace(/[\p{Lu}\d]/gu, (character) => {
    at += 1;
    if (character !== '1') return character;
    if (tall.slice(at, at + 1).every(isBar)) return 'I';
    flags += 1;
    return character;
  });
  return flags === 0 || text === word.text ? word : { ...word, text };
}
