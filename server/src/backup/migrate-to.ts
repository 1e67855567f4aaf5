import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { assertComplete } from '../data-folder/completeness.ts';
import { lockFolder } from '../data-folder/folder-lock.ts';
import { copyRows } from '../database/copy-rows.ts';
import { openDatabase } from '../database/database.ts';
import { PGliteThread, type Session } from '../database/pglite/thread.ts';
import { onClient, openPool } from '../database/postgres/connection.ts';
import { assertEmptyDatabase } from '../database/postgres/dump.ts';
import { openJobs } from '../modules/job-queues.ts';
import { systemClock } from '../platform/clock.ts';
import { createFolderSecrets } from '../secrets/folder-secrets.ts';
import { createSealedSecrets, insertMessage } from '../secrets/sealed-secrets.repository.ts';
import { createSealing } from '../secrets/sealing.ts';
import { SECRET_NAMES } from '../secrets/secret-store.ts';
import { createFileHashes } from '../storage/file-hashes.ts';
import { relativePathOf } from '../storage/folder-store.ts';
import { assertEmptyBucket, checkBucket } from '../storage/s3-check.ts';
import { createStoreClient, openS3Store, type S3Store } from '../storage/s3-store.ts';
import { listTree } from './copied-files.ts';
import { storedKeys } from './stored-keys.repository.ts';

export type MoveTarget = Pick<Config, 'dataFolder' | 'sealingKeys'> & {
  readonly databaseUrl: string;
  readonly storage: NonNullable<Config['storage']>;
};

/**
 * Copies an embedded installation, which must not run, to an empty PostgreSQL database and an empty bucket. Rows are
 * compared by number and content, files by their hashes as the bucket gives them back. With sealing keys secrets and
 * messages go into the database too. The data folder stays as it is.
 * @returns a line for the operator. @throws Error that says what is wrong
 */
export async function migrateTo(target: MoveTarget): Promise<string> {
  const { dataFolder, databaseUrl, storage } = target;
  if (!existsSync(join(dataFolder, 'rows'))) throw new Error(`There is no installation in ${dataFolder}.`);
  const unlock = lockFolder(dataFolder);
  try {
    assertComplete(dataFolder, ['rows']);
    await assertEmptyDatabase(databaseUrl);
    const client = createStoreClient(storage);
    await checkBucket(client, storage, systemClock)
      .then(() => assertEmptyBucket(client, storage))
      .finally(() => client.destroy());
    const thread = await PGliteThread.open({ folder: join(dataFolder, 'rows') });
    try {
      return await thread.alone((session) => move(session, target));
    } finally {
      await thread.close();
    }
  } finally {
    unlock();
  }
}

async function move(from: Session, target: MoveTarget): Promise<string> {
  const files = await moveFiles(from, target);
  await createTables(target.databaseUrl);
  const rows = await copyRowsTo(target.databaseUrl, from);
  const secrets = await moveSecrets(target);
  return [
    `Moved ${rows.rows} rows of ${rows.tables} tables and ${files.moved} files; numbers, contents and hashes agree.`,
    ...(files.left > 0 ? [`${files.left} files that no row names stay in ${target.dataFolder}.`] : []),
    secrets,
  ].join('\n');
}

async function copyRowsTo(url: string, from: Session) {
  const pool = await openPool(url, 1);
  try {
    return await onClient(pool, (to) => copyRows(from, to));
  } finally {
    await pool.end();
  }
}

/** The tables of the suite and of the job queue. */
async function createTables(url: string): Promise<void> {
  const database = await openDatabase({ engine: 'postgres', url });
  try {
    const jobs = await openJobs({ database, log: () => undefined });
    await jobs.stop();
  } finally {
    await database.close();
  }
}

async function moveFiles(
  session: Session,
  { dataFolder, storage }: MoveTarget,
): Promise<{ moved: number; left: number }> {
  const folder = join(dataFolder, 'files');
  const found = new Set(existsSync(folder) ? (await listTree(folder)).files : []);
  const workFolder = await mkdtemp(join(tmpdir(), 'assay-move-'));
  const store = await openS3Store({ ...storage, workFolder });
  let moved = 0;
  try {
    for await (const { kept, written } of storedKeys(session)) {
      for (const key of written) found.delete(pathOf(key));
      for (const key of kept) {
        if (!found.delete(pathOf(key))) continue;
        await moveFile(store, key, join(folder, pathOf(key)));
        moved += 1;
      }
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return { moved, left: found.size };
}

const pathOf = (key: string) => relativePathOf(key).replaceAll('\\', '/');

async function moveFile(store: S3Store, key: string, path: string): Promise<void> {
  await store.put(key, createReadStream(path));
  if ((await store.hashOf(key)) !== (await createFileHashes().of(path)))
    throw new Error(`The bucket gives back something else than ${path}.`);
}

/** Secrets and messages go where processes with these sealing keys look for them. */
async function moveSecrets({ dataFolder, databaseUrl, sealingKeys }: MoveTarget): Promise<string> {
  if (sealingKeys.length === 0)
    return `Keys, secrets and outbox stay in ${dataFolder}: keep it as ASSAY_DATA, or set ASSAY_SEALING_KEYS before the first start.`;
  const sealing = createSealing(sealingKeys);
  const former = createFolderSecrets(dataFolder);
  const database = await openDatabase({ engine: 'postgres', url: databaseUrl });
  try {
    const { kysely } = database;
    const secrets = createSealedSecrets({ kysely, sealing, former });
    let moved = 0;
    for (const name of SECRET_NAMES) {
      const secret = await former.find(name);
      if (secret === null) continue;
      await secrets.readOrCreate(name, () => secret);
      moved += 1;
    }
    const outbox = join(dataFolder, 'outbox');
    const messages = existsSync(outbox)
      ? (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
      : [];
    for (const name of messages) await insertMessage(kysely, sealing, await readFile(join(outbox, name)));
    return `Sealed ${moved} secrets and ${messages.length} messages: the data folder is no longer needed.`;
  } finally {
    await database.close();
  }
}
