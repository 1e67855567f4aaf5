const POINTS_PER_INCH = 72;
/** Sides in points between which a size that follows from the file's density is believed: 2 to 24 inches. */
const MIN_SIDE = 2 * POINTS_PER_INCH;
const MAX_SIDE = 24 * POINTS_PER_INCH;
const A4 = { short: 595.28, long: 841.89 };
const LETTER = { short: 612, long: 792 };

/** A page size in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** The paper of which the sides stand in the ratio nearest to these. */
function nearestPaper(ratio: number): { short: number; long: number } {
  const isNearerA4 = Math.abs(ratio - A4.long / A4.short) <= Math.abs(ratio - LETTER.long / LETTER.short);
  return isNearerA4 ? A4 : LETTER;
}

/**
 * The size of the page that an image becomes. The density in the file decides where it gives a sheet of paper; cameras
 * and screens write 72 or 96 into anything, so a size that no sheet has is replaced by the largest one that fits A4 or
 * Letter, whichever has the nearer ratio of sides.
 */
export function pageSizeOf(
  width: number,
  height: number,
  density: { x: number; y: number } | null,
): PageSize {
  if (density !== null && density.x > 0 && density.y > 0) {
    const size = {
      width: (width / density.x) * POINTS_PER_INCH,
      height: (height / density.y) * POINTS_PER_INCH,
    };
    const sides = [size.width, size.height];
    if (Math.min(...sides) >= MIN_SIDE && Math.max(...sides) <= MAX_SIDE) return size;
  }
  const paper = nearestPaper(Math.max(width, height) / Math.min(width, height));
  const box = width > height ? { w: paper.long, h: paper.short } : { w: paper.short, h: paper.long };
  const scale = Math.min(box.w / width, box.h / height);
  return { width: width * scale, height: height * scale };
}
