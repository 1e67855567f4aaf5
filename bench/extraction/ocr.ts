import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * What OCR costs in processor time, because wall time on a shared machine says nothing: ours over tesseract.js alone with the
 * same model, which reads each picture once as it is stored, and over the native tesseract where it is at hand.
 *
 *   npm run bench -- ocr [--documents FOLDER] [--pages N]
 *
 * Pages are those of our own scans and, where their folder is given, of the scans of papers that others made.
 */
import type { Ocr } from '../../server/src/pipeline/ocr/ocr.ts';
import { createOcr } from '../../server/src/pipeline/ocr/ocr.ts';
import { ALL_PASSES } from '../../server/src/pipeline/contract/pass.ts';
import type { RecognitionContext } from '../../server/src/pipeline/ocr/recognise-page.ts';
import { recognisePage } from '../../server/src/pipeline/ocr/recognise-page.ts';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { DOCUMENTS_OPTION, filesOf, SCANS } from './bench-documents.ts';
import { endedChildrenSeconds, ownSeconds } from './process-cost.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';
import type { Raster } from '../../server/src/pipeline/pdf/render-page.ts';

const WANTED = { alone: 3, native: 2 };
const NATIVE_DOTS_PER_INCH = 300;

const { values } = readArguments({
  usage: `npm run bench -- ocr [--documents FOLDER] [--pages N]
  --documents FOLDER  a folder of further sets, such as scans of papers that others made
  --pages N           pages of each set, all without it`,
  options: { ...DOCUMENTS_OPTION, pages: 'optional' },
});

/** Puts the model that we ship where native tesseract reads it. */
function unpackModel(folder: string): void {
  const packed = createRequire(import.meta.url).resolve(
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  );
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(readFileSync(packed)));
}

/** Processor time of native tesseract for one picture, on one thread, with the model in the folder. */
function readNative(folder: string, { width, height, pixels }: Raster): number {
  const file = join(folder, 'page.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const before = endedChildrenSeconds();
  spawnSync(
    'tesseract',
    [file, '-', '-l', 'eng', '--tessdata-dir', folder, '--dpi', String(NATIVE_DOTS_PER_INCH)],
    {
      stdio: 'ignore',
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    },
  );
  return endedChildrenSeconds() - before;
}

/** Seconds of processor time over the pages of a set; `native` is 0 where there is none. */
interface Spent {
  pages: number;
  ours: number;
  alone: number;
  native: number;
}

const hasNative = spawnSync('tesseract', ['--version'], { stdio: 'ignore' }).error === undefined;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = ownSeconds();
  await work();
  return ownSeconds() - before;
}

/** Reads the scans among some files by us, by tesseract.js alone and natively, page by page. */
async function readSet(files: readonly string[], most: number, { ocr, folder }: Tools): Promise<Spent> {
  const spent: Spent = { pages: 0, ours: 0, alone: 0, native: 0 };
  const { maxRasterPixels: maxPixels } = DEFAULT_LIMITS;
  const signal = new AbortController().signal;
  for (const file of files) {
    const pdf = await openPdf(readFileSync(file), DEFAULT_LIMITS);
    const guess: RecognitionContext['guess'] = { language: 'eng', turn: 0 };
    const context = { pdf, ocr, limits: DEFAULT_LIMITS, signal, guess, passes: ALL_PASSES };
    for (let index = 0; index < pdf.pageCount && spent.pages < most; index += 1) {
      const draw = (dotsPerInch: number): Raster =>
        pdf.renderPage(index, { dotsPerInch, maxPixels, turn: 0 });
      // Read once before: this starts the thread with the page's model, which serves document after document.
      if (spent.pages === 0) await recognisePage(pdf.readPage(index), context);
      spent.ours += await secondsOf(() => recognisePage(pdf.readPage(index), context));
      const stored = draw(pdf.readImages(index).dotsPerInch ?? NATIVE_DOTS_PER_INCH);
      spent.alone += await secondsOf(() => ocr.recognise(stored, guess.language, signal));
      if (hasNative) spent.native += readNative(folder, draw(NATIVE_DOTS_PER_INCH));
      spent.pages += 1;
    }
    pdf.close();
  }
  return spent;
}

interface Tools {
  ocr: Ocr;
  folder: string;
}

async function main(): Promise<void> {
  if (!existsSync('/proc/self/stat')) {
    console.log('OCR: skipped, it needs Linux to count processor time');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-ocr-'));
  const ocr = createOcr();
  unpackModel(folder);
  const most = Number(values.pages ?? Infinity);
  const sets = [
    { name: 'own scans', files: filesOf('dev', [], SCANS) },
    { name: 'scans of others', files: filesOf('others/scanned', values.documents) },
  ];
  for (const { name, files } of sets) {
    const { pages, ours, alone, native } = await readSet(files, most, { ocr, folder });
    if (pages === 0) continue;
    const ofAlone = ours / alone;
    console.log(
      `${name}: ${pages} pages, ${ours.toFixed(1)} s, ${ofAlone.toFixed(2)} x tesseract.js alone (wanted: at most ${WANTED.alone})` +
        (hasNative ? `, ${(ours / native).toFixed(2)} x native tesseract (wanted: ${WANTED.native})` : ''),
    );
    if (ofAlone > WANTED.alone || (hasNative && ours > native * WANTED.native)) process.exitCode = 1;
  }
  await ocr.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(`largest resident set ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}

await main();
