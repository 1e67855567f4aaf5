import { ApiError, postSignedForm, useApi, type ApiClient } from '@assay/shared/api-client';
import { createDocumentRequest, deleteDocuments } from '@assay/shared/contracts';
import {
  messageKeyForError,
  useDocumentChanges,
  usePlatform,
  useSettings,
  type DocumentChanges,
  type Platform,
} from '@assay/shared/platform';
import { useEffect, useMemo } from 'react';
import { checkFile } from '../model/check-file.ts';
import type { SendFailure } from '../model/send-file.ts';
import { createUploadManager, type UploadManager, type UploadPorts } from '../model/upload-manager.ts';

/** What an upload needs of the screen that shows it. */
interface UploadContext {
  readonly api: ApiClient;
  readonly changes: DocumentChanges;
  readonly platform: Platform;
  /** Size of the largest file that the server takes. */
  readonly uploadLimitBytes: number;
}

/** The uploads of one signed-in user. They go on when the user leaves the screen. */
interface UserUploads {
  readonly manager: UploadManager;
  /** Sets the context that calls from now on use: the platform changes with the user's settings. */
  readonly setContext: (context: UploadContext) => void;
}

/** What a failed call means for the upload. */
function failureOf(error: unknown): SendFailure {
  switch (error instanceof ApiError ? error.code : undefined) {
    case 'NETWORK_FAILED':
    case 'SERVICE_UNAVAILABLE': // Also where the token could not be renewed without a connection.
      return 'lost';
    case 'UPLOAD_ALREADY_RECEIVED':
      return 'received';
    case 'SIGNATURE_INVALID':
    case 'NOT_FOUND':
      return 'expired';
    default:
      return 'refused';
  }
}

const INITIAL_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Waits until the browser says that it is online again, but tries before that: not every break is noticed. */
function waitForConnection(tries: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(end, Math.min(INITIAL_RETRY_DELAY_MS * 2 ** tries, MAX_RETRY_DELAY_MS));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

function createUserUploads(): UserUploads {
  let context: UploadContext | undefined;
  const current = (): UploadContext => {
    if (!context) throw new Error('An upload started before its screen was mounted.');
    return context;
  };
  const ports: UploadPorts = {
    check: (file) => checkFile(file, current().uploadLimitBytes),
    createUpload: async (file, documentType) => {
      const body = { filename: file.name, doc_type: documentType };
      const { api } = current();
      const { doc_request_id, url, fields } = await api.call(createDocumentRequest, { body });
      return { documentRequestId: doc_request_id, url: api.addressOf(url), fields };
    },
    post: ({ url, fields }, file, { signal, onProgress }) =>
      postSignedForm({ url, fields, file, signal, onProgress }),
    discard: async (documentRequestId) => {
      const { api, platform, changes } = current();
      try {
        await api.call(deleteDocuments, { body: { uuids: [documentRequestId] } });
      } catch (error) {
        // The upload has ended either way, and the user can delete the row later.
        platform.log.warn('upload.discardFailed', { error, documentRequestId });
      }
      await changes.stagesChanged([documentRequestId]);
    },
    failureOf,
    connection: waitForConnection,
    messageOf: (error) =>
      messageKeyForError(error instanceof ApiError ? error.code : undefined, 'extraction.uploadFailed'),
    onArrived: (id) => current().changes.stagesChanged([id]),
    onFailed: ({ name }) => current().platform.notify('extraction.uploadOf', { name }),
  };
  return { manager: createUploadManager(ports), setContext: (next) => void (context = next) };
}

/** By API client, of which a page has one, and by user id: nobody sees the files of another user. */
const uploadsByClient = new WeakMap<ApiClient, Map<number, UserUploads>>();

/** The uploads of a user. They are created on the first call and outlive the screen. */
function uploadsOf(api: ApiClient, userId: number): UserUploads {
  const byUser = uploadsByClient.get(api) ?? new Map<number, UserUploads>();
  const uploads = byUser.get(userId) ?? createUserUploads();
  uploadsByClient.set(api, byUser.set(userId, uploads));
  return uploads;
}

/** The uploads of the signed-in user. */
export function useUploadManager(): UploadManager {
  const api = useApi();
  const changes = useDocumentChanges();
  const platform = usePlatform();
  const { uploadLimitBytes } = useSettings();
  const userId = platform.session.user.id;
  const { manager, setContext } = useMemo(() => uploadsOf(api, userId), [api, userId]);
  useEffect(
    () => setContext({ api, changes, platform, uploadLimitBytes }),
    [setContext, api, changes, platform, uploadLimitBytes],
  );
  return manager;
}
