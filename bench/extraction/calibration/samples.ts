import type { ExtractionOutcome } from '../../../server/src/pipeline/contract/outcome.ts';
import { judgeDocument } from '../corpus/judge.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
import { foundIn, readTruths } from '../report/judged-set.ts';
import type { Sample } from './logistic.ts';

/** Documents that share a layout: a copy belongs to its base, whatever the set calls it. */
function layoutOf({ file, layout, scanOf, rotatedOf }: DocumentTruth): string {
  return layout ?? scanOf ?? rotatedOf ?? file;
}

/** The decided values of a set of documents. */
export interface SampledSet {
  name: string;
  samples: Sample[];
}

/** How the documents of a set are read, and which of them. */
interface Sampling {
  read(file: string): Promise<ExtractionOutcome>;
  isWanted(truth: DocumentTruth): boolean;
}

/** Reads documents of a folder that has a truth.json, weak values too, and judges every value that was decided. */
export async function sampleDocuments(
  name: string,
  folder: string,
  { read, isWanted }: Sampling,
): Promise<SampledSet> {
  const sampled: SampledSet = { name, samples: [] };
  for (const truth of readTruths(folder).filter(isWanted)) {
    const outcome = await read(truth.file);
    if (!outcome.ok) throw new Error(`${truth.file}: ${outcome.failure.detail}`);
    const found = foundIn(truth.file, outcome.result);
    const verdicts = judgeDocument(truth, found, { misreadNames: true });
    for (const { kind, evidence } of verdicts)
      if (evidence !== undefined)
        sampled.samples.push({ evidence, right: kind === 'right', layout: layoutOf(truth) });
  }
  return sampled;
}
