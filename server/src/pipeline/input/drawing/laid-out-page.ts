/** A line of text at its place: points from the top left of its page, `y` its top. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Address in a workbook; '' elsewhere. */
  cell: string;
}

/** A drawn line between two points, horizontal or vertical. */
export interface PlacedLine {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** One page to draw, sizes in points. */
export interface LaidOutPage {
  width: number;
  height: number;
  texts: PlacedText[];
  lines: PlacedLine[];
}
