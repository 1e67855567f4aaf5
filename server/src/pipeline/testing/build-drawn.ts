import type { PDFPage } from 'pdf-lib';
import { PDFDocument } from 'pdf-lib';

const FONTS = { F: 'Helvetica', T: 'Times-Roman', C: 'Courier' };
/** Codes of the fonts that stand for marks which no keyboard has: a soft hyphen and a zero-width space, both of no width. */
export const SOFT_HYPHEN = '\\001';
export const ZERO_WIDTH_SPACE = '\\002';
const MAP =
  '/CIDInit /ProcSet findresource begin begincmap 2 beginbfchar <01> <00AD> <02> <200B> endbfchar endcmap';

/**
 * An A4 page whose content is given as PDF operators, as any program may write them; fonts /F, /T and /C are Helvetica,
 * Times and Courier, /Z has nothing but marks of no width. `change` may do more to the page.
 */
export async function buildDrawn(
  content: string,
  change: (page: PDFPage, pdf: PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const { context } = pdf;
  const fonts = context.obj({});
  for (const [key, BaseFont] of Object.entries(FONTS)) {
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont, Encoding: 'WinAnsiEncoding' };
    fonts.set(context.obj(key) as never, context.obj(font));
  }
  const unseen = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', FirstChar: 1, LastChar: 2 };
  const marks = context.obj({ ...unseen, Widths: [0, 0] });
  marks.set(context.obj('ToUnicode') as never, context.register(context.stream(MAP)));
  fonts.set(context.obj('Z') as never, marks);
  page.node.set(context.obj('Resources') as never, context.obj({ Font: fonts }));
  page.node.addContentStream(context.register(context.stream(content)));
  change(page, pdf);
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
}
