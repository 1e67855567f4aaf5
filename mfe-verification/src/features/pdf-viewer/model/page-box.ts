/** A box on a page: fractions 0-1 of the page as displayed, from its top left; pages count from 1 [AMB-056]. */
export interface PageBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Quarter turns clockwise by which the reader has turned the pages. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** One more quarter turn clockwise. */
export function turnClockwise(turns: QuarterTurns): QuarterTurns {
  return ([1, 2, 3, 0] as const)[turns];
}

/** Where a box lies once its page is turned. */
export function turnBox<Box extends PageBox>(box: Box, turns: QuarterTurns): Box {
  const { x, y, w, h } = box;
  switch (turns) {
    case 0:
      return box;
    case 1:
      return { ...box, x: 1 - y - h, y: x, w: h, h: w };
    case 2:
      return { ...box, x: 1 - x - w, y: 1 - y - h };
    case 3:
      return { ...box, x: y, y: 1 - x - w, w: h, h: w };
  }
}

/** A point on a page, in fractions like boxes. */
export interface PagePoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

const contains = (box: PageBox, point: PagePoint) =>
  box.page === point.page &&
  point.x >= box.x &&
  point.x <= box.x + box.w &&
  point.y >= box.y &&
  point.y <= box.y + box.h;

/** The smallest box under a point: of nested boxes the innermost is meant. */
export function smallestBoxAt<Box extends PageBox>(boxes: readonly Box[], point: PagePoint): Box | undefined {
  let found: Box | undefined;
  for (const box of boxes) {
    if (contains(box, point) && (!found || box.w * box.h < found.w * found.h)) found = box;
  }
  return found;
}
