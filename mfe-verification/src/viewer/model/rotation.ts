import type { PageBox, PageTransform } from '../../document/page-box.ts';

/** By how many quarter turns clockwise a page is rotated on the screen. */
export type Rotation = 0 | 1 | 2 | 3;

const TURNS = [0, 1, 2, 3] as const;

/** One more quarter turn clockwise. */
export function rotateClockwise(turns: Rotation): Rotation {
  return addRotations(turns, 1);
}

/** The rotation that takes another one back. */
export function inverseRotation(turns: Rotation): Rotation {
  return TURNS[(4 - turns) % 4] ?? 0;
}

/** Both rotations, one after the other. */
export function addRotations(one: Rotation, other: Rotation): Rotation {
  return TURNS[(one + other) % 4] ?? 0;
}

/** The position of a box on a rotated page. */
export function rotateBox<Box extends PageBox>(box: Box, turns: Rotation): Box {
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

/** Quarter turns that undo a rotation. */
const BACK = [0, 3, 2, 1] as const satisfies readonly Rotation[];

/** How boxes of a page and of the turned page belong together. */
export function frameOf(turns: Rotation): PageTransform {
  return { toShown: (box) => rotateBox(box, turns), toPrinted: (box) => rotateBox(box, BACK[turns]) };
}
