import type { PdfEngine } from './engine.ts';

const IMAGE = 3;
const FORM = 5;
/** Scans come as one picture, or as a few strips or layers; what lies deeper or behind so many is no scan. */
const MAX_OBJECTS = 500;
const DEEPEST = 3;
const POINTS_PER_INCH = 72;

/** What the pictures of a page are to it. */
export interface PageImages {
  /** The part 0-1 of the page that they cover: strips of a scan add up, overlapping pictures are not told apart. */
  share: number;
  /** How finely they are stored, as a mean by their areas; null where that is not known of each. */
  dotsPerInch: number | null;
}

/** The pictures of an open page, each counted by its own box. */
export function pageImages(
  { call, floats, integers }: PdfEngine,
  page: number,
  { width, height }: { width: number; height: number },
  scratch: number,
): PageImages {
  const count = Math.min(MAX_OBJECTS, call.FPDFPage_CountObjects(page));
  let [area, pixels] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object);
    if (type !== IMAGE && type !== FORM) continue;
    if (type === FORM && !holdsImage(call, object)) continue;
    if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats().subarray(scratch >> 2, (scratch >> 2) + 4);
    area += Math.max(0, right - left) * Math.max(0, top - bottom);
    const isSized = type === IMAGE && call.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) !== 0;
    const [columns = 0, rows = 0] = integers().subarray(scratch >> 2, (scratch >> 2) + 2);
    pixels += isSized ? columns * rows : Number.NaN;
  }
  const dotsPerInch = POINTS_PER_INCH * Math.sqrt(pixels / area);
  return {
    share: Math.min(1, area / Math.max(1, width * height)),
    dotsPerInch: Number.isFinite(dotsPerInch) ? dotsPerInch : null,
  };
}

function holdsImage(call: PdfEngine['call'], form: number, depth = 1): boolean {
  const count = Math.min(MAX_OBJECTS, call.FPDFFormObj_CountObjects(form));
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFFormObj_GetObject(form, index);
    const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object);
    if (type === IMAGE) return true;
    if (type === FORM && depth < DEEPEST && holdsImage(call, object, depth + 1)) return true;
  }
  return false;
}
