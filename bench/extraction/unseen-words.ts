import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Draw } from './calibration/thinned.ts';
import { thinnedEngine } from './calibration/thinned.ts';
import { benchJob } from './bench-documents.ts';
import { judgeDocument } from './corpus/judge.ts';
import { CORPUS_SETS, isOpen } from './corpus/sets.ts';
import type { DocumentTruth } from './corpus/truth.ts';
import { foundIn } from './report/judged-set.ts';

/**
 * How well the engine reads what it has no words for: the open sets, born digital, with all wordings, without two fifths of
 * all but the most usual, and without a third of all. `npm run bench -- corpus` makes the sets.
 */
const CORPUS = path.resolve(import.meta.dirname, '../../.cache/extraction-corpus');
const DRAWS: readonly Draw[] = [
  { name: 'all', share: 0, usual: 0 },
  { name: 'usual', share: 2 / 5, usual: 1 / 5 },
  { name: 'third', share: 1 / 3, usual: 0 },
];

async function score(draw: Draw): Promise<void> {
  const run = await thinnedEngine(draw);
  const counts = { right: 0, wrong: 0, missed: 0, extra: 0 };
  for (const { name } of CORPUS_SETS.filter(isOpen)) {
    const folder = path.join(CORPUS, name);
    const list = path.join(folder, 'truth.json');
    if (!existsSync(list)) continue;
    const truths = JSON.parse(readFileSync(list, 'utf8')) as DocumentTruth[];
    for (const truth of truths.filter(({ role }) => role === 'base')) {
      const outcome = await run(benchJob(path.join(folder, truth.file)));
      const found = outcome.ok ? foundIn(truth.file, outcome.result) : undefined;
      for (const { kind } of judgeDocument(truth, found)) counts[kind] += 1;
    }
  }
  const { right, wrong, missed, extra } = counts;
  const f1 = (200 * right) / (2 * right + 2 * wrong + missed + extra);
  console.log(
    `${draw.name.padEnd(8)} F1 ${f1.toFixed(2)}   right ${right}, wrong ${wrong}, missed ${missed}, extra ${extra}`,
  );
}

for (const draw of DRAWS) await score(draw);
