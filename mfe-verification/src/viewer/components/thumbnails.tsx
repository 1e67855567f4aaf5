import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { text } from '@assay/shared/messages';
import { drawThumbnail, removePictures } from '../pdfjs/draw-page.ts';
import type { PdfDocument } from '../pdfjs/pdf-library.ts';
import type { Highlight } from './highlight-layer.tsx';
import type { PageViewport } from './use-page-viewport.ts';
import classes from './thumbnails.module.css';

export interface ThumbnailsProps {
  readonly document: PdfDocument;
  readonly column: PageViewport;
  readonly pageCount: number;
  readonly highlights: ReadonlyMap<number, readonly Highlight[]>;
}

/** Width of a picture, and height of a page's place in the strip, in CSS pixels. */
const PICTURE_WIDTH = 84;
const SLOT_HEIGHT = 148;
/** Delay before a picture is drawn, in ms: scrolling passes most of them. */
const RENDER_DELAY_MS = 120;
/** Pages before and after the visible ones that are in the strip. */
const MARGIN = 3;

/** The pages as small pictures, each with how many values were found on it and how many of them need review. */
export function Thumbnails({ document, column, pageCount, highlights }: ThumbnailsProps) {
  const stripRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { currentPage, goToPage, layout } = column;
  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const slot = (currentPage - 1) * SLOT_HEIGHT;
    if (slot < strip.scrollTop) strip.scrollTop = slot;
    else if (slot + SLOT_HEIGHT > strip.scrollTop + strip.clientHeight)
      strip.scrollTop = slot + SLOT_HEIGHT - strip.clientHeight;
  }, [currentPage]);

  const first = Math.max(1, Math.floor(top / SLOT_HEIGHT) + 1 - MARGIN);
  const visible = Math.ceil(window.innerHeight / SLOT_HEIGHT); // The strip is never higher than the window.
  const last = Math.min(pageCount, first + visible + 2 * MARGIN);
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goToPage(currentPage + by);
  };
  return (
    <div
      ref={stripRef}
      className={classes.strip}
      role="navigation"
      aria-label={text('verification.thumbnails')}
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={handleKeyDown}
    >
      <div className={classes.slots} style={{ height: pageCount * SLOT_HEIGHT }}>
        {Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).map((page) => (
          <button
            key={page}
            type="button"
            tabIndex={-1}
            className={classes.slot}
            style={{ top: (page - 1) * SLOT_HEIGHT, height: SLOT_HEIGHT }}
            aria-current={page === currentPage ? 'page' : undefined}
            aria-label={labelOf(page, highlights.get(page) ?? [])}
            onClick={() => goToPage(page)}
          >
            <Picture
              document={document}
              page={page}
              turns={layout.turns[page - 1] ?? 0}
              ratio={(layout.heights[page - 1] ?? 1) / (layout.widths[page - 1] ?? 1)}
            />
            <PageMarkers page={page} highlights={highlights.get(page) ?? []} />
          </button>
        ))}
      </div>
    </div>
  );
}

const doubtfulOf = (highlights: readonly Highlight[]) =>
  highlights.filter(({ tone }) => tone === 'doubt').length;

function labelOf(page: number, highlights: readonly Highlight[]): string {
  return text('verification.thumbnail', { page, count: highlights.length, doubtful: doubtfulOf(highlights) });
}

/** The number of the page, and below it how many values lie there. */
function PageMarkers({
  page,
  highlights,
}: {
  readonly page: number;
  readonly highlights: readonly Highlight[];
}) {
  const doubtful = doubtfulOf(highlights);
  return (
    <span className={classes.markers} aria-hidden>
      <span>{page}</span>
      {highlights.length > 0 && (
        <span className={classes.count} data-tone={doubtful > 0 ? 'doubt' : 'found'}>
          {doubtful > 0 ? doubtful : highlights.length}
        </span>
      )}
    </span>
  );
}

interface PictureProps {
  readonly document: PdfDocument;
  readonly page: number;
  readonly turns: 0 | 1 | 2 | 3;
  /** Height by width. */
  readonly ratio: number;
}

function Picture({ document, page, turns, ratio }: PictureProps) {
  const hostRef = useRef<HTMLSpanElement>(null);
  const width = Math.min(PICTURE_WIDTH, 112 / ratio);
  useEffect(() => {
    let isUnmounted = false;
    const host = hostRef.current;
    const draw = async () => {
      const options = { turns, width, pixelRatio: window.devicePixelRatio };
      const canvas = await drawThumbnail(await document.getPage(page), options);
      if (!isUnmounted) host?.replaceChildren(canvas);
    };
    // A page that cannot be drawn stays blank here; the page itself says so.
    const timer = setTimeout(() => void draw().catch(() => undefined), RENDER_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      if (host) removePictures(host);
    };
  }, [document, page, turns, width]);
  return <span ref={hostRef} className={classes.picture} style={{ width, height: width * ratio }} />;
}
