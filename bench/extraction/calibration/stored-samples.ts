import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ExtractionResult } from '../../../server/src/pipeline/index.ts';
import type { ReadFile } from '../report/judged-set.ts';
import { judgeSet, readFresh } from '../report/judged-set.ts';
import { isAtHand, setsInFolders } from '../report/report-sets.ts';
import type { Sample } from './fit-model.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const STORE = path.join(ROOT, '.cache/fit');
const ENGINE = ['server/src/pipeline/**/*.{ts,json}', 'server/src/database/catalogue.json'];
/** The fitted model says how sure values are, not which are chosen and what speaks for them. */
const NO_PART = /\.test\.ts$|confidence\/model\.(?:ts|json)$/u;

/** Everything that decides which values are chosen, and what speaks for them. */
function engineHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(ENGINE, { cwd: ROOT }).sort())
    if (!NO_PART.test(file)) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** Reads a file once, for as long as its bytes and the engine are the same. Its confidences may be those of an earlier model. */
function storedResults(): ReadFile {
  const engine = engineHash();
  mkdirSync(STORE, { recursive: true });
  return async (file, extractor) => {
    const key = createHash('sha256').update(engine).update(path.basename(file)).update(readFileSync(file));
    const stored = path.join(STORE, `${key.digest('hex')}.json`);
    if (existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8')) as ExtractionResult | null;
    const result = await readFresh(file, extractor);
    writeFileSync(stored, JSON.stringify(result));
    return result;
  };
}

/** The values of all papers of given folders, scans too, that a fit learns from. */
export async function readSamples(further: readonly string[], others: string): Promise<Sample[]> {
  const read = storedResults();
  const samples: Sample[] = [];
  for (const set of setsInFolders(further, others).filter(isAtHand))
    samples.push(...(await judgeSet(set, () => false, read)).flatMap((document) => document.samples));
  return samples;
}
