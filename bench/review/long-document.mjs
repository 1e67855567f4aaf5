import { PDFDocument, StandardFonts } from 'pdf-lib';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const NOTICE = path.join(
  import.meta.dirname,
  '../../samples/to-upload/COV Healthcare Royalties - Dist Memo 15 Feb 24.pdf',
);

const TEXT = ': the investments of the partnership are held at cost less impairment';
/** Lines of a page, as many as a dense appendix has. */
const LINES = 48;

/** A distribution notice with an appendix of dense text, `pageCount` pages in all. */
export async function longDocument(pageCount) {
  const file = await PDFDocument.load(await readFile(NOTICE));
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (let number = file.getPageCount() + 1; number <= pageCount; number++) {
    const page = file.addPage([612, 792]);
    for (let line = 0; line < LINES; line++)
      page.drawText(`Appendix ${number}.${line}${TEXT}`, { font, size: 10, x: 60, y: 740 - line * 14 });
  }
  return Buffer.from(await file.save());
}
