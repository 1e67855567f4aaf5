import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ExtractionOutcome } from '../../../server/src/pipeline/contract/outcome.ts';
import type { ExtractionJob } from '../../../server/src/pipeline/contract/job.ts';
import { benchJob } from '../bench-documents.ts';
import { CORPUS_SETS } from '../corpus/sets.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
import { createRandom } from '../corpus/seeded.ts';
import { sampleDocuments } from './samples.ts';
import type { SampledSet } from './samples.ts';

/**
 * Samples of layouts as of ones never seen: the engine of today reads the layouts that it was developed with, but without
 * a part of its wordings, drawn by chance and always the same. What a document says then is unknown to it as often as in
 * the documents of strangers, and its evidence is today's.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIES = path.join(ROOT, '.cache/thinned');
const CORPUS = path.join(ROOT, '.cache/extraction-corpus');
/** A draw of the wordings that are left out, and which share of them it takes. */
interface Draw {
  name: string;
  share: number;
}

/** The draws that samples are taken from. */
const SAMPLED: readonly Draw[] = [
  { name: 'third', share: 1 / 3 },
  { name: 'twoThirds', share: 2 / 3 },
];
/** What is thinned of a language: what labels, sentences and titles of columns say. */
const THINNED = ['labels', 'before', 'after', 'columns', 'parts'];

type Wordings = Record<string, Record<string, readonly string[]>>;

function thin(file: string, { name, share }: Draw): void {
  const language = JSON.parse(readFileSync(file, 'utf8')) as Wordings;
  for (const part of THINNED)
    for (const [base, wordings] of Object.entries(language[part] ?? {})) {
      const kept = wordings.filter((one) => createRandom(`${name} ${base} ${one}`).next() >= share);
      language[part] = { ...language[part], [base]: kept };
    }
  writeFileSync(file, JSON.stringify(language));
}

type Run = (job: ExtractionJob) => Promise<ExtractionOutcome>;

/** The engine of today without some of its wordings. */
async function thinnedEngine(draw: Draw): Promise<Run> {
  const copy = path.join(COPIES, draw.name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['package.json', 'pipeline', 'database/catalogue.json']) {
    const from = path.join(ROOT, 'server', part === 'package.json' ? part : `src/${part}`);
    const to = path.join(copy, part === 'package.json' ? part : `src/${part}`);
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
  const languages = path.join(copy, 'src/pipeline/vocabulary/languages');
  for (const name of readdirSync(languages)) thin(path.join(languages, name), draw);
  const module = pathToFileURL(path.join(copy, 'src/pipeline/stages/run-extraction.ts')).href;
  const { runExtraction } = (await import(module)) as { runExtraction: Run };
  return runExtraction;
}

/** Scans take most of the time, so this share of them is read, drawn by chance and always the same. */
const SCANS_SHARE = 1 / 3;

/** A layout as it was written; the first thinned engine also reads a part of the scans, of which the others would say the same. */
function isSampled({ role, scanned, file }: DocumentTruth, draw: Draw): boolean {
  if (role === 'base') return true;
  return scanned === true && draw === SAMPLED[0] && createRandom(file).next() < SCANS_SHARE;
}

/** The decided values of the sets that a fit may read, as the thinned engines read them; turned copies are left out. */
export async function sampleThinned(): Promise<SampledSet[]> {
  const sets: SampledSet[] = [];
  for (const draw of SAMPLED) {
    const run = await thinnedEngine(draw);
    for (const { name, isFitted } of CORPUS_SETS) {
      const folder = path.join(CORPUS, name);
      if (!isFitted || !existsSync(path.join(folder, 'truth.json'))) continue;
      const read = (file: string): Promise<ExtractionOutcome> =>
        run(benchJob(path.join(folder, file), { leastShown: 0 }));
      sets.push(
        await sampleDocuments(`${name}-${draw.name}`, folder, {
          read,
          isWanted: (truth) => isSampled(truth, draw),
        }),
      );
    }
  }
  return sets;
}
