import { ApiError, postSignedForm, useApi, type ApiClient } from '@assay/shared/api-client';
import { createDocumentRequest, deleteDocuments } from '@assay/shared/contracts';
import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@assay/shared/domain';
import { messageKeyForError } from '@assay/shared/messages';
import { useDocumentChanges, usePlatform, type DocumentChanges, type Platform } from '@assay/shared/platform';
import { checkFile } from '../model/check-file.ts';
import { createUploadManager, type UploadManager, type UploadPorts } from '../model/upload-manager.ts';

interface Surroundings {
  readonly api: ApiClient;
  readonly changes: DocumentChanges;
  readonly platform: Platform;
}

/** One manager per API client, that is, per signed-in user: it outlives the screen, and nobody sees another's files. */
const managers = new WeakMap<ApiClient, UploadManager>();

function portsOf({ api, changes, platform }: Surroundings): UploadPorts {
  const { log, notify } = platform;
  return {
    check: (file) => checkFile(file, DEFAULT_UPLOAD_LIMIT_BYTES),
    announce: async (file, documentType) => {
      const body = { filename: file.name, doc_type: documentType };
      const { doc_request_id, url, fields } = await api.call(createDocumentRequest, { body });
      return { documentRequestId: doc_request_id, url, fields };
    },
    post: ({ url, fields }, file, { signal, onProgress }) =>
      postSignedForm({ url, fields, file, signal, onProgress }),
    discard: async (documentRequestId) => {
      try {
        await api.call(deleteDocuments, { body: { uuids: [documentRequestId] } });
      } catch (error) {
        // The upload has ended either way, and the row can be deleted later: nothing a user could do about it now.
        log.warn('upload.discardFailed', { error, documentRequestId });
      }
      await changes.stagesChanged([documentRequestId]);
    },
    messageOf: (error) =>
      messageKeyForError(error instanceof ApiError ? error.code : undefined, 'extraction.uploadFailed'),
    onArrived: (id) => changes.stagesChanged([id]),
    onFailed: ({ name }) => notify('extraction.uploadOf', { name }),
  };
}

/** The uploads of the signed-in user. They go on when the reader leaves the screen. */
export function useUploadManager(): UploadManager {
  const api = useApi();
  const changes = useDocumentChanges();
  const platform = usePlatform();
  const present = managers.get(api) ?? createUploadManager(portsOf({ api, changes, platform }));
  managers.set(api, present);
  return present;
}
