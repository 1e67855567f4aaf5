import type { PdfEngine } from './engine.ts';

/**
 * How far the box of a character reaches above and below its base line, in units of its size. Fonts state anything from
 * 0.7 to 1.2, and where they state nothing PDFium gives every character the height of its own print; words of one size
 * are to have boxes of one height, whatever program wrote them.
 */
const ABOVE = 0.95;
const BELOW = 0.3;
/** A size that has so little, or so much, to do with the print is the unit of a drawn font. */
const SMALLEST_PRINT = 0.2;
const LARGEST_PRINT = 2.5;

/** The base line of a text object in page space and the size of its characters, 0 where they do not stand upright. */
interface Level {
  baseLine: number;
  size: number;
}

function levelOf(
  { call, bytes, floats }: PdfEngine,
  textPage: number,
  index: number,
  scratch: number,
): Level {
  if (call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8) === 0)
    return { baseLine: 0, size: 0 };
  const [, baseLine = 0] = new Float64Array(bytes().buffer, scratch, 2);
  if (call.FPDFText_GetMatrix(textPage, index, scratch) === 0) return { baseLine, size: 0 };
  const [, b = 0, c = 0, d = 0] = floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const isUpright = Math.abs(b) + Math.abs(c) < Math.abs(d) / 100;
  return { baseLine, size: isUpright ? d * call.FPDFText_GetFontSize(textPage, index) : 0 };
}

/** Answers what gives boxes [left, top, right, bottom] of characters, one after the other, the height of their size. */
export function createLeveller(
  engine: PdfEngine,
  textPage: number,
  scratch: number,
): (index: number, box: Float64Array) => void {
  let object = 0;
  let level: Level = { baseLine: 0, size: 0 };
  return (index, box) => {
    const own = engine.call.FPDFText_GetTextObject(textPage, index);
    if (own !== object)
      level = own === 0 ? { baseLine: 0, size: 0 } : levelOf(engine, textPage, index, scratch);
    object = own;
    const { baseLine, size } = level;
    const [, top = 0, , bottom = 0] = box;
    const print = top - bottom;
    if (size <= 0 || print < size * SMALLEST_PRINT || print > size * LARGEST_PRINT) return;
    if (top < baseLine || bottom > baseLine + size) return;
    box[1] = baseLine + ABOVE * size;
    box[3] = baseLine - BELOW * size;
  };
}
