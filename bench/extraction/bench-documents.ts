import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readBuiltInSchemas } from '../../server/src/pipeline/built-in-schemas.ts';
import { readArguments } from '../../server/src/processes/run-command.ts';
import type { ExtractionJob } from '../../server/src/pipeline/contract/job.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { schemas, checks } = readBuiltInSchemas(
  new URL('../../server/src/database/catalogue.json', import.meta.url),
);

/** Folders that hold sets of documents: the benchmark's own and the samples. */
const FOLDERS = ['bench/documents', 'samples'].map((folder) => path.join(ROOT, folder));

/** `--documents FOLDER`, which benchmarks of documents take, also several times: a folder of further sets. */
export const DOCUMENTS_OPTION = { documents: 'repeatable' } as const;

/** The further folders that the command of a benchmark names. */
export function readFurtherFolders(name: string): readonly string[] | undefined {
  const usage = `npm run bench -- ${name} [--documents FOLDER]`;
  return readArguments({ usage, options: DOCUMENTS_OPTION }).values.documents;
}

/** The path of a set of documents, or of one document of a set; null where it is not at hand. */
export function documentsPath(name: string, further: readonly string[] = []): string | null {
  const folders = [...FOLDERS, ...further.map((folder) => path.resolve(folder))];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The files of a set whose names fit, in order; none where the set is not at hand. */
export function filesOf(name: string, further: readonly string[] = [], fits = /\.pdf$/u): string[] {
  const folder = documentsPath(name, further);
  if (folder === null) return [];
  const names = readdirSync(folder).filter((file) => fits.test(file));
  return names.sort().map((file) => path.join(folder, file));
}

/** Scans among the fund documents, and the other ones. */
export const SCANS = /_scan\.pdf$/u;
export const DIGITAL = /(?<!_scan)\.pdf$/u;

/** A job over the built-in schemas that recognises the type. */
export function benchJob(filePath: string, changes: Partial<ExtractionJob> = {}): ExtractionJob {
  return { filePath, fileName: path.basename(filePath), documentType: null, schemas, checks, ...changes };
}

/** A metric of a document type, the repeating group that it belongs to, and whether it names somebody; null without it. */
export function metricOf(documentType: string | null, fin: string) {
  const groups = schemas.find((one) => one.documentType === documentType)?.groups ?? [];
  for (const { metrics, groupIdentifier, isRepeatingGroup } of groups) {
    const metric = metrics.find((one) => one.fin === fin);
    if (metric === undefined) continue;
    return {
      type: metric.type,
      groupIdentifier: isRepeatingGroup ? groupIdentifier : null,
      isName: metric.type.startsWith('ENTITY_'),
    };
  }
  return null;
}
