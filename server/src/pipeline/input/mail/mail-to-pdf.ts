import { PDFDocument } from 'pdf-lib';

import { drawPage } from '../drawing/draw-page.ts';
import { embedFonts, measureWith } from '../drawing/fonts.ts';
import type { LaidOutPage } from '../drawing/laid-out-page.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import type { MailContent } from './mail-content.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const SIZE = 10;
const LINE = 14;
/** The end of a longer mail is an old conversation. */
const MAX_PAGES = 50;

/** The lines to show: head, names of the files, text. */
function linesOf({ head, text, files }: MailContent): { text: string; isBold: boolean }[] {
  const named = files.filter(({ name }) => name !== '').map(({ name }) => name);
  return [
    ...head.map(([name, value]) => ({ text: `${name}: ${value}`, isBold: true })),
    ...named.map((name) => ({ text: `+ ${name}`, isBold: false })),
    { text: '', isBold: false },
    ...text.split(/\r\n|\r|\n/u).map((line) => ({ text: line, isBold: false })),
  ];
}

/** A mail as a PDF of A4 pages: its head, the names of its files and its text. Equal mails give equal bytes. */
export async function mailToPdf(mail: MailContent): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(pdf);
  const measure = measureWith(fonts);
  const pages: LaidOutPage[] = [];
  let y = HEIGHT;
  for (const { text, isBold } of linesOf(mail)) {
    const wrapped = wrapText(text, WIDTH - 2 * MARGIN, (part) => measure(part, SIZE, isBold));
    for (const line of wrapped.length === 0 ? [''] : wrapped) {
      if (y + LINE > HEIGHT - MARGIN) {
        if (pages.length === MAX_PAGES) break;
        pages.push({ width: WIDTH, height: HEIGHT, texts: [], lines: [] });
        y = MARGIN;
      }
      if (line !== '') pages.at(-1)?.texts.push({ text: line, x: MARGIN, y, size: SIZE, isBold, cell: '' });
      y += LINE;
    }
  }
  for (const page of pages) drawPage(pdf, page, fonts);
  return pdf.save({ useObjectStreams: false });
}
