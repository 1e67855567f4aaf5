import type { PageShape } from '../model/page-layout.ts';
import { inverseRotation, type Rotation } from '../model/rotation.ts';
import type { PdfPage } from './pdf-library.ts';

const shapes = new WeakMap<PdfPage, Promise<PageShape>>();

type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;

/** The text of pages that were read for their shape, and not drawn since. */
const texts = new WeakMap<PdfPage, TextContent>();

/** The text of a page that was read for its shape, once: its first drawing need not read it again. */
export function takeTextContent(page: PdfPage): TextContent | undefined {
  const content = texts.get(page);
  texts.delete(page);
  return content;
}

/** The shape of a page: its size, and the rotation that makes most of its text upright. Read once per page. */
export function readPageShape(page: PdfPage): Promise<PageShape> {
  const known = shapes.get(page);
  if (known) return known;
  const read = shapeOf(page);
  shapes.set(page, read);
  return read;
}

async function shapeOf(page: PdfPage): Promise<PageShape> {
  const { width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  texts.set(page, content);
  const characters = [0, 0, 0, 0];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const turns = clockwiseTurnsOf(item.transform, page.rotate);
    characters[turns] = (characters[turns] ?? 0) + item.str.trim().length;
  }
  const total = characters.reduce((sum, count) => sum + count, 0);
  const main = characters.findIndex((count) => count * 2 > total);
  return { width, height, upright: total === 0 || main < 0 ? 0 : inverseRotation(main as Rotation) };
}

/** By how many quarter turns clockwise a text with this matrix [a, b, …] lies on the page as it is displayed. */
function clockwiseTurnsOf(matrix: readonly unknown[], pageRotation: number): number {
  const angle = (Math.atan2(Number(matrix[1]), Number(matrix[0])) * 180) / Math.PI;
  const clockwise = (pageRotation - angle + 720) % 360;
  return Math.round(clockwise / 90) % 4;
}
