import { PDFDocument } from 'pdf-lib';

import { PipelineError } from '../../contract/failures.ts';
import type { PageRules, PdfPage, Rule, Word } from '../../contract/page.ts';
import type { ExtractionLimits } from '../../contract/limits.ts';
import { drawPage } from '../drawing/draw-page.ts';
import type { TextMeasure } from '../drawing/fonts.ts';
import { embedFonts, measureWith } from '../drawing/fonts.ts';
import type { LaidOutPage, PlacedLine } from '../drawing/laid-out-page.ts';
import { layOutSheet } from './layout.ts';
import { readSheets } from './sheets.ts';

/** Height of the box of a line of text, as a part of its size. */
const BOX_HEIGHT = 1.16;
const JOIN = 1;

function wordsOf({ texts }: LaidOutPage, measure: TextMeasure): Word[] {
  return texts.flatMap(({ text, x, y, size, isBold, cell }) =>
    [...text.matchAll(/\S+/gu)].map((match) => {
      const x0 = x + measure(text.slice(0, match.index), size, isBold);
      const x1 = x0 + measure(match[0], size, isBold);
      return { text: match[0], x0, y0: y, x1, y1: y + size * BOX_HEIGHT, upright: true, cell };
    }),
  );
}

/** Borders of neighbouring cells are one line. */
function joined(rules: readonly Rule[]): Rule[] {
  const result: Rule[] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && Math.abs(last.at - rule.at) < JOIN && rule.from <= last.to + JOIN)
      last.to = Math.max(last.to, rule.to);
    else result.push({ ...rule });
  }
  return result;
}

function rulesOf(lines: readonly PlacedLine[]): PageRules {
  const horizontal = lines.filter(({ y0, y1 }) => y0 === y1);
  const vertical = lines.filter(({ y0, y1 }) => y0 !== y1);
  return {
    horizontal: joined(horizontal.map(({ x0, x1, y0 }) => ({ at: y0, from: x0, to: x1 }))),
    vertical: joined(vertical.map(({ x0, y0, y1 }) => ({ at: x0, from: y0, to: y1 }))),
  };
}

/** A workbook as pages of words, each word with the address of its cell, and a PDF of the very same geometry. */
export interface ReadWorkbook {
  pages: PdfPage[];
  rendition: Uint8Array;
}

/**
 * Reads the visible sheets of a workbook, each as one or more pages. What counts is what the cells show: rounded figures
 * stay rounded. Equal bytes give equal results.
 * @throws PipelineError EXT_FAILED_INVALID_DOCUMENT for broken or empty workbooks, EXT_FAILED beyond the limits.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  limits: Pick<ExtractionLimits, 'maxPages'>,
): Promise<ReadWorkbook> {
  const sheets = readSheets(bytes);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(pdf);
  const measure = measureWith(fonts);
  const laidOut = sheets.flatMap((sheet) => layOutSheet(sheet, measure));
  if (laidOut.length === 0)
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The workbook shows no cells.');
  if (laidOut.length > limits.maxPages)
    throw new PipelineError('EXT_FAILED', `The workbook has more pages than ${limits.maxPages}.`);
  const pages = laidOut.map((page, index): PdfPage => {
    drawPage(pdf, page, fonts);
    return {
      number: index + 1,
      width: page.width,
      height: page.height,
      rotation: 0,
      turn: 0,
      source: 'cells',
      words: wordsOf(page, measure),
      rules: rulesOf(page.lines),
    };
  });
  return { pages, rendition: await pdf.save({ useObjectStreams: false }) };
}
