import type { PageRules, Rule } from '../contract/page.ts';
import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import { compose } from './geometry.ts';

const PATH = 2;
const FORM = 5;
const MOVE_TO = 2;
const LINE_TO = 0;
/** Longer paths are drawings, not tables. */
const MAX_SEGMENTS = 2000;
const MAX_DEPTH = 8;
const STRAIGHT = 1.5;
const MIN_HORIZONTAL = 8;
const MIN_VERTICAL = 4;
const SNAP = 2.2;
const JOIN = 3;

interface Collector {
  engine: PdfEngine;
  scratch: number;
  horizontal: Rule[];
  vertical: Rule[];
}

function matrixOf({ engine, scratch }: Collector, object: number): Affine {
  engine.call.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = engine
    .floats()
    .subarray(scratch >> 2, (scratch >> 2) + 6);
  return { a, b, c, d, e, f };
}

type Point = readonly [x: number, y: number];

/** Lines drawn at one height stay at one height, whatever turning the page has cost in digits. */
const level = (place: number): number => Math.round(place * 1000) / 1000;

function addSegment(into: Collector, [x0, y0]: Point, [x1, y1]: Point): void {
  const dx = Math.abs(x1 - x0);
  const dy = Math.abs(y1 - y0);
  if (dy < STRAIGHT && dx > MIN_HORIZONTAL) {
    into.horizontal.push({ at: level((y0 + y1) / 2), from: Math.min(x0, x1), to: Math.max(x0, x1) });
  } else if (dx < STRAIGHT && dy > MIN_VERTICAL) {
    into.vertical.push({ at: level((x0 + x1) / 2), from: Math.min(y0, y1), to: Math.max(y0, y1) });
  }
}

function isPainted({ engine, scratch }: Collector, path: number): boolean {
  engine.call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  const modes = engine.integers();
  return modes[scratch >> 2] !== 0 || modes[(scratch >> 2) + 1] !== 0;
}

function addPath(into: Collector, path: number, frame: Affine): void {
  const { call, floats } = into.engine;
  const count = call.FPDFPath_CountSegments(path);
  if (count > MAX_SEGMENTS || !isPainted(into, path)) return;
  const m = compose(frame, matrixOf(into, path));
  let x = 0;
  let y = 0;
  for (let index = 0; index < count; index += 1) {
    const segment = call.FPDFPath_GetPathSegment(path, index);
    call.FPDFPathSegment_GetPoint(segment, into.scratch, into.scratch + 4);
    const view = floats();
    const px = view[into.scratch >> 2] ?? 0;
    const py = view[(into.scratch >> 2) + 1] ?? 0;
    const nextX = m.a * px + m.c * py + m.e;
    const nextY = m.b * px + m.d * py + m.f;
    const type = call.FPDFPathSegment_GetType(segment);
    if (type === LINE_TO) addSegment(into, [x, y], [nextX, nextY]);
    if (type === LINE_TO || type === MOVE_TO || index > 0) [x, y] = [nextX, nextY];
  }
}

/** The objects of a page or of a form inside it. */
interface ObjectList {
  count: number;
  get(index: number): number;
  frame: Affine;
  depth: number;
}

function walk(into: Collector, { count, get, frame, depth }: ObjectList): void {
  const { call } = into.engine;
  for (let index = 0; index < count; index += 1) {
    const object = get(index);
    if (object === 0) continue;
    const type = call.FPDFPageObj_GetType(object);
    if (type === PATH) addPath(into, object, frame);
    if (type !== FORM || depth >= MAX_DEPTH) continue;
    walk(into, {
      count: call.FPDFFormObj_CountObjects(object),
      get: (inner) => call.FPDFFormObj_GetObject(object, inner),
      frame: compose(frame, matrixOf(into, object)),
      depth: depth + 1,
    });
  }
}

/** Joins pieces of the same line: close beside each other and touching end to end, in whatever order they come. */
export function joinPieces(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = []; // by `at`, so that looking back may end early
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    let { at, from, to } = rule;
    let place = joined.length;
    for (let index = joined.length - 1; index >= 0; index -= 1) {
      const other = joined[index];
      if (other === undefined || rule.at - other.at >= SNAP) break;
      if (from > other.to + JOIN || to < other.from - JOIN) continue;
      [at, from, to] = [other.at, Math.min(from, other.from), Math.max(to, other.to)];
      joined.splice(index, 1);
      place = index;
    }
    joined.splice(place, 0, { at, from, to });
  }
  return joined;
}

/** The ruled lines of an open page; `frame` carries page space into the reading frame. */
export function readRules(engine: PdfEngine, page: number, frame: Affine, scratch: number): PageRules {
  const into: Collector = { engine, scratch, horizontal: [], vertical: [] };
  const count = engine.call.FPDFPage_CountObjects(page);
  walk(into, { count, get: (index) => engine.call.FPDFPage_GetObject(page, index), frame, depth: 0 });
  return { horizontal: joinPieces(into.horizontal), vertical: joinPieces(into.vertical) };
}
