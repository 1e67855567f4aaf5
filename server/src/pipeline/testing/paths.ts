import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readBuiltInSchemas } from '../built-in-schemas.ts';
import type { ExtractionJob } from '../contract/job.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

/** Path of a document of the project's samples. */
export function samplePath(...parts: string[]): string {
  return join(ROOT, 'samples', ...parts);
}

/** The born-digital sample documents with their paths, in order of name. */
export function samplePdfs(): { name: string; path: string }[] {
  return ['seeded', 'to-upload'].flatMap((folder) =>
    readdirSync(samplePath(folder))
      .sort()
      .filter((name) => name.endsWith('.pdf') && existsSync(samplePath(folder, name)))
      .map((name) => ({ name, path: samplePath(folder, name) })),
  );
}

const builtIn = readBuiltInSchemas(new URL('../../database/catalogue.json', import.meta.url));

/** A job over the built-in schemas; the type is recognised unless one is given. */
export function jobFor(filePath: string, changes: Partial<ExtractionJob> = {}): ExtractionJob {
  return { filePath, fileName: 'document.pdf', documentType: null, ...builtIn, ...changes };
}
