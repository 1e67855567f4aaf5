import type { FundDocument, MadeMark, TrueValue } from './document.ts';

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
  documentType: string;
  language: string;
  layout: string;
  producer: 'chromium' | 'scan';
  scanned: boolean;
  rotated: boolean;
  pages: number;
  metrics: Record<string, Truth>;
  rows: Record<string, Truth>[];
  defects: string[];
  derivable?: Record<string, TrueValue>;
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

/** The truth of a rendered document. Throws where a mark was not printed. */
export function buildTruth(
  document: FundDocument,
  { marks, boxes, pages }: { marks: readonly MadeMark[]; boxes: MarkBoxes; pages: number },
): DocumentTruth {
  const metrics: Record<string, Truth> = {};
  const rows: Record<string, Truth>[] = [];
  const derivable: Record<string, TrueValue> = { ...document.derivable };
  for (const { id, fins, text, options } of marks) {
    const given: TrueValue = { value: options.value ?? text };
    if (options.currency !== undefined) given.currency = options.currency;
    for (const fin of fins) {
      if (options.derivable) derivable[fin] = given;
      else {
        const own =
          options.row === undefined ? [metrics] : [options.row].flat().map((row) => (rows[row] ??= {}));
        for (const into of own) addOccurrence(into, { fin, text, given, boxes: boxes.get(id) ?? [] });
      }
    }
  }
  for (const fin of Object.keys(metrics)) Reflect.deleteProperty(derivable, fin);
  const truth: DocumentTruth = {
    file: document.file,
    documentType: document.documentType,
    language: document.language,
    layout: document.layout,
    producer: 'chromium',
    scanned: false,
    rotated: false,
    pages,
    metrics,
    rows: Array.from(rows, (row) => row ?? {}),
    defects: document.defects ?? [],
    role: 'base',
  };
  if (Object.keys(derivable).length > 0) truth.derivable = derivable;
  if (document.remark !== undefined) truth.remark = document.remark;
  return truth;
}

/** The same truth with every box moved: for a scan or a turned copy. */
export function moveBoxes(truth: DocumentTruth, move: (box: TruthBox) => TruthBox): DocumentTruth {
  const moved = (values: Record<string, Truth>): Record<string, Truth> =>
    Object.fromEntries(
      Object.entries(values).map(([fin, value]) => [fin, { ...value, boxes: value.boxes.map(move) }]),
    );
  return { ...truth, metrics: moved(truth.metrics), rows: truth.rows.map(moved) };
}
