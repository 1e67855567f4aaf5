import { sourceKey } from '../../platform/source-key.ts';
import type { ExtractionResult } from '../../pipeline/index.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { foundDocumentId } from './found-documents.ts';
import type { Run } from './run.repository.ts';

/** An attachment of a mail or a file of a PDF portfolio, stored. */
export interface StoredAttachment {
  /** Id of the document that it becomes. */
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
}

/** The longest file name of an upload. */
const MAX_NAME_LENGTH = 5000;

/** A name that an upload could have: one line, not empty, not too long. The extension is kept. */
function fileNameOf(name: string, holder: string, index: number): string {
  const line = name.replace(/\p{Cc}+/gu, ' ').trim();
  const full = line === '' ? `${holder} ${index + 1}` : line;
  if (full.length <= MAX_NAME_LENGTH) return full;
  const extension = /\.[^.]{1,10}$/u.exec(full)?.[0] ?? '';
  return full.slice(0, MAX_NAME_LENGTH - extension.length) + extension;
}

/** Stores the files of the attachments of a mail or portfolio. Storing them again changes nothing. */
export async function storeAttachments(
  store: ObjectStore,
  run: Run,
  attachments: NonNullable<ExtractionResult['attachments']>,
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const [index, { name, path }] of attachments.entries()) {
    const id = foundDocumentId('attachment', run.documentId, index);
    const key = sourceKey(run.clientId, id);
    await store.putFile(key, path);
    stored.push({ id, key, fileName: fileNameOf(name, run.fileName, index) });
  }
  return stored;
}
