import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { ExtractionResult } from '../../../server/src/pipeline/index.ts';
import { createExtractorProcess } from '../../../server/src/pipeline/index.ts';
import { extractWithAttachments } from '../../../server/src/pipeline/print-extraction.ts';
import { benchJob } from '../bench-documents.ts';
import type { Found, FoundValue, Verdict } from '../corpus/judge.ts';
import { judgeDocument } from '../corpus/judge.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
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

/** The maker of all papers that were written for this project. */
export const OWN_HAND = 'own hand';

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
}

type Cells = ExtractionResult['rows'][number]['cells'];

function bestOf(cells: Cells): Record<string, FoundValue> {
  return Object.fromEntries(
    cells.flatMap(({ fin, candidates: [best] }): [string, FoundValue][] =>
      best === undefined || best.value === '' ? [] : [[fin, best]],
    ),
  );
}

/** What was found in a file, as it is judged. */
export function foundIn(file: string, { documentType, metrics, rows }: ExtractionResult): Found {
  return {
    file,
    documentType,
    metrics: bestOf(metrics),
    rows: { rows: rows.map(({ cells }) => bestOf(cells)) },
  };
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

/**
 * Extracts the documents of a set, on all processors, and judges every field. Returns nothing where the set is not at
 * hand.
 */
export async function judgeSet(
  set: DocumentSet,
  isLeftOut: LeftOut = () => false,
): Promise<JudgedDocument[]> {
  if (!existsSync(path.join(set.folder, 'truth.json'))) return [];
  const truths = readTruths(set.folder).filter((truth) => !isLeftOut(truth));
  const judged = new Map<DocumentTruth, JudgedDocument>();
  const waiting = truths.values();
  const readers = Array.from({ length: availableParallelism() }, async () => {
    const extractor = createExtractorProcess({});
    for (const truth of waiting) {
      const job = benchJob(path.join(set.folder, truth.file));
      // What a mail or a portfolio holds is what its first document says.
      const { file, attached } = await extractWithAttachments(extractor, job, async (one) => one.outcome);
      const outcome = attached[0] ?? file;
      judged.set(truth, judge(set, truth, outcome.ok ? outcome.result : null));
    }
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
  const fields = verdicts.map((verdict) => ({
    ...verdict,
    cause: causeOf(verdict, { truth, result, verdicts }),
  }));
  return { set, maker, truth, kind: kindOf(truth), typeRight, hasResult: result !== null, fields };
}

/** What was claimed of the values that were found, and whether it holds. */
export function judgementsOf(documents: readonly JudgedDocument[]): Judgement[] {
  return documents
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== 'missed')
    .map(({ confidence, kind }) => ({ probability: confidence, right: kind === 'right' }));
}
