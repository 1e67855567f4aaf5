/** A box on a page: fractions 0-1 of the page as displayed, from its top left; pages count from 1 [AMB-056]. */
export interface PageBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
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

/** How a page is turned on screen: gives the box on the turned page, and back. */
export interface PageTransform {
  readonly toShown: <Box extends PageBox>(box: Box) => Box;
  readonly toPrinted: <Box extends PageBox>(box: Box) => Box;
}

/** A place that the user is asked to point at on a page. */
export interface RegionPicker {
  /** Says what to point at. */
  readonly label: string;
  /** Gets a box that was drawn, in fractions of the page as printed. */
  readonly onBox: (box: PageBox) => void;
  /** Gets a point that was clicked; a request without it takes boxes only. */
  readonly onPoint?: ((point: PagePoint) => void) | undefined;
  readonly onCancel: () => void;
}
