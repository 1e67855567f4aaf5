import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { assertEmptyDatabase, restoreDatabase } from '../database/postgres/dump.ts';
import { assertSameCounts } from '../database/table-counts.ts';
import { ensurePrivateFolder } from '../platform/files.ts';
import { countEmbeddedRows } from './backup.ts';
import { copyFile, createFolders } from './copied-files.ts';
import { assertEmptyFolder, BACKUP, summarize, readManifest, type Manifest } from './manifest.ts';

type Installation = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/**
 * Restores a backup into an empty data folder and, where the backup is one of PostgreSQL, an empty database. Every file is
 * compared by its hash, every table by its number of rows; after a difference the installation is empty again.
 * @returns a line for the operator. @throws Error that says what is wrong
 */
export async function restore(installation: Installation, from: string): Promise<string> {
  const manifest = await readManifest(from);
  await assertFits(installation, manifest);
  const { dataFolder } = installation;
  await assertEmptyFolder(dataFolder);
  if (installation.databaseUrl !== undefined) await assertEmptyDatabase(installation.databaseUrl);
  await ensurePrivateFolder(dataFolder);
  try {
    await restoreFiles(manifest, join(from, BACKUP.data), dataFolder);
    const tables =
      installation.databaseUrl === undefined
        ? await countEmbeddedRows(join(dataFolder, 'rows'))
        : await restoreDatabase(installation.databaseUrl, join(from, BACKUP.dump));
    assertSameCounts(manifest.tables, tables);
  } catch (error) {
    for (const name of await readdir(dataFolder)) await rm(join(dataFolder, name), { recursive: true });
    throw error;
  }
  return `Restored from ${from}: ${summarize(manifest)}.`;
}

async function assertFits({ databaseUrl }: Installation, { engine }: Manifest): Promise<void> {
  if (engine === 'postgres' && databaseUrl === undefined)
    throw new Error('This is a backup of PostgreSQL: name an empty database in DATABASE_URL.');
  if (engine === 'pglite' && databaseUrl !== undefined)
    throw new Error('This is a backup of the embedded database: restore it without DATABASE_URL.');
}

async function restoreFiles({ folders, files }: Manifest, from: string, to: string): Promise<void> {
  await createFolders(to, folders);
  for (const { path, sha256 } of files) {
    const copied = await copyFile(from, to, path);
    if (copied === null) throw new Error(`The backup is damaged: ${path} is missing.`);
    if (copied.sha256 !== sha256) throw new Error(`The backup is damaged: ${path} has changed.`);
  }
}
