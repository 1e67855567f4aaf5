import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../platform/files.ts';
import { copiedFile } from './copied-files.ts';

/** Names within the folder of a backup. */
export const BACKUP = { manifest: 'backup.json', data: 'data', dump: 'rows.dump' } as const;

const manifestModel = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  /** Below `data`. */
  folders: z.array(z.string()),
  files: z.array(copiedFile),
});

/** What a backup holds. It is written last: a folder without it holds a backup that was cut off. */
export type Manifest = z.output<typeof manifestModel>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFileAtomically(join(folder, BACKUP.manifest), JSON.stringify(manifest));
}

/** @throws Error when the folder holds no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, BACKUP.manifest);
  if (!existsSync(path))
    throw new Error(`${folder} holds no complete backup: ${BACKUP.manifest} is missing.`);
  try {
    return manifestModel.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
}

/** @throws Error when a folder exists and holds anything */
export async function assertEmptyFolder(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

/** What an operator reads at the end of a backup or a restore. */
export function summarize({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const megabytes = Math.ceil(bytes / 1_000_000);
  return `${Object.keys(tables).length} tables with ${rows} rows, ${files.length} files of ${megabytes} MB`;
}
