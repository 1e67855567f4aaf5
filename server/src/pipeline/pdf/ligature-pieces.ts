import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import { compose, invert, transformRect } from './geometry.ts';

/** How much further off its base line than in its form, in units of its text, a character is to be put right. */
const MISPLACED = 0.5;

function matrixAt(engine: PdfEngine, pointer: number): Affine {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = engine
    .floats()
    .subarray(pointer >> 2, (pointer >> 2) + 6);
  return { a, b, c, d, e, f };
}

const isFlat = ({ a, b, c, d }: Affine): boolean => a * d === b * c;
const isSame = (one: Affine, other: Affine): boolean =>
  (['a', 'b', 'c', 'd', 'e', 'f'] as const).every((part) => one[part] === other[part]);

/** A character of a text page with its box as read: left, top, right, bottom in page space. */
interface Character {
  textPage: number;
  index: number;
  box: Float64Array;
}

/**
 * A glyph that stands for several letters, such as a ligature, comes as pieces, and PDFium boxes those of a form as if
 * the form lay where it was made. Puts the box of such a piece where it belongs and answers whether it was one.
 */
export function placePiece(engine: PdfEngine, { textPage, index, box }: Character, scratch: number): boolean {
  const { call } = engine;
  if (call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8) === 0) return false;
  const [x = 0, y = 0] = new Float64Array(engine.bytes().buffer, scratch, 2);
  const object = call.FPDFText_GetTextObject(textPage, index);
  if (object === 0 || call.FPDFPageObj_GetMatrix(object, scratch) === 0) return false;
  const inForm = matrixAt(engine, scratch);
  if (call.FPDFText_GetMatrix(textPage, index, scratch) === 0) return false;
  const onPage = matrixAt(engine, scratch);
  if (isSame(inForm, onPage) || isFlat(inForm) || isFlat(onPage)) return false;
  const offBaseLine = (matrix: Affine): number => {
    const { b, d, f } = invert(matrix);
    return Math.abs(b * x + d * y + f);
  };
  if (offBaseLine(onPage) - offBaseLine(inForm) < MISPLACED) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const { x0, y0, x1, y1 } = transformRect(compose(onPage, invert(inForm)), {
    x0: left,
    y0: bottom,
    x1: right,
    y1: top,
  });
  box.set([x0, y1, x1, y0]);
  return true;
}
