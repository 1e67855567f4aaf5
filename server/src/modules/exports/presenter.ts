import type { BackgroundExport } from '@assay/shared/contracts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { ExportRow } from './background.repository.ts';

/** An export as its user sees it, with an address of its file. */
export function presentExport(row: ExportRow, store: Pick<ObjectStore, 'signDownload'>): BackgroundExport {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    profile: row.profile,
    changesOnly: row.changes_only,
    documents: row.documents,
    written: row.documents_written,
    status: row.status,
    failure: row.failure,
    file: presentFile(row, store),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function presentFile(row: ExportRow, store: Pick<ObjectStore, 'signDownload'>): BackgroundExport['file'] {
  const { file_key: key, file_name: name, content_type: contentType, file_size: size } = row;
  if (key === null || name === null || contentType === null) return null;
  return { name, size: size ?? 0, url: store.signDownload(key, { filename: name, contentType }) };
}
