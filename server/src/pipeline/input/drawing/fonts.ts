import type { PDFDocument, PDFFont } from 'pdf-lib';
import { StandardFonts } from 'pdf-lib';

/** Width in points of a text at a size. */
export type TextMeasure = (text: string, size: number, isBold: boolean) => number;

/** The two fonts of renditions. */
export interface RenditionFonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** Puts the fonts into a PDF. */
export async function embedFonts(pdf: PDFDocument): Promise<RenditionFonts> {
  return {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
}

/**
 * A text in the characters that the fonts of every PDF reader have (Western European). Others are shown as their base
 * letter or as a question mark; what is read from the workbook keeps them.
 */
export function drawable(text: string, { plain }: RenditionFonts): string {
  const known = knownCharacters(plain);
  let drawn = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (known.has(code)) drawn += character;
    else if (/\s/u.test(character)) drawn += ' ';
    else {
      const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
      drawn += [...base].every((one) => known.has(one.codePointAt(0) ?? 0)) && base !== '' ? base : '?';
    }
  }
  return drawn;
}

const KNOWN = new WeakMap<PDFFont, ReadonlySet<number>>();

function knownCharacters(font: PDFFont): ReadonlySet<number> {
  const known = KNOWN.get(font) ?? new Set(font.getCharacterSet());
  KNOWN.set(font, known);
  return known;
}

/** Measures as the fonts draw: character by character, without the kerning that drawing leaves out too. */
export function measureWith(fonts: RenditionFonts): TextMeasure {
  const widths = { plain: new Map<string, number>(), bold: new Map<string, number>() };
  const widthOf = (character: string, isBold: boolean): number => {
    const known = isBold ? widths.bold : widths.plain;
    const width = known.get(character) ?? (isBold ? fonts.bold : fonts.plain).widthOfTextAtSize(character, 1);
    known.set(character, width);
    return width;
  };
  return (text, size, isBold) => {
    let width = 0;
    for (const character of drawable(text, fonts)) width += widthOf(character, isBold);
    return width * size;
  };
}
