import { assumedShape, PAGE_GAP, rotatedSize, type PageShape } from './page-layout.ts';
import { addRotations, type Rotation } from './rotation.ts';

/** How large pages are shown: as wide as the view, or at a fixed factor of their printed size. */
export type Zoom = { readonly kind: 'fitWidth' } | { readonly kind: 'factor'; readonly factor: number };

/** CSS pixels per PDF point at 100 %: browsers define an inch as 96 pixels. */
export const PIXELS_PER_POINT = 96 / 72;

/** The steps of the zoom buttons, in factors of the printed size. */
export const ZOOM_STEPS: readonly number[] = [
  0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4,
];

const MIN_FACTOR = 0.1;

/** CSS pixels per point for a zoom in a view of that width. Fit width goes by page 1. */
export function scaleOf(
  zoom: Zoom,
  viewWidth: number,
  shapes: ReadonlyMap<number, PageShape>,
  turns: Rotation,
): number {
  if (zoom.kind === 'factor') return zoom.factor * PIXELS_PER_POINT;
  const first = shapes.get(1) ?? assumedShape(shapes);
  const { width } = rotatedSize(first, addRotations(first.upright, turns));
  return Math.max(MIN_FACTOR * PIXELS_PER_POINT, (viewWidth - 2 * PAGE_GAP) / width);
}

/** The next larger step above a scale; the scale itself at the top. */
export function zoomedIn(scale: number): Zoom {
  const factor = scale / PIXELS_PER_POINT;
  return { kind: 'factor', factor: ZOOM_STEPS.find((step) => step > factor + 0.005) ?? factor };
}

/** The next smaller step below a scale; the scale itself at the bottom. */
export function zoomedOut(scale: number): Zoom {
  const factor = scale / PIXELS_PER_POINT;
  return { kind: 'factor', factor: ZOOM_STEPS.findLast((step) => step < factor - 0.005) ?? factor };
}

/** A scale in whole percent of the printed size. */
export function percentOf(scale: number): number {
  return Math.round((scale / PIXELS_PER_POINT) * 100);
}
