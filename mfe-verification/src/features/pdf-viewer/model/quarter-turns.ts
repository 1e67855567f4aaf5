import type { PageBox } from '../../../document/page-box.ts';

/** By how many quarter turns clockwise the user has rotated the pages. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** One more quarter turn clockwise. */
export function turnClockwise(turns: QuarterTurns): QuarterTurns {
  return ([1, 2, 3, 0] as const)[turns];
}

/** The position of a box on a rotated page. */
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
