import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { readOrCreateSecret } from '../secrets/created-secret.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { damagedFolderError } from '../data-folder/damaged-folder-error.ts';
import { systemClock } from '../platform/clock.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { LookAtStore } from '../storage/store-watch.ts';
import type { UploadReceiver } from '../storage/receive-upload.ts';
import { registerFileRoutes } from '../storage/routes.ts';
import { checkBucket, checkCors, createBucketLook } from '../storage/s3-check.ts';
import { createStoreClient, openS3Store, type S3Store } from '../storage/s3-store.ts';

/** The file storage of the installation. */
export interface OpenFiles {
  readonly store: ObjectStore;
  /** The same store where it is a bucket. */
  readonly bucket?: S3Store;
  /** Origins that pages post files to and read them from, besides our own. */
  readonly origins: readonly string[];
  /** Looks whether files can be read now. */
  readonly look: LookAtStore;
  /** The error of a start over a store that does not hold what it should. */
  readonly damaged: (how: string) => Error;
  /** Mounts the addresses of the files; a bucket has its own. */
  mount(app: FastifyInstance, uploads: UploadReceiver): Promise<void>;
  /** @throws Error when the store refuses pages of this origin */
  checkPages(pageOrigin: string): Promise<void>;
}

/** Region, bucket and key id in the signatures of files in a folder, as S3 names them. */
const FOLDER = { region: 'local', bucket: 'documents', accessKeyId: 'ASSAY', mountedAt: '/files' };

/** Opens the storage that is configured. @throws Error that says what an operator has to change */
export async function openFiles(
  { storage, dataFolder }: Config,
  { workFolder, secrets }: { readonly workFolder: string; readonly secrets: SecretStore },
): Promise<OpenFiles> {
  return storage === undefined ? openFolder(dataFolder, secrets) : openBucket(storage, workFolder);
}

async function openFolder(dataFolder: string, secrets: SecretStore): Promise<OpenFiles> {
  const folder = join(dataFolder, 'files');
  await mkdir(folder, { recursive: true });
  const { region, bucket, accessKeyId, mountedAt } = FOLDER;
  const secretAccessKey = await readOrCreateSecret(secrets, 'secrets/files');
  const identity = { region, bucket, accessKeyId, secretAccessKey };
  const store = createFolderStore({ folder, mountedAt, identity });
  return {
    store,
    origins: [],
    look: () => access(folder, constants.R_OK | constants.W_OK),
    damaged: (how) => damagedFolderError(folder, how),
    checkPages: async () => undefined,
    async mount(app, uploads) {
      await app.register(async (files) => registerFileRoutes(files, { store, folder, uploads }), {
        prefix: mountedAt,
      });
    },
  };
}

async function openBucket(address: NonNullable<Config['storage']>, workFolder: string): Promise<OpenFiles> {
  const client = createStoreClient(address);
  await checkBucket(client, address, systemClock);
  const look = await createBucketLook(client, address);
  const bucket = await openS3Store({ ...address, workFolder });
  return {
    store: bucket,
    bucket,
    origins: bucket.origins,
    look,
    damaged: (how) =>
      new Error(
        `The bucket ${address.bucket} ${how}: set STORAGE_URL to the bucket of this installation, or restore it.`,
      ),
    checkPages: (pageOrigin) => checkCors(address, pageOrigin),
    mount: async () => undefined,
  };
}
