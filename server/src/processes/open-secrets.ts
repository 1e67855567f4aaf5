import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openMessageFolder, type MessageStore } from '../identity/index.ts';
import { createFolderSecrets } from '../secrets/folder-secrets.ts';
import { createSealedSecrets, deleteMessages, insertMessage } from '../secrets/sealed-secrets.repository.ts';
import { createSealing } from '../secrets/sealing.ts';
import type { SecretStore } from '../secrets/secret-store.ts';

/** What an installation keeps besides rows and files. */
export interface OpenSecrets {
  readonly secrets: SecretStore;
  openMessages(): Promise<MessageStore>;
}

type Place = Pick<Config, 'dataFolder' | 'sealingKeys'>;

/** Secrets and messages: sealed in the database where there are sealing keys, else in the data folder. */
export function openSecrets(
  { dataFolder, sealingKeys }: Place,
  { kysely }: Pick<Database, 'kysely'>,
): OpenSecrets {
  const folder = createFolderSecrets(dataFolder);
  if (sealingKeys.length === 0)
    return { secrets: folder, openMessages: () => openMessageFolder(join(dataFolder, 'outbox')) };
  const sealing = createSealing(sealingKeys);
  return {
    secrets: createSealedSecrets({ kysely, sealing, former: folder }),
    openMessages: async () => ({
      place: (message) => insertMessage(kysely, sealing, message),
      removeBefore: (moment) => deleteMessages(kysely, moment),
    }),
  };
}
