/** The font of cells, as `--assay-font` and `--assay-text-body` set it. */
const FONT = "500 13px 'Assay Inter', system-ui, sans-serif";
/** Where texts cannot be measured: more than the average width of a character. */
const CHARACTER_WIDTH = 8;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in a cell, in CSS pixels. Digits count as wide as a zero, because figures are tabular. */
export function measureText(text: string): number {
  if (context === undefined)
    context =
      typeof CanvasRenderingContext2D === 'undefined'
        ? null
        : document.createElement('canvas').getContext('2d');
  if (!context) return text.length * CHARACTER_WIDTH;
  context.font = FONT;
  return context.measureText(text.replace(/\d/g, '0')).width;
}
