/**
 * What OCR costs in processor time, because wall time on a shared machine says nothing: ours over tesseract.js alone with the
 * same model, which reads each picture once as it is stored.
 *
 *   npm run bench -- ocr [--documents FOLDER] [--pages N]
 *
 * Pages are those of our own scans and, where their folder is given, of the scans of papers that others made.
 */
import { existsSync, readFileSync } from 'node:fs';

import type { Ocr } from '../../server/src/pipeline/ocr/ocr.ts';
import { createOcr } from '../../server/src/pipeline/ocr/ocr.ts';
import { ALL_PASSES } from '../../server/src/pipeline/contract/pass.ts';
import type { RecognitionContext } from '../../server/src/pipeline/ocr/recognise-page.ts';
import { recognisePage } from '../../server/src/pipeline/ocr/recognise-page.ts';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { DOCUMENTS_OPTION, filesOf, SCANS } from './bench-documents.ts';
import { checkRatio } from '../harness/limits.ts';
import { ownSeconds } from './process-cost.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';

/** Times the processor time of tesseract.js alone that a page may take. */
const LIMIT = 3;
/** A page that does not say how finely it is stored is drawn so for tesseract.js. */
const DEFAULT_DOTS_PER_INCH = 300;

const { values } = readArguments({
  usage: `npm run bench -- ocr [--documents FOLDER] [--pages N]
  --documents FOLDER  a folder of further sets, such as scans of papers that others made
  --pages N           pages of each set, all without it`,
  options: { ...DOCUMENTS_OPTION, pages: 'optional' },
});

/** Seconds of processor time over the pages of a set. */
interface Spent {
  pages: number;
  ours: number;
  alone: number;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = ownSeconds();
  await work();
  return ownSeconds() - before;
}

/** Reads the scans among some files by us and by tesseract.js alone, page by page. */
async function readSet(files: readonly string[], most: number, ocr: Ocr): Promise<Spent> {
  const spent: Spent = { pages: 0, ours: 0, alone: 0 };
  const { maxRasterPixels: maxPixels } = DEFAULT_LIMITS;
  const signal = new AbortController().signal;
  for (const file of files) {
    const pdf = await openPdf(readFileSync(file), DEFAULT_LIMITS);
    const guess: RecognitionContext['guess'] = { language: 'eng', turn: 0 };
    const context = { pdf, ocr, limits: DEFAULT_LIMITS, signal, guess, passes: ALL_PASSES };
    for (let index = 0; index < pdf.pageCount && spent.pages < most; index += 1) {
      // Read once before: this starts the thread with the page's model, which serves document after document.
      if (spent.pages === 0) await recognisePage(pdf.readPage(index), context);
      spent.ours += await secondsOf(() => recognisePage(pdf.readPage(index), context));
      const dotsPerInch = pdf.readImages(index).dotsPerInch ?? DEFAULT_DOTS_PER_INCH;
      const stored = pdf.renderPage(index, { dotsPerInch, maxPixels, turn: 0 });
      spent.alone += await secondsOf(() => ocr.recognise(stored, guess.language, signal));
      spent.pages += 1;
    }
    pdf.close();
  }
  return spent;
}

async function main(): Promise<void> {
  if (!existsSync('/proc/self/stat')) {
    console.log('OCR: skipped, it needs Linux to count processor time');
    return;
  }
  const ocr = createOcr();
  const most = Number(values.pages ?? Infinity);
  const sets = [
    { name: 'own scans', files: filesOf('dev', [], SCANS) },
    { name: 'scans of others', files: filesOf('others/scanned', values.documents) },
  ];
  for (const { name, files } of sets) {
    const { pages, ours, alone } = await readSet(files, most, ocr);
    if (pages === 0) continue;
    console.log(
      `${name}: ${pages} pages, ${ours.toFixed(1)} s, ${checkRatio(ours / alone, LIMIT)} tesseract.js alone`,
    );
  }
  await ocr.close();
  console.log(`largest resident set ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}

await main();
