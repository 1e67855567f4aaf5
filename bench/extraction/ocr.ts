import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * What OCR costs, against the native tesseract on the same pictures in the same run: processor time, ours over theirs.
 * The goal is held against native tesseract with the model that we ship; beside it stands the smaller model that comes
 * with Debian's package. Processor time, because wall time on a shared machine says nothing.
 *
 *   node bench/extraction/ocr.ts [pages]
 */
import { createOcr } from '../../server/src/pipeline/ocr/ocr.ts';
import { ALL_PASSES } from '../../server/src/pipeline/contract/pass.ts';
import type { RecognitionContext } from '../../server/src/pipeline/ocr/recognise-page.ts';
import { recognisePage } from '../../server/src/pipeline/ocr/recognise-page.ts';
import type { PdfPage } from '../../server/src/pipeline/contract/page.ts';
import { filesOf, SCANS } from './bench-documents.ts';
import { endedChildrenSeconds, ownSeconds } from './process-cost.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';
import type { Raster } from '../../server/src/pipeline/pdf/render-page.ts';

const WANTED_RATIO = 2;
const DEFAULT_PAGES = 8;
const DOTS_PER_INCH = 300;

/** Puts the model that we ship where native tesseract reads it. */
function unpackModel(folder: string): void {
  const packed = createRequire(import.meta.url).resolve(
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  );
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(readFileSync(packed)));
}

/** Processor time of native tesseract for one picture, on one thread; `own` reads with the model in the folder. */
function readNative(folder: string, { width, height, pixels }: Raster, own: boolean): number {
  const file = join(folder, 'page.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const before = endedChildrenSeconds();
  const model = own ? ['--tessdata-dir', folder] : [];
  spawnSync('tesseract', [file, '-', '-l', 'eng', ...model, '--dpi', String(DOTS_PER_INCH)], {
    stdio: 'ignore',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  return endedChildrenSeconds() - before;
}

async function main(): Promise<void> {
  if (spawnSync('tesseract', ['--version'], { stdio: 'ignore' }).error !== undefined) {
    console.log('OCR: skipped, it needs the native tesseract to compare with');
    return;
  }
  if (!existsSync('/proc/self/stat')) {
    console.log('OCR: skipped, it needs Linux to count processor time');
    return;
  }
  const most = Number(process.argv[2] ?? DEFAULT_PAGES);
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-ocr-'));
  const ocr = createOcr();
  const signal = new AbortController().signal;
  unpackModel(folder);
  let [pages, ours, native, small] = [0, 0, 0, 0];
  for (const file of filesOf('dev', [], SCANS)) {
    if (pages >= most) break;
    const pdf = await openPdf(readFileSync(file), DEFAULT_LIMITS);
    const guess: RecognitionContext['guess'] = { language: 'eng', turn: 0 };
    const context = { pdf, ocr, limits: DEFAULT_LIMITS, signal, guess, passes: ALL_PASSES };
    const read = (index: number): Promise<PdfPage> => recognisePage(pdf.readPage(index), context);
    for (let index = 0; index < pdf.pageCount && pages < most; index += 1) {
      if (pages === 0) await read(index); // starts the thread, which serves document after document
      const before = ownSeconds();
      const { words } = await read(index);
      const own = ownSeconds() - before;
      const maxPixels = DEFAULT_LIMITS.maxRasterPixels;
      const raster = pdf.renderPage(index, { dotsPerInch: DOTS_PER_INCH, maxPixels, turn: 0 });
      const theirs = readNative(folder, raster, true);
      const smaller = readNative(folder, raster, false);
      [pages, ours, native, small] = [pages + 1, ours + own, native + theirs, small + smaller];
      const seconds = [own, theirs, smaller].map((one) => one.toFixed(2)).join(', ');
      console.log(
        `page ${pages}: ${words.length} words; ours, native, native with the small model: ${seconds} s`,
      );
    }
    pdf.close();
  }
  await ocr.close();
  rmSync(folder, { recursive: true, force: true });
  const ratio = ours / native;
  const resident = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `OCR: ${ratio.toFixed(2)} x native tesseract with our model over ${pages} pages (wanted: at most ${WANTED_RATIO})`,
  );
  console.log(`${(ours / small).toFixed(2)} x native tesseract with Debian's smaller model`);
  console.log(`largest resident set ${resident} MiB`);
  if (ratio > WANTED_RATIO) process.exitCode = 1;
}

await main();
