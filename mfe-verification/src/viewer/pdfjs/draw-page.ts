import type { Rotation } from '../model/rotation.ts';
import type { PdfLibrary, PdfPage } from './pdf-library.ts';
import { takeTextContent } from './read-page-shape.ts';

/** The largest canvas of one page in device pixels. A larger page is drawn at a lower resolution. */
const MAX_CANVAS_PIXELS = 16_777_216;

/** How a page is drawn. */
export interface DrawRequest {
  /** CSS pixels per point. */
  readonly scale: number;
  readonly turns: Rotation;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** Receives the finished canvas in place of the one before. */
  readonly canvasHost: HTMLElement;
  /** Receives the selectable text. */
  readonly textHost: HTMLElement;
}

/** A page being drawn. */
export interface Drawing {
  /** Resolves when picture and text are drawn, or drawing was cancelled. Rejects if the page cannot be drawn. */
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/**
 * Frees the memory of a canvas at once. A canvas that merely leaves the page keeps its pixels, some 4 MB of a page, until
 * the next garbage collection.
 */
function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Takes the pictures out of a host, and frees their memory. */
export function removePictures(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) releaseCanvas(canvas);
  host.replaceChildren();
}

/**
 * Draws a page with its selectable text. The previous picture stays, stretched, until the new one is complete, so that
 * zooming never shows an empty page.
 */
export function drawPage(pdfjs: PdfLibrary, page: PdfPage, request: DrawRequest): Drawing {
  const { scale, turns, canvasHost, textHost } = request;
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turns * 90) % 360 });
  const ratio = Math.min(
    request.pixelRatio,
    Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  const task = page.render({
    canvas,
    viewport,
    transform: [ratio, 0, 0, ratio, 0, 0],
    background: '#ffffff',
  });

  const text = document.createElement('div');
  const layer = new pdfjs.TextLayer({
    textContentSource: takeTextContent(page) ?? page.streamTextContent(),
    container: text,
    viewport,
  });
  let isCancelled = false;
  const ignoreCancelling = (error: unknown) => {
    if (!isCancelled) throw error;
  };

  const picture = task.promise.then(
    () => {
      if (isCancelled) return releaseCanvas(canvas);
      removePictures(canvasHost);
      canvasHost.append(canvas);
    },
    (error: unknown) => {
      releaseCanvas(canvas);
      ignoreCancelling(error);
    },
  );
  const words = layer.render().then(() => {
    if (!isCancelled) textHost.replaceChildren(text);
  }, ignoreCancelling);

  return {
    done: Promise.all([picture, words]).then(() => undefined),
    cancel: () => {
      isCancelled = true;
      task.cancel();
      layer.cancel();
    },
  };
}

/** Draws a small picture of a page, `width` CSS pixels wide after its rotation. */
export async function drawThumbnail(
  page: PdfPage,
  {
    turns,
    width,
    pixelRatio,
  }: { readonly turns: Rotation; readonly width: number; readonly pixelRatio: number },
): Promise<HTMLCanvasElement> {
  const rotation = (page.rotate + turns * 90) % 360;
  const scale = (width * pixelRatio) / page.getViewport({ scale: 1, rotation }).width;
  const viewport = page.getViewport({ scale, rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return canvas;
}
