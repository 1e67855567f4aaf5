import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { AppError } from '@assay/shared/domain';
import type { ObjectStore } from '../../storage/object-store.ts';
import { createEntryNames } from './entry-names.ts';
import type { ExportedDocument } from './repository.ts';
import { zipStream } from './zip-stream.ts';

/** Formats whose files are compressed already. */
const COMPRESSED = /^(?:application\/(?:pdf|zip|vnd\.openxmlformats)|image\/)/;

export interface DocumentsZip {
  readonly store: ObjectStore;
  readonly documents: readonly ExportedDocument[];
  readonly graphKeys: ReadonlyMap<string, string>;
  /** Only the graphs, without the files that were uploaded. */
  readonly graphsOnly: boolean;
  readonly onWritten?: (documents: number) => void;
}

/**
 * Every file must be the one that was uploaded: a zip that breaks off in its middle would say nothing.
 * @throws AppError DOCUMENT_FILE_MISSING or DOCUMENT_FILE_DAMAGED, naming the document
 */
export async function requireFiles(
  store: ObjectStore,
  documents: readonly ExportedDocument[],
): Promise<void> {
  for (const { id, s3_key: key, file_hash: hash } of documents) {
    if ((await store.sizeOf(key)) === null) throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    if (hash !== null && (await store.hashOf(key)) !== hash)
      throw new AppError('DOCUMENT_FILE_DAMAGED', { identifier: id });
  }
}

/** A zip with the original file and the graph of each document (AMB-072). */
export function writeDocumentsZip(zip: DocumentsZip): Readable {
  const { store, documents, graphKeys, graphsOnly, onWritten } = zip;
  return zipStream(async (add) => {
    const nameOf = createEntryNames();
    for (const [index, document] of documents.entries()) {
      const names = nameOf(document.file_name);
      const compress = !COMPRESSED.test(document.mime_type ?? '');
      if (!graphsOnly)
        await store.withLocalFile(document.s3_key, (path) =>
          add(names.original, createReadStream(path), { compress }),
        );
      const graphKey = graphKeys.get(document.id);
      if (graphKey !== undefined && (await store.sizeOf(graphKey)) !== null)
        await store.withLocalFile(graphKey, (path) => add(names.graph, createReadStream(path)));
      onWritten?.(index + 1);
    }
  });
}
