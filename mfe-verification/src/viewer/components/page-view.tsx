import { useEffect, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { Text } from '@assay/shared/ui';
import type { PagePoint } from '../../document/page-box.ts';
import { inverseRotation, rotateBox, type Rotation } from '../model/rotation.ts';
import type { PageShape } from '../model/page-layout.ts';
import { drawPage, removePictures, type Drawing } from '../pdfjs/draw-page.ts';
import type { PdfDocument, PdfLibrary, PdfPage } from '../pdfjs/pdf-library.ts';
import { readPageShape } from '../pdfjs/read-page-shape.ts';
import classes from './page-view.module.css';

export interface PageViewProps {
  readonly pdfjs: PdfLibrary;
  readonly document: PdfDocument;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly scale: number;
  readonly turns: Rotation;
  /** Place and size in the column, in CSS pixels. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly onShape: (page: number, shape: PageShape) => void;
  /** The page is drawn, or cannot be. */
  readonly onPageSettled?: (() => void) | undefined;
  readonly onPointClick: (point: PagePoint) => void;
  /** Some part of it is visible; the others are drawn ahead. */
  readonly isInView: boolean;
  /** The boxes over the page. */
  readonly children: ReactNode;
}

/** Delay before a page in view is read, in ms: fast scrolling passes pages that need not be drawn. */
const RENDER_DELAY_MS = 40;
/** The same of a page that is drawn ahead: who leafs through a document leaves its neighbours undrawn, and their memory free. */
const OFFSCREEN_RENDER_DELAY_MS = 300;

/** Documents of which a page was drawn. */
const drawnDocuments = new WeakSet<PdfDocument>();

/** Whether a page is to be drawn by now: in view it soon is, ahead of the view later. */
function useIsDue(document: PdfDocument, isInView: boolean): boolean {
  // The first page of a visit is drawn at once: nobody has scrolled yet.
  const [isDue, setIsDue] = useState(() => isInView && !drawnDocuments.has(document));
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setIsDue(true), isInView ? RENDER_DELAY_MS : OFFSCREEN_RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, isInView]);
  return isDue;
}

/** Draws a page into its hosts, and again after a change of scale or rotation. */
function useDrawing(props: Omit<PageViewProps, 'children'>) {
  const { pdfjs, document, pageNumber, scale, turns, onShape, onPageSettled } = props;
  const canvasHost = useRef<HTMLDivElement>(null);
  const textHost = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isDue = useIsDue(document, props.isInView);
  const isDrawn = useRef(false);

  useEffect(() => {
    if (!isDue) return;
    let drawing: Drawing | undefined;
    let page: PdfPage | undefined;
    let isUnmounted = false;
    const draw = async () => {
      page = await document.getPage(pageNumber);
      onShape(pageNumber, await readPageShape(page));
      if (isUnmounted || !canvasHost.current || !textHost.current) return;
      const hosts = { canvasHost: canvasHost.current, textHost: textHost.current };
      drawing = drawPage(pdfjs, page, { ...hosts, scale, turns, pixelRatio: window.devicePixelRatio });
      await drawing.done;
      if (isUnmounted) return;
      drawnDocuments.add(document);
      isDrawn.current = true;
      setHasFailed(false);
      onPageSettled?.();
    };
    const start = () => {
      draw().catch(() => {
        if (isUnmounted) return;
        setHasFailed(true);
        onPageSettled?.();
      });
    };
    // Who changes the size of the pages does so in many steps.
    const timer = setTimeout(start, isDrawn.current ? RENDER_DELAY_MS : 0);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      drawing?.cancel();
      page?.cleanup();
    };
  }, [pdfjs, document, pageNumber, scale, turns, isDue, onShape, onPageSettled]);
  useEffect(() => {
    const host = canvasHost.current;
    return () => {
      if (host) removePictures(host);
    };
  }, []);

  return { canvasHost, textHost, hasFailed };
}

/** The selection around an element. Chromium gives that of a shadow root by the root itself, others by the window. */
function selectionIn(element: HTMLElement): Selection | null {
  const root: Node & { readonly getSelection?: () => Selection | null } = element.getRootNode();
  return root.getSelection?.() ?? window.getSelection();
}

/** One page: its picture, its selectable text, and the boxes on it. */
export function PageView({ children, ...props }: PageViewProps) {
  const { pageNumber, pageCount, scale, turns, top, width, height, onPointClick } = props;
  const { canvasHost, textHost, hasFailed } = useDrawing(props);

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!selectionIn(event.currentTarget)?.isCollapsed) return; // The end of a text selection is no click.
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - frame.left) / frame.width;
    const y = (event.clientY - frame.top) / frame.height;
    const point = rotateBox({ page: pageNumber, x, y, w: 0, h: 0 }, inverseRotation(turns));
    onPointClick({ page: pageNumber, x: point.x, y: point.y });
  };

  const style: CSSProperties & Record<`--${string}`, string> = {
    top,
    width,
    height,
    '--total-scale-factor': String(scale),
  };
  return (
    <div
      className={classes.page}
      style={style}
      role="group"
      aria-label={text('verification.pageLabel', { page: pageNumber, count: pageCount })}
      onClick={handleClick}
    >
      <div ref={canvasHost} className={classes.picture} aria-hidden />
      <div ref={textHost} className={classes.words} />
      {hasFailed && (
        <Text as="p" caption className={classes.pageFailure}>
          {text('verification.pageFailed')}
        </Text>
      )}
      {children}
    </div>
  );
}
