import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { Worker as Thread } from 'node:worker_threads';

import { createWorker } from 'tesseract.js';
import type { Page, Worker } from 'tesseract.js';

import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';

/** The languages whose models come with the application, by the codes of their packages. */
export type OcrLanguage = 'eng' | 'deu' | 'fra' | 'spa' | 'nld' | 'swe' | 'dan';

/** A word as recognised; the box is in pixels of the raster, `confidence` runs from 0 to 1. */
export interface OcrWord extends Rect {
  text: string;
  confidence: number;
}

/** How text lies in a picture: as on a page, or as lines under each other. */
export type OcrLayout = 'page' | 'lines';

/** Reads text from pictures in a thread of this process. One picture at a time; further calls wait their turn. */
export interface Ocr {
  /**
   * The words of a raster in reading order. The thread starts with the first call and stays for the next document.
   * @throws the reason of the signal when it is aborted: the thread ends at once, the next call starts a new one.
   */
  recognise(
    raster: Raster,
    language: OcrLanguage,
    signal?: AbortSignal,
    layout?: OcrLayout,
  ): Promise<OcrWord[]>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const LSTM_ONLY = 1;
const POINTS_PER_INCH = 72;
/** The engine's own numbers: it finds blocks and columns by itself, or takes the picture for one block. */
const LAYOUTS: Readonly<Record<OcrLayout, string>> = { page: '3', lines: '6' };

/** A picture in the plainest format the engine reads: no image library is needed. */
function greyMap({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

function modelFolder(language: OcrLanguage): string {
  const description = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return `${dirname(description)}/4.0.0_best_int`;
}

function wordsOf(page: Page): OcrWord[] {
  const words = (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
  );
  return words.map(({ text, confidence, bbox }) => ({ text, confidence: confidence / 100, ...bbox }));
}

/** The thread behind a worker: it may not keep a process alive that has nothing else to do. */
function threadOf(worker: Worker): Thread | null {
  const thread: unknown = Reflect.get(worker, 'worker');
  return thread instanceof Thread ? thread : null;
}

interface Running {
  worker: Worker;
  thread: Thread | null;
  language: OcrLanguage;
}

async function start(language: OcrLanguage): Promise<Running> {
  const options = {
    langPath: modelFolder(language),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined, // every failure comes as a rejection; the default would end the process
  };
  const worker = await createWorker(language, LSTM_ONLY, options);
  const thread = threadOf(worker);
  thread?.unref();
  return { worker, thread, language };
}

/** Settles with the work, or at once when the thread dies or the signal is aborted. */
function guarded<T>(work: Promise<T>, thread: Thread | null, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => settle(() => reject(new Error('The recognition thread ended unexpectedly.')));
    const onError = (error: unknown): void => settle(() => reject(error));
    const onAbort = (): void => settle(() => reject(signal?.reason));
    const settle = (how: () => void): void => {
      thread?.off('exit', onExit).off('error', onError).unref();
      signal?.removeEventListener('abort', onAbort);
      how();
    };
    thread?.on('exit', onExit).on('error', onError).ref();
    signal?.addEventListener('abort', onAbort);
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}

class ThreadedOcr implements Ocr {
  #running: Running | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  recognise(
    raster: Raster,
    language: OcrLanguage,
    signal?: AbortSignal,
    layout: OcrLayout = 'page',
  ): Promise<OcrWord[]> {
    const options = {
      tessedit_pageseg_mode: LAYOUTS[layout],
      user_defined_dpi: String(Math.round(raster.scale * POINTS_PER_INCH)),
    };
    const result = this.#turn.then(() => this.#recognise({ raster, options }, language, signal));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.worker.terminate();
  }

  async #recognise(
    { raster, options }: { raster: Raster; options: object },
    language: OcrLanguage,
    signal?: AbortSignal,
  ): Promise<OcrWord[]> {
    signal?.throwIfAborted();
    const { worker, thread } = await this.#current(language);
    try {
      signal?.throwIfAborted();
      const { data } = await guarded(
        worker.recognize(greyMap(raster), options, { text: false, blocks: true }),
        thread,
        signal,
      );
      return wordsOf(data);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** One thread with one model at a time, so that memory stays bounded; another language replaces it. */
  async #current(language: OcrLanguage): Promise<Running> {
    if (this.#running?.language === language) return this.#running;
    await this.close();
    this.#running = await start(language);
    return this.#running;
  }
}

/** Creates a reader of pictures; nothing is started before the first picture. */
export function createOcr(): Ocr {
  return new ThreadedOcr();
}

let shared: Ocr | undefined;

/** The one reader of this process, so that its thread serves document after document. */
export function processOcr(): Ocr {
  shared ??= createOcr();
  return shared;
}
