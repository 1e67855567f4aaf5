import type { HiddenWord } from '../contract/page.ts';
import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import { compose } from './geometry.ts';
import { pageImages } from './page-images.ts';
import { LetterContrast, pixelsOf } from './letter-contrast.ts';
import type { Raster } from './render-page.ts';
import { renderPage } from './render-page.ts';
import type { PageObjects, Suspicion } from './suspect-text.ts';
import { findSuspectText } from './suspect-text.ts';

export type Hiding = HiddenWord['hiding'];

/** Fine enough to compare letters of the smallest print with what is drawn in their place. */
const DRAWN = { dotsPerInch: 100, maxPixels: 4e6, turn: 0 } as const;
const FILL = 0;
const OPAQUE = 255;
/** Letters under something are seen through it where they have this much of the shape of what is drawn. */
const SEEN_THROUGH = 0.5;
/** Text that nothing paints lies under letters drawn as shapes where what is drawn is this much like it. */
const DRAWN_OVER = 0.3;
/** Pictures over this part of a page are the page: text that paints nothing over them is what a scanner read. */
const PAGE_FILLING = 0.6;
/** A word is read whole of whose letters so many are seen; and an amount is one of whose digits so many are. */
const SOME_LETTERS = 0.25;
const MAX_DIGITS = 0.5;
/** Height in points of the bands by which characters in one place are looked up. */
const BAND = 8;
/** Characters whose middles are nearer than this part of their height stand in one place. */
const SAME_PLACE = 0.35;

/** What tells seen characters of a page from unseen ones: the page as drawn, once, and its suspect letters alone. */
export interface Sight {
  suspects: ReadonlyMap<number, Suspicion>;
  /** Whether the page is a picture that a scanner read. */
  isScan: boolean;
  picture: Raster | null;
  /** Null where no letters need to be compared. */
  letters: Raster | null;
  /** From page space into the pixels of both. */
  toRaster: Affine;
}

/** The readable characters of a text page, in order; boxes as left, top, right, bottom in page space. */
interface ReadCharacters {
  codes: readonly number[];
  boxes: Float64Array;
  /** The text object of each, 0 where it is none that may not be seen. */
  suspects: readonly number[];
}

/** Draws the suspect letters of an open page in black and nothing else; the page is afterwards as before. */
function drawLetters(
  engine: PdfEngine,
  page: number,
  size: { width: number; height: number },
  { suspects, others, forms }: PageObjects,
): Raster {
  const { call } = engine;
  const texts = [...suspects].filter(([, suspicion]) => suspicion !== 'tiny').map(([object]) => object);
  const hidden = [...others, ...suspects.keys()].filter(
    (object) => suspects.get(object) === undefined || suspects.get(object) === 'tiny',
  );
  const modes = texts.map((object) => call.FPDFTextObj_GetTextRenderMode(object));
  for (const object of hidden) call.FPDFPageObj_SetIsActive(object, 0);
  for (const object of [...forms, ...texts]) call.FPDFPageObj_SetFillColor(object, 0, 0, 0, OPAQUE);
  for (const object of texts) call.FPDFTextObj_SetTextRenderMode(object, FILL);
  try {
    return renderPage(engine, page, size, DRAWN);
  } finally {
    for (const object of hidden) call.FPDFPageObj_SetIsActive(object, 1);
    for (const [at, object] of texts.entries()) call.FPDFTextObj_SetTextRenderMode(object, modes[at] ?? FILL);
  }
}

/** A page that is looked at: its size as displayed and the way from page space to displayed points. */
interface ViewedPage {
  width: number;
  height: number;
  toDisplay: Affine;
}

/** What a scanner read: text that paints nothing, or that its picture was put over. */
const isLayer = (suspicion: Suspicion): boolean => suspicion === 'unpainted' || suspicion === 'pictured';

/**
 * Looks for text of an open page that may not be seen; null where there is none, and the page is not drawn then. What
 * draws it changes colours of the open page, and nothing else.
 */
export function viewPage(engine: PdfEngine, page: number, view: ViewedPage, scratch: number): Sight | null {
  const objects = findSuspectText(engine, page, view, scratch);
  const { suspects } = objects;
  const kinds = new Set(suspects.values());
  if (kinds.size === 0) return null;
  const isScan = [...kinds].some(isLayer) && pageImages(engine, page, view, scratch).share >= PAGE_FILLING;
  const [sight, toRaster] = [{ suspects, isScan, picture: null, letters: null }, view.toDisplay];
  if ([...kinds].every((kind) => kind === 'tiny')) return { ...sight, toRaster };
  const picture = renderPage(engine, page, view, DRAWN);
  const { scale } = picture;
  const isLayerAlone = isScan && [...kinds].every((kind) => kind === 'tiny' || isLayer(kind));
  return {
    ...sight,
    picture,
    letters: isLayerAlone ? null : drawLetters(engine, page, view, objects),
    toRaster: compose({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, toRaster),
  };
}

/** The runs of characters, as of a word, that one text object draws that may not be seen. */
function* runsOf({ codes, suspects }: ReadCharacters): Generator<{ object: number; run: number[] }> {
  let run: number[] = [];
  let object = 0;
  for (const [index, code] of codes.entries()) {
    const own = code > 0 ? (suspects[index] ?? 0) : 0;
    if (own !== object && run.length > 0) {
      yield { object, run };
      run = [];
    }
    object = own;
    if (own !== 0) run.push(index);
  }
  if (run.length > 0) yield { object, run };
}

/** Finds which character of text that is surely painted stands where another does. */
function paintedText(
  { codes, boxes, suspects }: ReadCharacters,
  sight: Sight,
): (index: number) => number | null {
  const places = new Map<number, number[]>();
  const side = (index: number, at: number): number => boxes[index * 4 + at] ?? 0;
  const middle = (index: number): number => (side(index, 1) + side(index, 3)) / 2;
  const bandAt = (place: number): number => Math.floor(place / BAND);
  for (const [index, code] of codes.entries()) {
    if (code <= 0 || sight.suspects.has(suspects[index] ?? 0)) continue;
    const own = places.get(bandAt(middle(index)));
    if (own === undefined) places.set(bandAt(middle(index)), [index]);
    else own.push(index);
  }
  return (index) => {
    const [at, across] = [middle(index), (side(index, 0) + side(index, 2)) / 2];
    for (const step of [-1, 0, 1]) {
      const found = places
        .get(bandAt(at) + step)
        ?.find(
          (other) =>
            Math.abs(middle(other) - at) < SAME_PLACE * (side(other, 1) - side(other, 3)) &&
            across > side(other, 0) &&
            across < side(other, 2),
        );
      if (found !== undefined) return codes[found] ?? null;
    }
    return null;
  };
}

const isLetter = (code: number): boolean => /[\p{L}\d]/u.test(String.fromCodePoint(code));
const isDigit = (code: number): boolean => /\d/u.test(String.fromCodePoint(code));

/**
 * Tells which characters of a painted word nobody sees. A word of letters of which enough is seen, as one that sticks out
 * of its coloured cell, is read whole; of an amount every digit counts, and a mark goes with a digit beside it.
 */
function partsUnseen(
  codes: readonly number[],
  contrasts: readonly LetterContrast[],
  likeness: number,
): (at: number) => boolean {
  const letters = codes.flatMap((code, at) => (isLetter(code) ? [at] : []));
  const judged = letters.length > 0 ? letters : [...codes.keys()];
  const isSeen = (contrast: LetterContrast | undefined): boolean =>
    contrast?.isSeen === true && contrast.hasShape && contrast.likeness >= likeness;
  const seen = new Set(judged.filter((at) => isSeen(contrasts[at])));
  const hasDigits = codes.some(isDigit);
  if (seen.size < judged.length * (hasDigits ? MAX_DIGITS : SOME_LETTERS)) return () => true;
  if (!hasDigits) return () => false;
  const isGone = (at: number | undefined): boolean =>
    at !== undefined && !seen.has(at) && contrasts[at]?.isDrawnOn !== true;
  return (at) => {
    if (judged.includes(at)) return isGone(at);
    const beside = [judged.findLast((one) => one < at), judged.find((one) => one > at)];
    return beside.some(isGone) && !isSeen(contrasts[at]);
  };
}

/** How the characters of one run are hidden; `layer` for those of a scan's own text, null for those that are seen. */
function hidingsOfRun(
  suspicion: Suspicion,
  { codes, contrasts, painted }: { codes: number[]; contrasts: LetterContrast[]; painted: (number | null)[] },
  isScan: boolean,
): (at: number) => Hiding | 'layer' | null {
  const whole = new LetterContrast();
  for (const contrast of contrasts) whole.add(contrast);
  const isOverOthers = painted.some((code, at) => code !== null && code !== codes[at]);
  if (suspicion === 'unpainted' || (suspicion === 'pictured' && isScan)) {
    const hasLetters =
      isScan || !whole.hasShape ? whole.isDrawnOn : whole.isSeen && whole.likeness >= DRAWN_OVER;
    const isSeen = hasLetters && !isOverOthers;
    return () => (isSeen ? (isScan ? 'layer' : null) : 'unseen');
  }
  const isFaint = suspicion === 'faint';
  if (!isFaint && isOverOthers) return () => 'replaced';
  const isUnseen = partsUnseen(codes, contrasts, isFaint && !isOverOthers ? 0 : SEEN_THROUGH);
  const hiding = !isFaint && whole.isDrawnOn ? 'replaced' : 'unseen';
  return (at) => (isUnseen(at) ? hiding : null);
}

/**
 * The characters of a page that print does not show, by their index: how each is hidden, or `layer` where a scanner read it
 * in the picture that is seen there.
 */
export function findUnseen(read: ReadCharacters, sight: Sight): Map<number, Hiding | 'layer'> {
  const unseen = new Map<number, Hiding | 'layer'>();
  const { picture, letters, toRaster, isScan } = sight;
  let paintedAt: ((index: number) => number | null) | undefined;
  for (const { object, run } of runsOf(read)) {
    const suspicion = sight.suspects.get(object);
    if (suspicion === undefined) continue;
    if (suspicion === 'tiny' || picture === null) {
      for (const index of run) unseen.set(index, 'unseen');
      continue;
    }
    paintedAt ??= paintedText(read, sight);
    const contrasts = run.map((index) => {
      const contrast = new LetterContrast();
      contrast.look(picture, letters, pixelsOf(read.boxes.subarray(index * 4, index * 4 + 4), toRaster));
      return contrast;
    });
    const codes = run.map((index) => read.codes[index] ?? 0);
    const hidingAt = hidingsOfRun(suspicion, { codes, contrasts, painted: run.map(paintedAt) }, isScan);
    for (const [at, index] of run.entries()) {
      const hiding = hidingAt(at);
      if (hiding !== null) unseen.set(index, hiding);
    }
  }
  return unseen;
}
