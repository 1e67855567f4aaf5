import type { Mark, Paper, TrueValue } from './fund-document.ts';

/** Where a value stands: fractions 0-1 of the page as displayed, from the top left. Pages count from 1. */
export interface TruthBox {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A printed value. `also`: further occurrences on another page or in other words. `boxes`: every marked occurrence. */
export interface Truth extends TrueValue {
  page: number;
  text: string;
  also?: { value: string; page: number; text: string }[];
  boxes: TruthBox[];
}

/** One document of a set, as the score reads it. */
export interface DocumentTruth {
  file: string;
  /** Null for a paper that is of none of the types. */
  documentType: string | null;
  language: string;
  layout: string;
  producer: 'chromium' | 'scan';
  scanned: boolean;
  rotated: boolean;
  pages: number;
  metrics: Record<string, Truth>;
  rows: Record<string, Truth>[];
  defects: string[];
  /** What may be derived and is not judged; the names alone where the values do not matter. */
  derivable?: Record<string, TrueValue> | readonly string[];
  /** What a reader may infer: wrong when it differs, never missed. */
  optional?: Record<string, Truth>;
  remark?: string;
  role: 'base' | 'scan' | 'rotated';
  scanOf?: string;
  dpi?: number;
  rotatedOf?: string;
  rotation?: number;
}

/** Boxes of each mark in reading order of pages; a mark may be printed on several pages, or wrap onto several lines. */
export type MarkBoxes = ReadonlyMap<number, readonly TruthBox[]>;

function addOccurrence(
  into: Record<string, Truth>,
  { fin, text, given, boxes }: { fin: string; text: string; given: TrueValue; boxes: readonly TruthBox[] },
): void {
  const [first] = boxes;
  if (first === undefined) throw new Error(`The mark of ${fin} "${text}" is not on any page.`);
  const known = into[fin];
  if (known === undefined) {
    into[fin] = { ...given, page: first.page, text, boxes: [...boxes] };
    return;
  }
  known.boxes.push(...boxes);
  if (known.page === first.page && known.text === text) return;
  (known.also ??= []).push({ value: given.value, page: first.page, text });
}

/** Where the values of a mark belong: to the document, or to rows of its schedule. */
function valuesOf(
  { row }: Mark,
  { metrics, rows }: Pick<DocumentTruth, 'metrics' | 'rows'>,
): Record<string, Truth>[] {
  return row === undefined ? [metrics] : [row].flat().map((one) => (rows[one] ??= {}));
}

/** The truth of a rendered document. Throws where a mark was not printed. */
export function buildTruth(
  paper: Paper,
  { boxes, pages }: { boxes: MarkBoxes; pages: number },
): DocumentTruth {
  const metrics: Record<string, Truth> = {};
  const rows: Record<string, Truth>[] = [];
  const derivable: Record<string, TrueValue> = { ...paper.derivable };
  for (const [place, mark] of paper.marks.entries()) {
    const { text, currency } = mark;
    const given: TrueValue = { value: mark.value ?? text };
    if (currency !== undefined) given.currency = currency;
    for (const fin of mark.metrics) {
      if (mark.derivable === true) derivable[fin] = given;
      else
        for (const into of valuesOf(mark, { metrics, rows }))
          addOccurrence(into, { fin, text, given, boxes: boxes.get(place) ?? [] });
    }
  }
  for (const fin of Object.keys(metrics)) Reflect.deleteProperty(derivable, fin);
  const truth: DocumentTruth = {
    file: paper.file,
    documentType: paper.documentType,
    language: paper.language,
    layout: paper.layout,
    producer: 'chromium',
    scanned: false,
    rotated: false,
    pages,
    metrics,
    rows: Array.from(rows, (row) => row ?? {}),
    defects: [...(paper.defects ?? [])],
    role: 'base',
  };
  if (Object.keys(derivable).length > 0) truth.derivable = derivable;
  if (paper.remark !== undefined) truth.remark = paper.remark;
  return truth;
}

/** The same truth with every box moved: for a scan. */
export function moveBoxes(truth: DocumentTruth, move: (box: TruthBox) => TruthBox): DocumentTruth {
  const moved = (values: Record<string, Truth>): Record<string, Truth> =>
    Object.fromEntries(
      Object.entries(values).map(([fin, value]) => [fin, { ...value, boxes: value.boxes.map(move) }]),
    );
  return { ...truth, metrics: moved(truth.metrics), rows: truth.rows.map(moved) };
}
