import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';

import { MARK_ADDRESS } from './fund-document.ts';
import type { TruthBox } from './truth.ts';

const PLACES = 6;
const rounded = (value: number): number => Number(value.toFixed(PLACES));

function markOf(annotation: PDFDict): number | undefined {
  const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict);
  const address = action?.lookupMaybe(PDFName.of('URI'), PDFString)?.asString();
  return address?.startsWith(MARK_ADDRESS) ? Number(address.slice(MARK_ADDRESS.length)) : undefined;
}

function union(one: TruthBox, other: TruthBox): TruthBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    page: one.page,
    x,
    y,
    w: rounded(Math.max(one.x + one.w, other.x + other.w) - x),
    h: rounded(Math.max(one.y + one.h, other.y + other.h) - y),
  };
}

function addBox(boxes: TruthBox[], box: TruthBox): void {
  const at = boxes.findIndex(({ page }) => page === box.page);
  const known = boxes[at];
  if (known === undefined) boxes.push(box);
  else boxes[at] = union(known, box);
}

/** The page count of a marked twin and, for each mark, one box a page that holds all its lines. */
export async function readMarkBoxes(
  bytes: Uint8Array,
): Promise<{ pages: number; boxes: Map<number, TruthBox[]> }> {
  const pdf = await PDFDocument.load(bytes);
  const boxes = new Map<number, TruthBox[]>();
  pdf.getPages().forEach((page, index) => {
    const { width, height } = page.getSize();
    const annotations = page.node.Annots();
    for (let at = 0; at < (annotations?.size() ?? 0); at += 1) {
      const annotation = annotations?.lookupMaybe(at, PDFDict);
      const id = annotation && markOf(annotation);
      const rect = annotation?.lookupMaybe(PDFName.of('Rect'), PDFArray)?.asRectangle();
      if (id === undefined || rect === undefined) continue;
      const list = boxes.get(id) ?? [];
      boxes.set(id, list);
      addBox(list, {
        page: index + 1,
        x: rounded(rect.x / width),
        y: rounded(1 - (rect.y + rect.height) / height),
        w: rounded(rect.width / width),
        h: rounded(rect.height / height),
      });
    }
  });
  return { pages: pdf.getPageCount(), boxes };
}
