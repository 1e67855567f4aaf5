import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { degrees, PDFDocument, StandardFonts, PDFBool, PDFName } from 'pdf-lib';

/** A piece of text at a place: points from the top left of an A4 page. */
export interface TextAt {
  x: number;
  y: number;
  text: string;
  size?: number;
  /** Whether every letter is as wide as every other, as in type of one pitch. */
  isMonospaced?: boolean;
  /** Degrees by which it rises to the right. */
  slant?: number;
  /** From 0, which paints nothing, to 1. */
  opacity?: number;
}

/** How a page is turned: `rotate` is its /Rotate, its content is drawn so that it reads upright without it. */
export interface PageOptions {
  rotate?: 0 | 90 | 180 | 270;
  /** Whether the file is also a form of the XML Forms Architecture, whose pages are in it or made of its template. */
  form?: 'static' | 'dynamic';
  /** Files attached to it. */
  files?: readonly { name: string; bytes: Uint8Array }[];
  /** Whether it is a portfolio of these files, its pages being only a cover. */
  isPortfolio?: boolean;
}

const HEIGHT = 842;
const WIDTH = 595;

/** Bytes of a PDF with one page per list of texts. */
export async function buildPdf(
  pages: readonly (readonly TextAt[])[],
  options: PageOptions = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [helvetica, courier] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.Courier),
  ];
  for (const texts of pages) {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    page.setRotation(degrees(options.rotate ?? 0));
    for (const { x, y, text, size = 10, isMonospaced = false, slant = 0, opacity = 1 } of texts) {
      const font = isMonospaced ? courier : helvetica;
      page.drawText(text, { x, y: HEIGHT - y, size, font, rotate: degrees(slant), opacity });
    }
  }
  if (options.form !== undefined) {
    const template = pdf.context.register(pdf.context.stream('<xdp xmlns="http://ns.adobe.com/xdp/"/>'));
    const form = pdf.context.obj({ Fields: [], XFA: template });
    pdf.catalog.set(PDFName.of('AcroForm'), form);
    if (options.form === 'dynamic') pdf.catalog.set(PDFName.of('NeedsRendering'), PDFBool.True);
  }
  for (const { name, bytes } of options.files ?? []) await pdf.attach(bytes, name);
  if (options.isPortfolio === true) pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ View: 'D' }));
  return pdf.save({ useObjectStreams: false });
}

/** Rows of a two-column list: label at the left, value right of it. */
export function labelRows(rows: readonly (readonly [string, string])[], from = 200, column = 380): TextAt[] {
  return rows.flatMap(([label, value], index) => {
    const y = from + index * 18;
    return [
      { x: 60, y, text: label },
      { x: column, y, text: value },
    ];
  });
}

/** The folder for temporary files of this process, removed when it exits. */
let temporaryFolder: string | undefined;

function openTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pipeline-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes bytes into a new temporary folder; the name says nothing, kinds are told by content. */
export function writeTemporary(bytes: Uint8Array | string, name = 'upload.pdf'): string {
  temporaryFolder ??= openTemporaryFolder();
  const path = join(mkdtempSync(join(temporaryFolder, 'file-')), name);
  writeFileSync(path, bytes);
  return path;
}
