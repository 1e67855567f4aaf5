import { createHash } from 'node:crypto';
import { sourceKey } from '../../platform/source-key.ts';
import type { ExtractionResult } from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { Run } from './run.repository.ts';

/** An attachment of a mail, its file stored. */
export interface StoredAttachment {
  /** Id of the document that it becomes. */
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
}

/** The longest file name of an upload. */
const MAX_NAME_LENGTH = 5000;

/** The id of the n-th attachment of a mail: always the same, so that a repeated job finds what it created before. */
function attachmentId(mailId: string, index: number): string {
  const hex = createHash('sha256').update(`attachment ${mailId} ${index}`).digest('hex');
  // Version 8 of RFC 9562: an id of the application's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A name that an upload could have: one line, not empty, not too long. The extension is kept. */
function fileNameOf(name: string, mail: string, index: number): string {
  const line = name.replace(/\p{Cc}+/gu, ' ').trim();
  const full = line === '' ? `${mail} ${index + 1}` : line;
  if (full.length <= MAX_NAME_LENGTH) return full;
  const extension = /\.[^.]{1,10}$/u.exec(full)?.[0] ?? '';
  return full.slice(0, MAX_NAME_LENGTH - extension.length) + extension;
}

/** Stores the files of a mail's attachments. Storing them again changes nothing. */
export async function storeAttachments(
  store: ObjectStore,
  run: Run,
  attachments: NonNullable<ExtractionResult['attachments']>,
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const [index, { name, path }] of attachments.entries()) {
    const id = attachmentId(run.documentId, index);
    const key = sourceKey(run.clientId, id);
    await store.putFile(key, path);
    stored.push({ id, key, fileName: fileNameOf(name, run.fileName, index) });
  }
  return stored;
}
