import type { Rect } from '../contract/page.ts';
import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import { compose, transformRect } from './geometry.ts';

/**
 * Why the letters of a text object may not be seen: they are too small to read, nothing paints them, something else or a
 * picture was painted over them, or they may have the colour of what is under them.
 */
export type Suspicion = 'tiny' | 'unpainted' | 'covered' | 'pictured' | 'faint';

/** The objects of a page, those inside its forms too. */
export interface PageObjects {
  /** Text whose letters may not be seen. */
  suspects: ReadonlyMap<number, Suspicion>;
  /** Everything else but the forms themselves. */
  others: readonly number[];
  forms: readonly number[];
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const MAX_DEPTH = 8;
const BEZIER_TO = 1;

/** Text render modes that fill letters, and those that only outline them; the others paint none. */
const FILLED: ReadonlySet<number> = new Set([0, 2, 4, 6]);
const OUTLINED: ReadonlySet<number> = new Set([1, 5]);

/** Letters smaller than this, in points and in parts of the page's longer side, are read by nobody. */
const SMALLEST_SIZE = 1.5;
const SMALLEST_PART = 0.0018;

/** Colours that differ by less than this of 255 are compared on the drawn page, and so is paint less opaque than this. */
const PLAIN_CONTRAST = 48;
const OPAQUE = 250;
const WHITE: Colour = [255, 255, 255];

/** A rectangle is drawn in so many segments at most. */
const MAX_BOX_SEGMENTS = 6;
/** What is thinner than this, in points, is a line; what takes less of a text's height than this part hides none of it. */
const THIN = 1.5;
const HIDING = 0.2;
/** Height in points of the bands by which objects under each other are looked up. */
const BAND = 16;
const OUTERMOST = 1024;

type Colour = readonly [red: number, green: number, blue: number];

/** Something painted that text may stand on or lie under; bounds in page space, the colour where it is one and opaque. */
interface Paint extends Rect {
  colour: Colour | null;
  /** True for a rectangle, which paints all of its bounds. */
  isBox: boolean;
}

interface Piece extends Rect {
  object: number;
}

/** Rectangles by the bands of the page that they lie in. */
class Banded<T extends Rect> {
  readonly #bands = new Map<number, T[]>();

  add(item: T): void {
    for (const band of bandsOf(item)) {
      const known = this.#bands.get(band);
      if (known === undefined) this.#bands.set(band, [item]);
      else known.push(item);
    }
  }

  /** What a rectangle meets, in the order in which it was added; an item may be named more than once. */
  *meeting(rect: Rect, meets: (item: T) => boolean): Generator<T> {
    for (const band of bandsOf(rect))
      for (const item of this.#bands.get(band) ?? []) if (meets(item)) yield item;
  }
}

/** The bands of a rectangle; what lies far beside any page counts to the outermost ones. */
function* bandsOf({ y0, y1 }: Rect): Generator<number> {
  const last = Math.min(OUTERMOST, Math.floor(y1 / BAND));
  for (let band = Math.max(-OUTERMOST, Math.floor(y0 / BAND)); band <= last; band += 1) yield band;
}

const isApart = (one: Colour, other: Colour): boolean =>
  one.some((level, at) => Math.abs(level - (other[at] ?? 0)) >= PLAIN_CONTRAST);

const holds = (outer: Rect, { x0, y0, x1, y1 }: Rect): boolean =>
  outer.x0 <= x0 + THIN && outer.x1 >= x1 - THIN && outer.y0 <= y0 + THIN && outer.y1 >= y1 - THIN;

/** Whether something painted lies over or under a good part of a text's height. */
function isUnderOrOver(paint: Rect, text: Rect): boolean {
  const x = Math.min(paint.x1, text.x1) - Math.max(paint.x0, text.x0);
  const y = Math.min(paint.y1, text.y1) - Math.max(paint.y0, text.y0);
  return x > 0 && y > HIDING * (text.y1 - text.y0);
}

function within(one: Rect, other: Rect): Rect {
  const [x0, y0] = [Math.max(one.x0, other.x0), Math.max(one.y0, other.y0)];
  return {
    x0,
    y0,
    x1: Math.max(x0, Math.min(one.x1, other.x1)),
    y1: Math.max(y0, Math.min(one.y1, other.y1)),
  };
}

/** Walks the objects of a page in the order in which they are painted. */
class Walk {
  readonly suspects = new Map<number, Suspicion>();
  readonly forms: number[] = [];
  readonly #engine: PdfEngine;
  readonly #at: number;
  readonly #smallest: number;
  readonly #objects: number[] = [];
  readonly #paints = new Banded<Paint>();
  readonly #texts = new Banded<Piece>();

  constructor(engine: PdfEngine, size: { width: number; height: number }, scratch: number) {
    this.#engine = engine;
    this.#at = scratch;
    this.#smallest = Math.min(SMALLEST_SIZE, SMALLEST_PART * Math.max(size.width, size.height));
  }

  get others(): number[] {
    return this.#objects.filter((object) => !this.suspects.has(object));
  }

  see(count: number, get: (index: number) => number, frame: Affine | null = null, depth = 0): void {
    const { call } = this.#engine;
    for (let index = 0; index < count; index += 1) {
      const object = get(index);
      const type = object === 0 ? 0 : call.FPDFPageObj_GetType(object);
      if (type === FORM && depth < MAX_DEPTH) {
        this.forms.push(object);
        const own = this.#matrixOf(object);
        this.see(
          call.FPDFFormObj_CountObjects(object),
          (inner) => call.FPDFFormObj_GetObject(object, inner),
          frame === null ? own : compose(frame, own),
          depth + 1,
        );
      } else if (object !== 0) {
        this.#objects.push(object);
        if (type === TEXT) this.#seeText(object, frame);
        else this.#seePaint(object, type, frame);
      }
    }
  }

  #seeText(object: number, frame: Affine | null): void {
    const bounds = this.#boundsOf(object, frame);
    if (bounds === null) return;
    const suspicion = this.#ownSuspicion(object, bounds, frame);
    if (suspicion !== null) this.suspects.set(object, suspicion);
    if (suspicion === null || suspicion === 'faint') this.#texts.add({ ...bounds, object });
  }

  #ownSuspicion(object: number, bounds: Rect, frame: Affine | null): Suspicion | null {
    if (this.#isTiny(object, bounds, frame)) return 'tiny';
    const mode = this.#engine.call.FPDFTextObj_GetTextRenderMode(object);
    if (!FILLED.has(mode) && !OUTLINED.has(mode)) return 'unpainted';
    const [colour, alpha] = this.#colourOf(object, OUTLINED.has(mode));
    if (alpha === 0) return 'unpainted';
    const clip = this.#clipOf(object, frame);
    const isWhole = clip === null || holds(clip, bounds);
    return isWhole && colour !== null && this.#isApartFromGround(colour, bounds) ? null : 'faint';
  }

  #isTiny(object: number, { x0, y0, x1, y1 }: Rect, frame: Affine | null): boolean {
    if (Math.min(x1 - x0, y1 - y0) >= this.#smallest) return false;
    const { call, floats } = this.#engine;
    const own = this.#matrixOf(object);
    const { a, b, c, d } = frame === null ? own : compose(frame, own);
    if (call.FPDFTextObj_GetFontSize(object, this.#at) === 0) return false;
    const size = Math.abs(floats()[this.#at >> 2] ?? 0);
    return size * Math.max(Math.hypot(a, b), Math.hypot(c, d)) < this.#smallest;
  }

  /** Whether text of a colour stands out from everything that was painted where it stands. */
  #isApartFromGround(colour: Colour, bounds: Rect): boolean {
    let isSeen = isApart(colour, WHITE);
    for (const paint of this.#paints.meeting(bounds, (one) => isUnderOrOver(one, bounds))) {
      const stands = paint.colour !== null && isApart(colour, paint.colour);
      isSeen = paint.isBox && holds(paint, bounds) ? stands : isSeen && stands;
    }
    return isSeen;
  }

  #seePaint(object: number, type: number, frame: Affine | null): void {
    const bounds = this.#boundsOf(object, frame);
    if (bounds === null || Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0) < THIN) return;
    const isOutline = type === PATH && !this.#isFilled(object);
    if (isOutline && this.#strokeWidth(object) < THIN) return;
    const clip = this.#clipOf(object, frame);
    const shown = clip === null ? bounds : within(bounds, clip);
    const [colour, alpha] = type === PATH ? this.#colourOf(object, isOutline) : [null, OPAQUE];
    if (alpha === 0) return;
    const isBox = type === PATH && !isOutline && this.#isBox(object);
    for (const text of this.#texts.meeting(shown, (one) => isUnderOrOver(shown, one)))
      this.suspects.set(text.object, type === IMAGE ? 'pictured' : 'covered');
    this.#paints.add({ ...shown, colour, isBox });
  }

  #isFilled(path: number): boolean {
    this.#engine.call.FPDFPath_GetDrawMode(path, this.#at, this.#at + 4);
    return this.#engine.integers()[this.#at >> 2] !== 0;
  }

  #strokeWidth(path: number): number {
    const isKnown = this.#engine.call.FPDFPageObj_GetStrokeWidth(path, this.#at) !== 0;
    return isKnown ? (this.#engine.floats()[this.#at >> 2] ?? 0) : 0;
  }

  /** Whether a path is one rectangle along the axes of its own space. */
  #isBox(path: number): boolean {
    const { call, floats } = this.#engine;
    const count = call.FPDFPath_CountSegments(path);
    if (count > MAX_BOX_SEGMENTS) return false;
    const [across, up] = [new Set<number>(), new Set<number>()];
    for (let index = 0; index < count; index += 1) {
      const segment = call.FPDFPath_GetPathSegment(path, index);
      if (call.FPDFPathSegment_GetType(segment) === BEZIER_TO) return false;
      call.FPDFPathSegment_GetPoint(segment, this.#at, this.#at + 4);
      const view = floats();
      across.add(view[this.#at >> 2] ?? 0);
      up.add(view[(this.#at >> 2) + 1] ?? 0);
    }
    return across.size === 2 && up.size === 2;
  }

  /** The one colour that an object is painted in, null where it has none or lets something through; and how opaque it is. */
  #colourOf(object: number, isOutline: boolean): [Colour | null, number] {
    const { call } = this.#engine;
    const [red, green, blue, alpha] = [this.#at, this.#at + 4, this.#at + 8, this.#at + 12] as const;
    const ask = isOutline ? call.FPDFPageObj_GetStrokeColor : call.FPDFPageObj_GetFillColor;
    if (ask(object, red, green, blue, alpha) === 0) return [null, OPAQUE];
    const view = this.#engine.integers().subarray(this.#at >> 2, (this.#at >> 2) + 4);
    const [r = 0, g = 0, b = 0, opacity = 0] = view;
    const isPlain = opacity >= OPAQUE && call.FPDFPageObj_HasTransparency(object) === 0;
    return [isPlain ? [r, g, b] : null, opacity];
  }

  #boundsOf(object: number, frame: Affine | null): Rect | null {
    const at = this.#at;
    if (this.#engine.call.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return null;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = this.#engine.floats().subarray(at >> 2, (at >> 2) + 4);
    return frame === null ? { x0, y0, x1, y1 } : transformRect(frame, { x0, y0, x1, y1 });
  }

  /** What an object is clipped to; null where nothing clips it. */
  #clipOf(object: number, frame: Affine | null): Rect | null {
    const { call, floats } = this.#engine;
    const clip = call.FPDFPageObj_GetClipPath(object);
    const count = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
    let shown: Rect | null = null;
    for (let path = 0; path < count; path += 1) {
      const segments = call.FPDFClipPath_CountPathSegments(clip, path);
      const own: Rect = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
      for (let index = 0; index < segments; index += 1) {
        const segment = call.FPDFClipPath_GetPathSegment(clip, path, index);
        call.FPDFPathSegment_GetPoint(segment, this.#at, this.#at + 4);
        const view = floats();
        const [x, y] = [view[this.#at >> 2] ?? 0, view[(this.#at >> 2) + 1] ?? 0];
        own.x0 = Math.min(own.x0, x);
        own.y0 = Math.min(own.y0, y);
        own.x1 = Math.max(own.x1, x);
        own.y1 = Math.max(own.y1, y);
      }
      if (segments > 0) shown = shown === null ? own : within(shown, own);
    }
    return shown === null || frame === null ? shown : transformRect(frame, shown);
  }

  #matrixOf(object: number): Affine {
    this.#engine.call.FPDFPageObj_GetMatrix(object, this.#at);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#engine
      .floats()
      .subarray(this.#at >> 2, (this.#at >> 2) + 6);
    return { a, b, c, d, e, f };
  }
}

/**
 * The text objects of an open page, `size` points large, whose letters may not be seen, told by how everything on it is
 * painted and without drawing it.
 */
export function findSuspectText(
  engine: PdfEngine,
  page: number,
  size: { width: number; height: number },
  scratch: number,
): PageObjects {
  const walk = new Walk(engine, size, scratch);
  const count = engine.call.FPDFPage_CountObjects(page);
  walk.see(count, (index) => engine.call.FPDFPage_GetObject(page, index));
  return walk;
}
