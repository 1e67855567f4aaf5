import { degrees, PDFDocument } from 'pdf-lib';

import type { Turn } from '../contract/page.ts';

/** A turn of what a page draws, clockwise, and the page's own /Rotate. */
export interface TurnedBy {
  drawn: Turn;
  own: Turn;
}

/** A copy of a PDF whose pages are turned: drawn as a form on a new page, as tools that paste scans together do. */
export async function buildTurned(bytes: Uint8Array, { drawn, own }: TurnedBy): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes);
  const turned = await PDFDocument.create();
  for (const form of await turned.embedPdf(source, source.getPageIndices())) {
    const { width, height } = form;
    const origin = {
      0: { x: 0, y: 0 },
      90: { x: 0, y: width },
      180: { x: width, y: height },
      270: { x: height, y: 0 },
    }[drawn];
    const page = turned.addPage(drawn % 180 === 0 ? [width, height] : [height, width]);
    page.drawPage(form, { ...origin, rotate: degrees(-drawn) });
    page.setRotation(degrees(own));
  }
  return turned.save({ useObjectStreams: false });
}
