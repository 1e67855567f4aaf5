import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readBuiltInSchemas } from '../../../server/src/pipeline/built-in-schemas.ts';
import type { ExtractionResult } from '../../../server/src/pipeline/index.ts';
import { createExtractorProcess } from '../../../server/src/pipeline/index.ts';
import type { Found, FoundValue } from '../corpus/judge.ts';
import { judgeDocument } from '../corpus/judge.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
import type { Sample } from './logistic.ts';

const CATALOGUE = new URL('../../../server/src/database/catalogue.json', import.meta.url);

type Cells = ExtractionResult['rows'][number]['cells'];

function fieldsOf(cells: Cells): Record<string, FoundValue> {
  return Object.fromEntries(
    cells.flatMap(({ fin, candidates: [best] }): [string, FoundValue][] =>
      best === undefined ? [] : [[fin, best]],
    ),
  );
}

function foundIn(file: string, result: ExtractionResult): Found {
  const rows = result.rows.map(({ cells }) => fieldsOf(cells));
  return { file, documentType: result.documentType, metrics: fieldsOf(result.metrics), rows: { rows } };
}

/** Documents that share a layout: a copy belongs to its base, whatever the set calls it. */
function layoutOf({ file, layout, scanOf, rotatedOf }: DocumentTruth): string {
  return layout ?? scanOf ?? rotatedOf ?? file;
}

/** How many values of the truth were not found. */
export interface SampledSet {
  samples: Sample[];
  missed: number;
}

/** Extracts the documents of a set that has a truth.json, and judges every value that was decided. */
export async function sampleSet(folder: string): Promise<SampledSet> {
  const truths = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as DocumentTruth[];
  const { schemas, checks } = readBuiltInSchemas(CATALOGUE);
  const extractor = createExtractorProcess({});
  const sampled: SampledSet = { samples: [], missed: 0 };
  for (const truth of truths) {
    const job = {
      filePath: path.join(folder, truth.file),
      fileName: truth.file,
      documentType: null,
      schemas,
      checks,
    };
    const outcome = await extractor.extract(job, {});
    if (!outcome.ok) throw new Error(`${truth.file}: ${outcome.failure.detail}`);
    const verdicts = judgeDocument({ ...truth, rows: truth.rows ?? [] }, foundIn(truth.file, outcome.result));
    for (const { kind, evidence } of verdicts) {
      if (kind === 'missed' || evidence === undefined) sampled.missed += 1;
      else sampled.samples.push({ evidence, right: kind === 'right', layout: layoutOf(truth) });
    }
  }
  await extractor.close();
  return sampled;
}
