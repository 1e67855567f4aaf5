import { smallestBoxAt } from '../../document/page-box.ts';
import { rotateBox, rotateClockwise } from './rotation.ts';
import {
  anchorAt,
  heightOf,
  layOutPages,
  PAGE_GAP,
  pageAt,
  pagesInView,
  pagesToDraw,
  type PageShape,
} from './page-layout.ts';
import { findText } from './text-search.ts';
import { percentOf, PIXELS_PER_POINT, scaleOf, zoomedIn, zoomedOut } from './zoom.ts';

const A4: PageShape = { width: 600, height: 800, upright: 0 };
const layout = (pageCount: number, shapes: readonly [number, PageShape][] = [[1, A4]], turns: 0 | 1 = 0) =>
  layOutPages({ pageCount, shapes: new Map(shapes), scale: 1, turns });

describe('rotating boxes', () => {
  const box = { page: 1, x: 0.1, y: 0.2, w: 0.3, h: 0.05 };
  const rounded = ({ x, y, w, h }: typeof box) =>
    [x, y, w, h].map((number) => Math.round(number * 1000) / 1000);

  it.each([
    [0, [0.1, 0.2, 0.3, 0.05]],
    [1, [0.75, 0.1, 0.05, 0.3]],
    [2, [0.6, 0.75, 0.3, 0.05]],
    [3, [0.2, 0.6, 0.05, 0.3]],
  ] as const)('by %i quarter turns clockwise', (turns, expected) => {
    expect(rounded(rotateBox(box, turns))).toEqual(expected);
  });

  it('returns to the start after four quarter turns', () => {
    let turned = box;
    for (let turn = 0; turn < 4; turn += 1) turned = rotateBox(turned, 1);
    expect(rounded(turned)).toEqual(rounded(box));
    expect(rotateClockwise(3)).toBe(0);
  });
});

describe('the box under a point', () => {
  const paragraph = { id: 'paragraph', page: 1, x: 0.1, y: 0.1, w: 0.5, h: 0.5 };
  const word = { id: 'word', page: 1, x: 0.2, y: 0.2, w: 0.1, h: 0.1 };

  it('is the innermost one of that page', () => {
    expect(smallestBoxAt([paragraph, word], { page: 1, x: 0.25, y: 0.25 })).toBe(word);
    expect(smallestBoxAt([word, paragraph], { page: 1, x: 0.5, y: 0.5 })).toBe(paragraph);
    expect(smallestBoxAt([paragraph, word], { page: 2, x: 0.25, y: 0.25 })).toBeUndefined();
    expect(smallestBoxAt([paragraph, word], { page: 1, x: 0.9, y: 0.9 })).toBeUndefined();
  });
});

describe('the column of pages', () => {
  it('assumes that unread pages are as large as the first one', () => {
    const { height, width, tops } = layout(3);
    expect([...tops]).toEqual([PAGE_GAP, 2 * PAGE_GAP + 800, 3 * PAGE_GAP + 1600]);
    expect([width, height]).toEqual([600, 4 * PAGE_GAP + 2400]);
  });

  it('uses the sizes of read pages, and swaps width and height of rotated ones', () => {
    const mixed = layout(2, [
      [1, A4],
      [2, { width: 800, height: 400, upright: 0 }],
    ]);
    expect([...mixed.heights]).toEqual([800, 400]);
    expect(mixed.width).toBe(800);
    expect([...layout(1, [[1, A4]], 1).widths]).toEqual([800]);
  });

  it('shows a page whose text lies on its side upright, and the others as they are', () => {
    const { widths, turns } = layout(2, [
      [1, A4],
      [2, { width: 600, height: 800, upright: 1 }],
    ]);
    expect([[...widths], turns]).toEqual([
      [600, 800],
      [0, 1],
    ]);
  });

  it.each([
    [0, 1],
    [PAGE_GAP + 799, 1],
    [PAGE_GAP + 801, 2],
    [1_000_000, 4],
  ])('finds the page at height %i', (y, page) => {
    expect(pageAt(layout(4), y)).toBe(page);
  });

  it('draws the visible pages and two on each side, however long the document is', () => {
    const long = layout(2000);
    const top = long.tops[999] ?? 0;
    const drawnAt = (height: number) => pagesToDraw(pagesInView(long, height, 900), long);
    expect(pagesInView(long, top, 900)).toEqual({ first: 1000, last: 1001 });
    expect(drawnAt(top)).toEqual({ first: 998, last: 1003 });
    expect(drawnAt(0)).toEqual({ first: 1, last: 4 });
    expect(drawnAt(long.height).last).toBe(2000);
  });

  it('keeps the position through a change of size', () => {
    const [before, after] = [
      layout(10),
      layOutPages({ pageCount: 10, shapes: new Map([[1, A4]]), scale: 2.5, turns: 0 }),
    ];
    const anchor = anchorAt(before, (before.tops[6] ?? 0) + 200);
    expect(anchor).toEqual({ page: 7, fraction: 0.25 });
    expect(heightOf(after, anchor)).toBe((after.tops[6] ?? 0) + 500);
  });
});

describe('the search in the text', () => {
  const line = (text: string, page = 1) => ({ page, x: 0.1, y: 0.2, w: 0.4, h: 0.02, text });
  const find = (query: string, ...lines: ReturnType<typeof line>[]) =>
    findText(lines, query, (one) => one.length);

  it('finds every occurrence, whatever case, accents and spaces, at its part of the line', () => {
    const { hits } = find('crédit  fund', line('A CREDIT FUND'), line('Credit\tFund', 3), line('credits'));
    expect(hits.map(({ page }) => page)).toEqual([1, 3]);
    expect(hits[0]?.x).toBeCloseTo(0.1 + (0.4 * 2) / 13);
    expect(hits[0]?.w).toBeCloseTo((0.4 * 11) / 13);
    expect(hits[1]).toEqual(expect.objectContaining({ x: 0.1, w: 0.4 }));
  });

  it('finds nothing for spaces, and takes each sign as it is', () => {
    expect(find('  ', line('a b')).hits).toEqual([]);
    expect(find('(1.5)', line('up (1.5) %')).hits).toHaveLength(1);
    expect(find('.*', line('all')).hits).toEqual([]);
  });

  it('stops after 1,000 hits and says so', () => {
    const result = find('a', ...Array.from({ length: 1001 }, () => line('a')));
    expect([result.hits.length, result.isCapped]).toEqual([1000, true]);
  });
});

describe('zoom', () => {
  const shapes = new Map([[1, A4]]);

  it('fits the width of the first page, rotated or not', () => {
    expect(scaleOf({ kind: 'fitWidth' }, 624, shapes, 0)).toBe(1);
    expect(scaleOf({ kind: 'fitWidth' }, 824, shapes, 1)).toBe(1);
  });

  it('steps up and down, and stays at the ends', () => {
    expect(zoomedIn(PIXELS_PER_POINT)).toEqual({ kind: 'factor', factor: 1.1 });
    expect(zoomedOut(PIXELS_PER_POINT * 1.03)).toEqual({ kind: 'factor', factor: 1 });
    expect(zoomedIn(PIXELS_PER_POINT * 4)).toEqual({ kind: 'factor', factor: 4 });
    expect(zoomedOut(PIXELS_PER_POINT * 0.25)).toEqual({ kind: 'factor', factor: 0.25 });
    expect(percentOf(scaleOf({ kind: 'factor', factor: 1.25 }, 0, shapes, 0))).toBe(125);
  });
});
