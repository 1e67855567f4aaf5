import type { Candidate } from '../contract/candidate.ts';
import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { PdfPage, Word } from '../contract/page.ts';
import type { Found } from '../decide/merge-readings.ts';
import { mergeReadings } from '../decide/merge-readings.ts';
import type { QueryListener } from '../decide/metric-query.ts';
import type { Pages } from '../graph/built-pages.ts';
import { withChangedPages } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { grownUnderLoad } from '../load.ts';
import { withLightGround } from '../ocr/dark-fills.ts';
import { isWithoutModel, languageOf } from '../ocr/languages.ts';
import type { SecondReading } from '../ocr/layer-words.ts';
import { isSameReading, readAgain } from '../ocr/layer-words.ts';
import type { OcrLanguage } from '../ocr/ocr.ts';
import { processOcr } from '../ocr/ocr.ts';
import type { PageReaderOptions } from '../ocr/page-reader.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { ScannedPages } from './read-document.ts';

/**
 * A scan's own text is what some program once read in its picture. The words that values rest on, with the rest of their
 * lines, are read again from the picture, and each value is judged by both readings.
 */

const DOTS_PER_INCH = 300;
/** Two readings that agree are at least so sure. */
const MIN_AGREED = 0.95;
/** Most pages of which a document's language is told. */
const PAGES_OF_LANGUAGE = 8;

type Query = (pages: Pages, listener?: QueryListener) => Found;

const placeOf = ({ x0, y0, text }: Word): string => `${x0} ${y0} ${text}`;

/** Hears which words the candidates of values rest on, by page. */
class WordsOfValues implements QueryListener {
  readonly places = new Map<number, Set<string>>();

  onClaim(): void {
    // What becomes of a claim does not matter here.
  }

  onChosen: QueryListener['onChosen'] = (ranked, rows) => {
    const proposals = [...[...ranked.values()].flat(), ...rows.flat().map(({ proposal }) => proposal)];
    for (const { page, words } of proposals) {
      const { number } = page.page;
      const known = this.places.get(number) ?? new Set();
      for (const word of words) known.add(placeOf(word));
      this.places.set(number, known);
    }
  };
}

/** What the words of a page were read as, by their places; null for a page that could not be compared. */
type Readings = Map<string, SecondReading> | null;

type Options = Pick<PageReaderOptions, 'limits' | 'signal' | 'onOcrPage' | 'ocr'>;

/** Reads the lines of a page again that hold words of values. */
async function readPageAgain(
  { page, lines }: PageGraph,
  { places, pdf, language }: { places: ReadonlySet<string>; pdf: PdfDocument; language: OcrLanguage },
  { limits, signal, onOcrPage, ocr = processOcr() }: Options,
): Promise<Readings> {
  const isLayer = (word: Word): boolean => word.reading === 'layer';
  const wanted = lines
    .filter(({ words }) => words.some((word) => isLayer(word) && places.has(placeOf(word))))
    .map(({ words }) => words.filter(isLayer));
  if (wanted.length === 0) return new Map();
  onOcrPage?.();
  const slow = AbortSignal.timeout(grownUnderLoad(limits.maxOcrMilliseconds));
  const until = AbortSignal.any([signal, slow]);
  try {
    const options = { dotsPerInch: DOTS_PER_INCH, maxPixels: limits.maxRasterPixels, turn: page.turn };
    const picture = withLightGround(pdf.renderPage(page.number - 1, options));
    const read = await readAgain(wanted, picture, (sheet) => ocr.recognise(sheet, language, until, 'lines'));
    return new Map([...read].map(([word, reading]) => [placeOf(word), reading]));
  } catch (error) {
    if (!slow.aborted || signal.aborted) throw error;
    return null;
  }
}

/** The model that reads a page, by its own words or else by those of the first pages; null in a language that has none. */
function modelOf(own: readonly Word[], first: readonly Word[]): OcrLanguage | null {
  if (isWithoutModel(own)) return null;
  return languageOf(own) ?? (isWithoutModel(first) ? null : languageOf(first));
}

/** Reads again what values rest on, page by page; pages whose language is not known, or that are too many, are not. */
async function readScanAgain(
  pages: Pages,
  { numbers, open }: ScannedPages,
  wanted: WordsOfValues['places'],
  options: Options,
): Promise<Map<number, Map<string, SecondReading>>> {
  const first = pages.slice(0, PAGES_OF_LANGUAGE).flatMap(({ page }) => page.words);
  const readings = new Map<number, Map<string, SecondReading>>();
  const pdf = await open();
  let left = options.limits.maxOcrPages;
  try {
    for (const page of pages) {
      const places = wanted.get(page.page.number);
      const language = modelOf(page.page.words, first);
      if (!numbers.has(page.page.number) || places === undefined || language === null || left === 0) continue;
      left -= 1;
      const read = await readPageAgain(page, { places, pdf, language }, options);
      if (read !== null) readings.set(page.page.number, read);
    }
  } finally {
    pdf.close();
  }
  return readings;
}

/** A word of a layer as its scanner or as recognition read it, and whether they read the same. */
function judged(word: Word, reading: SecondReading | undefined, isPicture: boolean): Word {
  const own = { ...word };
  delete own.index; // set anew with the page's structure
  if (word.reading !== 'layer' || reading === undefined) return own;
  if (isSameReading(word.text, reading.text))
    return { ...own, reading: 'agreed', confidence: Math.max(MIN_AGREED, reading.confidence) };
  const read = isPicture && reading.text !== '' ? reading : {};
  return { ...own, ...read, reading: 'disputed' };
}

/** Finds whether a candidate's box holds words of a page that were read in one way. */
function holdsWordsRead(pages: Pages, numbers: ReadonlySet<number>, reading: Word['reading']) {
  const boxes = new Map<number, ReturnType<typeof displayBox>[]>();
  for (const { page, place } of pages) {
    if (!numbers.has(page.number)) continue;
    const own = page.words.filter((word) => word.reading === reading);
    boxes.set(
      page.number,
      own.map((word) => displayBox(place, word)),
    );
  }
  return ({ page, x, y, w, h }: Candidate): boolean =>
    (boxes.get(page) ?? []).some((box) => {
      const [across, down] = [box.x + box.w / 2, box.y + box.h / 2];
      return across > x && across < x + w && down > y && down < y + h;
    });
}

/** What says that values rest on a scan's own text that was compared with nothing. */
function doubtOfUncompared(found: Found, isUncompared: (candidate: Candidate) => boolean): DocumentDoubt[] {
  const cells = [...found.metrics, ...found.rows.flatMap((row) => row.cells)];
  const best = cells.flatMap(({ fin, candidates: [candidate] }) =>
    candidate !== undefined && isUncompared(candidate) ? [{ fin, page: candidate.page }] : [],
  );
  if (best.length === 0) return [];
  const fins = [...new Set(best.map(({ fin }) => fin))];
  const page = Math.min(...best.map((one) => one.page));
  return [{ kind: 'scanText', severity: 'doubt', page, box: null, text: '', fins }];
}

/**
 * The values of a document, compared with its pictures where its text is a scan's own. `query` finds the values of pages.
 * @throws the reason of an abort.
 */
export async function queryCompared(
  pages: Pages,
  scan: ScannedPages | null,
  query: Query,
  options: Options,
): Promise<{ found: Found; doubts: DocumentDoubt[] }> {
  if (scan === null) return { found: query(pages), doubts: [] };
  const words = new WordsOfValues();
  query(pages, words);
  const readings = await readScanAgain(pages, scan, words.places, options);
  const asRead = (isPicture: boolean): Pages =>
    withChangedPages(pages, (page: PdfPage) => ({
      ...page,
      words: page.words.map((word) => judged(word, readings.get(page.number)?.get(placeOf(word)), isPicture)),
    }));
  const byLayer = asRead(false);
  const isDisputed = holdsWordsRead(byLayer, scan.numbers, 'disputed');
  const found = mergeReadings({
    layer: query(byLayer),
    picture: query(asRead(true), new WordsOfValues()),
    isDisputed,
  });
  return { found, doubts: doubtOfUncompared(found, holdsWordsRead(byLayer, scan.numbers, 'layer')) };
}
