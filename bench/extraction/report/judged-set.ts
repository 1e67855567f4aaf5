import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { ExtractionResult, ExtractorProcess } from '../../../server/src/pipeline/index.ts';
import { createExtractorProcess } from '../../../server/src/pipeline/index.ts';
import { extractWithAttachments, layoutsIn } from '../../../server/src/pipeline/print-extraction.ts';
import { MIN_SHOWN } from '../../../server/src/pipeline/decide/confidence/model.ts';
import type { ExtractionJob } from '../../../server/src/pipeline/contract/job.ts';
import { benchJob } from '../bench-documents.ts';
import type { Found, FoundValue, Verdict } from '../corpus/judge.ts';
import { judgeDocument } from '../corpus/judge.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
import type { Sample } from '../calibration/fit-model.ts';
import { OWN_HAND } from '../calibration/fit-model.ts';
import type { Judgement } from '../calibration/reliability.ts';
import type { Cause } from './causes.ts';
import { causeOf } from './causes.ts';

/** A set of documents with a truth.json. */
export interface DocumentSet {
  /** As the report calls it. */
  name: string;
  folder: string;
  /** Whether rules were developed on it; of other sets the report names no document. */
  isOpen: boolean;
  /** Who made a document of it; one hand made all of a set without it. */
  makerOf?: (file: string) => string;
}

export type Kind = 'born digital' | 'turned' | 'scanned';

/** The verdict on one field, with the reason where it is not right. */
export interface JudgedField extends Verdict {
  cause: Cause | null;
}

/** One document against its truth. */
export interface JudgedDocument {
  set: DocumentSet;
  maker: string;
  truth: DocumentTruth;
  kind: Kind;
  typeRight: boolean;
  hasResult: boolean;
  fields: JudgedField[];
  /** Every value that was chosen, weak ones too. */
  samples: Sample[];
}

type Cells = ExtractionResult['rows'][number]['cells'];

function bestOf(cells: Cells, least: number): Record<string, FoundValue> {
  return Object.fromEntries(
    cells.flatMap(({ fin, candidates: [best] }): [string, FoundValue][] =>
      best === undefined || best.value === '' || best.confidence < least ? [] : [[fin, best]],
    ),
  );
}

/** What was found in a file, as it is judged; of single values those with a confidence of `least`. */
export function foundIn(
  file: string,
  { documentType, metrics, rows }: ExtractionResult,
  least = MIN_SHOWN,
): Found {
  return {
    file,
    documentType,
    metrics: bestOf(metrics, least),
    rows: { rows: rows.map(({ cells }) => bestOf(cells, 0)) },
  };
}

/** The values that were chosen in a file, whether they are right, and the evidence of the name of each cell's row. */
function samplesIn(truth: DocumentTruth, result: ExtractionResult, maker: string): Sample[] {
  const found = foundIn(truth.file, result, 0);
  const names = new Map(
    Object.values(found.rows)
      .flat()
      .flatMap(({ investment_name: name, ...others }) =>
        Object.values(others).map((value) => [value, name?.evidence] as const),
      ),
  );
  const form = `${truth.documentType ?? 'none of the types'}, ${kindOf(truth)}`;
  const verdicts = judgeDocument(truth, found);
  return verdicts.flatMap((verdict) => {
    const { kind, fin, found: value } = verdict;
    if (value?.evidence === undefined) return [];
    const field = { fin, cause: causeOf(verdict, { truth, result, verdicts }) };
    const { evidence } = value;
    const right = kind === 'right';
    return [{ evidence, name: names.get(value), right, maker, isScanned: truth.scanned, field, form }];
  });
}

/** How a document came about. */
export function kindOf({ scanned, rotated }: DocumentTruth): Kind {
  return scanned ? 'scanned' : rotated ? 'turned' : 'born digital';
}

/** What is true of the documents of a rendered set. */
export function readTruths(folder: string): DocumentTruth[] {
  const truths = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as DocumentTruth[];
  return truths.map((truth) => ({ ...truth, rows: truth.rows ?? [] }));
}

/** Which documents of a set to leave out; none by default. */
export type LeftOut = (truth: DocumentTruth) => boolean;

/** Reads a file with an extractor: what is in it, weak values too; null where it could not be read. */
export type ReadFile = (file: string, extractor: ExtractorProcess) => Promise<ExtractionResult | null>;

/** Reads files at a client that has confirmed documents of given layouts. */
const readWithConfirmed =
  (confirmedLayouts: ExtractionJob['confirmedLayouts']): ReadFile =>
  async (file, extractor) => {
    // What a mail or a portfolio holds is what its first document says.
    const job = benchJob(file, { leastShown: 0, ...(confirmedLayouts && { confirmedLayouts }) });
    const { file: whole, attached } = await extractWithAttachments(
      extractor,
      job,
      async (one) => one.outcome,
    );
    const outcome = attached[0] ?? whole;
    return outcome.ok ? outcome.result : null;
  };

export const readFresh = readWithConfirmed([]);

/** Reads files at a client that has confirmed the documents of a folder. @throws Error where the folder cannot be read */
export async function readAtClientOf(folder: string): Promise<ReadFile> {
  const extractor = createExtractorProcess({});
  try {
    return readWithConfirmed(await layoutsIn(folder, extractor, benchJob(folder)));
  } finally {
    await extractor.close();
  }
}

/**
 * Extracts the documents of a set, on all processors, and judges every field. Returns nothing where the set is not at
 * hand.
 */
export async function judgeSet(
  set: DocumentSet,
  isLeftOut: LeftOut = () => false,
  read: ReadFile = readFresh,
): Promise<JudgedDocument[]> {
  if (!existsSync(path.join(set.folder, 'truth.json'))) return [];
  const truths = readTruths(set.folder).filter((truth) => !isLeftOut(truth));
  const judged = new Map<DocumentTruth, JudgedDocument>();
  const waiting = truths.values();
  const readers = Array.from({ length: availableParallelism() }, async () => {
    const extractor = createExtractorProcess({});
    for (const truth of waiting)
      judged.set(truth, judge(set, truth, await read(path.join(set.folder, truth.file), extractor)));
    await extractor.close();
  });
  await Promise.all(readers);
  return truths.flatMap((truth) => judged.get(truth) ?? []);
}

/** Judges a document against its truth; null for one that could not be read. */
export function judge(
  set: DocumentSet,
  truth: DocumentTruth,
  result: ExtractionResult | null,
): JudgedDocument {
  const verdicts = judgeDocument(truth, result === null ? undefined : foundIn(truth.file, result));
  const maker = set.makerOf?.(truth.file) ?? OWN_HAND;
  const typeRight = result !== null && (result.documentType || null) === truth.documentType;
  const samples = result === null ? [] : samplesIn(truth, result, maker);
  const fields = verdicts.map((verdict) => ({
    ...verdict,
    cause: causeOf(verdict, { truth, result, verdicts }),
  }));
  return { set, maker, truth, kind: kindOf(truth), typeRight, hasResult: result !== null, fields, samples };
}

/** What was claimed of the values that were found, and whether it holds. */
export function judgementsOf(documents: readonly JudgedDocument[]): (Judgement & { maker: string })[] {
  return documents.flatMap(({ fields, maker }) =>
    fields
      .filter(({ kind }) => kind !== 'missed')
      .map(({ confidence, kind }) => ({ probability: confidence, right: kind === 'right', maker })),
  );
}
