import type { Rect } from '../contract/page.ts';
import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import { inkPieces } from './ink-pieces.ts';
import type { OcrWord } from './ocr.ts';

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
const STROKE_LIKE = /^[IilL1|![\]HTUN]{1,4}([.,;:)]*)$/u;
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

/** The strokes that a raster shows for a word, where they are those of a Roman number; 0 where they are not. */
function strokesShown(raster: Raster, word: OcrWord): number {
  const pieces = inkPieces(raster, word);
  const tallest = Math.max(...pieces.map(heightOf));
  const strokes = pieces.filter((piece) => heightOf(piece) >= tallest * FULL_HEIGHT);
  const widths = strokes.map(widthOf);
  const widest = Math.max(...widths);
  const isRoman =
    strokes.length >= 2 &&
    strokes.length <= MAX_STROKES &&
    widest < tallest * NARROW &&
    widest - Math.min(...widths) <= Math.max(2, widest * ALIKE) &&
    pieces.every((piece) => strokes.includes(piece) || piece.x0 >= (strokes.at(-1)?.x1 ?? 0));
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

/** A word that ends the name before it in a Roman two or three, with as many strokes as the raster shows. */
export function withRomanNumber(raster: Raster, word: OcrWord, before: OcrWord | undefined): OcrWord {
  if (!NAME_WORD.test(before?.text ?? '')) return word;
  const mixed = word.text.replace(
    MIXED_NUMBER,
    (_, first: string, ones: string) => first + 'I'.repeat(ones.length),
  );
  if (mixed !== word.text) return { ...word, text: mixed };
  const small = word.confidence < SURE_LETTERS ? SMALL_LETTERS.exec(word.text) : null;
  const end = (STROKE_LIKE.exec(word.text) ?? small)?.[1];
  const count = end === undefined ? 0 : strokesShown(raster, word);
  if (count > 0 && !(count === 2 && ELEVEN.test(word.text)))
    return { ...word, text: 'I'.repeat(count) + (end ?? '') };
  // Strokes with serifs run together: there the letters that were read are counted.
  const [all, mark = ''] = ONLY_STROKES.exec(word.text) ?? [];
  if (all !== undefined) return { ...word, text: 'I'.repeat(all.length - mark.length) + mark };
  const touching = TOUCHING.exec(word.text)?.[1];
  return touching === undefined ? word : { ...word, text: `III${touching}` };
}
