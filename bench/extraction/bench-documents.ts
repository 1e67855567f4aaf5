import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readBuiltInSchemas } from '../../server/src/pipeline/built-in-schemas.ts';
import type { ExtractionJob } from '../../server/src/pipeline/contract/job.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { schemas, checks } = readBuiltInSchemas(
  new URL('../../server/src/database/catalogue.json', import.meta.url),
);

/** The path of shared documents where they are at hand, else of the project's own samples; null when neither is here. */
export function documentsPath(shared: string, own: string | null): string | null {
  const path = join(ROOT, '..', 'shared', 'documents', shared);
  if (existsSync(path)) return path;
  return own === null ? null : join(ROOT, 'samples', own);
}

/** A job over the built-in schemas that recognises the type. */
export function benchJob(filePath: string, changes: Partial<ExtractionJob> = {}): ExtractionJob {
  return { filePath, fileName: basename(filePath), documentType: null, schemas, checks, ...changes };
}
