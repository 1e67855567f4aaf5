import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { insertDocument } from '../documents/index.ts';
import { findNamedDocuments } from '../modules/document-requests/uploads.repository.ts';
import { sourceKey } from '../platform/source-key.ts';
import { SYSTEM_USER } from '../platform/system-user.ts';
import type { AppContext } from '../processes/app-context.ts';

/** Puts the sample documents through the real pipeline, once. A start that is cut off is completed by the next. */
export async function loadSamples({ config, database, store, jobs }: AppContext): Promise<void> {
  const done = join(config.dataFolder, 'samples-loaded');
  const types = join(config.samplesFolder, 'document-types.json');
  if (existsSync(done) || !existsSync(types)) return;
  const typeOf = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(types, 'utf8')));
  const files = (await readdir(config.samplesFolder)).filter((name) => typeOf[name] !== undefined).sort();
  const { id: clientId } = config.client;
  for (const fileName of files) {
    if ((await findNamedDocuments(database.kysely, clientId, [fileName])).length > 0) continue;
    const id = randomUUID();
    const key = sourceKey(clientId, id);
    const documentTypeId = typeOf[fileName] ?? '';
    await store.put(key, await readFile(join(config.samplesFolder, fileName)));
    await database.kysely.transaction().execute(async (transaction) => {
      await insertDocument(transaction, {
        clientId,
        id,
        fileName,
        key,
        documentTypeId,
        uploadedBy: SYSTEM_USER,
      });
      await jobs.start(transaction, { documentId: id, clientId, documentTypeId });
    });
  }
  await writeFile(done, '');
}
