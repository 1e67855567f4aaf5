import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { assertComplete } from '../data-folder/completeness.ts';
import { lockFolder } from '../data-folder/folder-lock.ts';
import { PGliteThread } from '../database/pglite/thread.ts';
import { dumpDatabase } from '../database/postgres/dump.ts';
import { countTables, type TableCounts } from '../database/table-counts.ts';
import { systemClock } from '../platform/clock.ts';
import { ensurePrivateFolder } from '../platform/files.ts';
import { copyFile, createFolders, listTree, type CopiedFile } from './copied-files.ts';
import { assertEmptyFolder, BACKUP, summarize, writeManifest, type Manifest } from './manifest.ts';

type Installation = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/**
 * Copies an installation, rows, files, keys and secrets, into a new folder. On PostgreSQL the processes may go on: rows are
 * those of one moment, files those of it and a little later. The embedded database must not be in use.
 * @returns a line for the operator. @throws Error when the folder is not empty, or anything cannot be read
 */
export async function backUp(installation: Installation, to: string): Promise<string> {
  await assertEmptyFolder(to);
  await ensurePrivateFolder(to);
  const manifest =
    installation.databaseUrl === undefined
      ? await copyEmbedded(installation, to)
      : await copyPostgres(installation, installation.databaseUrl, to);
  await writeManifest(to, manifest);
  return `Backed up to ${to}: ${summarize(manifest)}.`;
}

async function copyEmbedded({ dataFolder }: Installation, to: string): Promise<Manifest> {
  if (!existsSync(join(dataFolder, 'rows'))) throw new Error(`There is no installation in ${dataFolder}.`);
  const unlock = lockFolder(dataFolder);
  try {
    assertComplete(dataFolder, ['rows']);
    const tables = await countEmbeddedRows(join(dataFolder, 'rows'));
    const copied = await copyData(dataFolder, to);
    return manifestOf('pglite', tables, copied);
  } finally {
    unlock();
  }
}

async function copyPostgres({ dataFolder }: Installation, url: string, to: string): Promise<Manifest> {
  const tables = await dumpDatabase(url, join(to, BACKUP.dump));
  // Documents whose rows are in the dump have their files by now.
  const isRows = (path: string) => path === 'rows';
  const copied = existsSync(dataFolder) ? await copyData(dataFolder, to, isRows) : { folders: [], files: [] };
  return manifestOf('postgres', tables, copied);
}

/** Counts the rows of an embedded database that nothing else has open. */
export async function countEmbeddedRows(rowsFolder: string): Promise<TableCounts> {
  const thread = await PGliteThread.open({ folder: rowsFolder });
  try {
    return await thread.alone(countTables);
  } finally {
    await thread.close();
  }
}

interface Copied {
  readonly folders: string[];
  readonly files: CopiedFile[];
}

async function copyData(from: string, to: string, isExcluded?: (path: string) => boolean): Promise<Copied> {
  const target = join(to, BACKUP.data);
  const { folders, files } = await listTree(from, isExcluded);
  await ensurePrivateFolder(target);
  await createFolders(target, folders);
  const copied: CopiedFile[] = [];
  for (const path of files) {
    const file = await copyFile(from, target, path);
    if (file !== null) copied.push(file);
  }
  return { folders, files: copied };
}

function manifestOf(engine: Manifest['engine'], tables: TableCounts, copied: Copied): Manifest {
  return { version: 1, createdAt: systemClock().toISOString(), engine, tables: { ...tables }, ...copied };
}
