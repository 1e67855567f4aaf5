import { copyFile, lstat, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { runFiles } from './run-files.ts';
import type { Run } from './run.repository.ts';

/** Paths of the files that an extraction writes beside its result. */
export interface WrittenFiles {
  readonly graphPath: string;
  readonly annotationsPath: string;
  readonly renditionPath: string;
  readonly attachmentsFolder: string;
  readonly keptPagesPath: string;
}

/** Gives `use` paths in a temporary folder, which is removed afterwards. */
export async function withWrittenFiles<Result>(
  workFolder: string,
  use: (files: WrittenFiles) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(workFolder, 'assay-run-'));
  try {
    return await use({
      graphPath: path.join(folder, 'graph.json'),
      annotationsPath: path.join(folder, 'annotations.json'),
      renditionPath: path.join(folder, 'rendition.pdf'),
      attachmentsFolder: folder,
      keptPagesPath: path.join(folder, 'pages.jsonl'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores the pages that were read for whoever goes on. Without them the document is read from its start. */
export async function storeKeptPages(
  { store, log }: { readonly store: ObjectStore; readonly log: JobLog },
  run: Run,
  { keptPagesPath }: WrittenFiles,
): Promise<void> {
  try {
    // The reading process is not trusted: a link would lead to a file that is not its own.
    const file = await lstat(keptPagesPath).catch(() => null);
    if (file?.isFile() === true) await store.putFile(runFiles(run).keptPages, keptPagesPath);
  } catch (error) {
    log.warn({ err: error, runId: run.id, documentId: run.documentId }, 'pages that were read are not kept');
  }
}

/** Gets the pages that a job before has read of a run, where it has kept some. */
export async function fetchKeptPages(
  store: ObjectStore,
  run: Run,
  { keptPagesPath }: WrittenFiles,
): Promise<void> {
  const key = runFiles(run).keptPages;
  if ((await store.sizeOf(key)) === null) return;
  await store.withLocalFile(key, (file) => copyFile(file, keptPagesPath));
}
