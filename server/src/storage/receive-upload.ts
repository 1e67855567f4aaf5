import type { Readable } from 'node:stream';
import { AppError } from '@assay/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { FolderStore, ReceivedFile } from './folder-store.ts';
import { acceptUpload, type AcceptedUpload } from './upload-policy.ts';

/** Most fields that a form may carry, and the longest of them: a signed form has ten short ones. */
const FORM_LIMITS = {
  fields: 30,
  fieldSize: 16_384,
  files: 1,
  /** Larger than any file that a policy allows: the policy's own limit is applied while the file is written. */
  fileSize: 2 ** 40,
};

/** Whoever announced uploads: decides what becomes of a form's file. A refusal is an AppError. */
export interface UploadReceiver {
  /** Asked before anything of the file is read: refuses a form that was used. @returns who announced the upload. */
  admit(key: string): Promise<number>;
  /** Told once the file is whole and durable, before the upload is answered. */
  accept(key: string, file: ReceivedFile): Promise<void>;
}

export interface UploadOptions {
  readonly store: FolderStore;
  readonly uploads: UploadReceiver;
  readonly clock: Clock;
  /** Lets the file of a person in. @returns what to call once it is there. @throws AppError TOO_MANY_REQUESTS */
  readonly enter: (person: number) => () => void;
}

type Fields = ReadonlyMap<string, string>;

/** Takes the file of a signed form: its fields come first, then the file. @throws AppError where it is refused. */
export async function receiveUpload(request: FastifyRequest, options: UploadOptions): Promise<void> {
  if (!request.isMultipart()) throw new AppError('INVALID_REQUEST');
  // A body that does not say its size is looked at once it is there.
  const size = Number(request.headers['content-length'] ?? 0);
  if (!(await options.store.hasRoom(size))) throw new AppError('STORAGE_FULL');
  const fields = new Map<string, string>();
  for await (const part of partsOf(request)) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else return storeFile(fields, part.file, options);
  }
  throw new AppError('INVALID_REQUEST', { identifier: 'file' });
}

/** The parts of a form. @throws AppError INVALID_REQUEST where the body is no whole form, which the parser has no status for. */
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
  const { key, maxBytes, leave } = await admit(fields, options).catch((error: unknown) => {
    file.resume();
    throw error;
  });
  try {
    await options.store.receive(file, maxBytes, async (received) => {
      // A connection that broke off ends the file early without an error of its own; the parser marks it.
      if ('truncated' in file && file.truncated) throw new AppError('FILE_TOO_LARGE');
      await options.uploads.accept(key, received);
    });
  } finally {
    leave();
  }
}

async function admit(
  fields: Fields,
  { store, uploads, clock, enter }: UploadOptions,
): Promise<AcceptedUpload & { leave: () => void }> {
  const accepted = acceptUpload(fields, store.identity, clock());
  if (!accepted) throw new AppError('SIGNATURE_INVALID');
  const person = await uploads.admit(accepted.key);
  return { ...accepted, leave: enter(person) };
}
