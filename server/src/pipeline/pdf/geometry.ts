import type { Rect, Turn } from '../contract/page.ts';

/** x' = a x + c y + e, y' = b x + d y + f, as in PDF. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** The way back; the transform must not flatten the plane. */
export function invert({ a, b, c, d, e, f }: Affine): Affine {
  const area = a * d - b * c;
  const [ia, ib, ic, id] = [d / area, -b / area, -c / area, a / area];
  return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ic * f), f: -(ib * e + id * f) };
}

/**
 * Carries a point of the displayed page (points, top left) into the frame in which text of this turn runs from left to
 * right. Words and lines are built in that frame, so that a page turned on its side reads like any other.
 */
export function readingFrame(turn: Turn, width: number, height: number): Affine {
  switch (turn) {
    case 0:
      return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
    case 90:
      return { a: 0, b: -1, c: 1, d: 0, e: 0, f: width };
    case 180:
      return { a: -1, b: 0, c: 0, d: -1, e: width, f: height };
    case 270:
      return { a: 0, b: 1, c: -1, d: 0, e: height, f: 0 };
  }
}

/** The opposite of `readingFrame`: from the reading frame back to the displayed page. */
export function displayFrame(turn: Turn, width: number, height: number): Affine {
  switch (turn) {
    case 0:
    case 180:
      return readingFrame(turn, width, height);
    case 90:
      return { a: 0, b: 1, c: -1, d: 0, e: width, f: 0 };
    case 270:
      return { a: 0, b: -1, c: 1, d: 0, e: 0, f: height };
  }
}

/** Turns points of a frame clockwise by `radians` about its middle: from a straightened scan back to the scan. */
export function turnAboutMiddle(radians: number, width: number, height: number): Affine {
  const a = Math.cos(radians);
  const b = Math.sin(radians);
  const cx = width / 2;
  const cy = height / 2;
  return { a, b, c: -b, d: a, e: cx - a * cx + b * cy, f: cy - b * cx - a * cy };
}

/** The upright rectangle around a transformed one. */
export function transformRect(m: Affine, r: Rect): Rect {
  const xa = m.a * r.x0;
  const xb = m.a * r.x1;
  const xc = m.c * r.y0;
  const xd = m.c * r.y1;
  const ya = m.b * r.x0;
  const yb = m.b * r.x1;
  const yc = m.d * r.y0;
  const yd = m.d * r.y1;
  return {
    x0: Math.min(xa, xb) + Math.min(xc, xd) + m.e,
    y0: Math.min(ya, yb) + Math.min(yc, yd) + m.f,
    x1: Math.max(xa, xb) + Math.max(xc, xd) + m.e,
    y1: Math.max(ya, yb) + Math.max(yc, yd) + m.f,
  };
}

/** The smallest rectangle around all; needs at least one. */
export function unionRect(rects: readonly Rect[]): Rect {
  const union: Rect = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const r of rects) {
    if (r.x0 < union.x0) union.x0 = r.x0;
    if (r.y0 < union.y0) union.y0 = r.y0;
    if (r.x1 > union.x1) union.x1 = r.x1;
    if (r.y1 > union.y1) union.y1 = r.y1;
  }
  return union;
}

/** Length that two x ranges share; negative is the gap between them. */
export function overlapX(a: Pick<Rect, 'x0' | 'x1'>, b: Pick<Rect, 'x0' | 'x1'>): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** Length that two y ranges share; negative is the gap between them. */
export function overlapY(a: Pick<Rect, 'y0' | 'y1'>, b: Pick<Rect, 'y0' | 'y1'>): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
}

/** Cells of one column and lines of one text begin, end or have their middle within so many points of each other. */
export const SAME_EDGE = 3;

export const heightOf = ({ y0, y1 }: Pick<Rect, 'y0' | 'y1'>): number => y1 - y0;

/** The height of the middle of a rectangle on its page. */
export const middleOf = ({ y0, y1 }: Pick<Rect, 'y0' | 'y1'>): number => (y0 + y1) / 2;

/** True for a rectangle whose middle lies inside another one. */
export function isInside(rect: Rect, box: Rect): boolean {
  const [x, y] = [(rect.x0 + rect.x1) / 2, middleOf(rect)];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}
