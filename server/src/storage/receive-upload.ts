import type { Readable } from 'node:stream';
import { AppError } from '@assay/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { FolderStore } from './folder-store.ts';
import type { ReceivedFile } from './object-store.ts';
import { acceptUpload, type AcceptedUpload } from './upload-policy.ts';

/** Limits of a form: a signed form has ten short fields. */
const FORM_LIMITS = {
  fields: 30,
  fieldSize: 16_384,
  files: 1,
  /** Larger than any file that a policy allows: the policy's own limit is applied while the file is written. */
  fileSize: 2 ** 40,
};

/** Decides on the file of a form. A refusal is an AppError. */
export interface UploadReceiver {
  /** Called before the file is read: refuses a form that was used. @returns the user who created the upload */
  admit(key: string): Promise<number>;
  /** Called when the file is complete and on the disk, before the upload is acknowledged. */
  accept(key: string, file: ReceivedFile): Promise<void>;
}

export interface UploadOptions {
  readonly store: FolderStore;
  readonly uploads: UploadReceiver;
  readonly clock: Clock;
  /** Takes one of the user's slots for files. @returns a function that gives it back. @throws AppError TOO_MANY_REQUESTS */
  readonly acquire: (userId: number) => () => void;
}

type Fields = ReadonlyMap<string, string>;

/** Receives the file of a signed form: the fields come first, then the file. @throws AppError when it is refused */
export async function receiveUpload(request: FastifyRequest, options: UploadOptions): Promise<void> {
  if (!request.isMultipart()) throw new AppError('INVALID_REQUEST');
  // A body without a stated size is checked when it has arrived.
  const size = Number(request.headers['content-length'] ?? 0);
  if (!(await options.store.hasRoom(size))) throw new AppError('STORAGE_FULL');
  const fields = new Map<string, string>();
  for await (const part of partsOf(request)) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else return storeFile(fields, part.file, options);
  }
  throw new AppError('INVALID_REQUEST', { identifier: 'file' });
}

/** The parts of a form. @throws AppError INVALID_REQUEST when the form is incomplete, for which the parser has no status */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: FORM_LIMITS });
  } catch (cause) {
    throw cause instanceof Error && 'statusCode' in cause
      ? cause
      : new AppError('INVALID_REQUEST', { cause });
  }
}

async function storeFile(fields: Fields, file: Readable, options: UploadOptions): Promise<void> {
  const { key, maxBytes, release } = await admit(fields, options).catch((error: unknown) => {
    file.resume();
    throw error;
  });
  try {
    await options.store.receive(file, maxBytes, async (received) => {
      // A broken connection ends the file early without an error; the parser marks the file.
      if ('truncated' in file && file.truncated) throw new AppError('FILE_TOO_LARGE');
      await options.uploads.accept(key, received);
    });
  } finally {
    release();
  }
}

async function admit(
  fields: Fields,
  { store, uploads, clock, acquire }: UploadOptions,
): Promise<AcceptedUpload & { release: () => void }> {
  const accepted = acceptUpload(fields, store.identity, clock());
  if (!accepted) throw new AppError('SIGNATURE_INVALID');
  const userId = await uploads.admit(accepted.key);
  return { ...accepted, release: acquire(userId) };
}
