import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readBuiltInSchemas } from '../../server/src/pipeline/built-in-schemas.ts';
import type { ExtractionJob } from '../../server/src/pipeline/contract/job.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { schemas, checks } = readBuiltInSchemas(
  new URL('../../server/src/database/catalogue.json', import.meta.url),
);

/** Folders that hold sets of documents: the benchmark's own, the samples, and sets that are only measured where they are. */
const FOLDERS = ['bench/documents', 'samples', '../shared/documents'];

/** The path of a set of documents, or of one document of a set; null where it is not at hand. */
export function documentsPath(name: string): string | null {
  return FOLDERS.map((folder) => join(ROOT, folder, name)).find((path) => existsSync(path)) ?? null;
}

/** A job over the built-in schemas that recognises the type. */
export function benchJob(filePath: string, changes: Partial<ExtractionJob> = {}): ExtractionJob {
  return { filePath, fileName: basename(filePath), documentType: null, schemas, checks, ...changes };
}
