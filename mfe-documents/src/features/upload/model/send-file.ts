/** A signed form to which a file is posted, and the document request that it is for. */
export interface SignedUpload {
  readonly documentRequestId: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The calls that sending a file needs. */
export interface SendFilePorts {
  readonly createUpload: (file: File, documentType: string) => Promise<SignedUpload>;
  readonly post: (
    upload: SignedUpload,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ) => Promise<void>;
  /** Deletes a document request whose file will not arrive. */
  readonly discard: (documentRequestId: string) => Promise<void>;
}

/** One file to send. */
export interface FileToSend {
  readonly file: File;
  readonly documentType: string;
  readonly signal: AbortSignal;
  /** Called once the document request exists. */
  readonly onCreated: (documentRequestId: string) => void;
  readonly onProgress: (sent: number, total: number) => void;
}

/**
 * Creates the document request of a file and posts the file [UPL-009]. Resolves with the id of the request, or null when it
 * was cancelled; rejects when it failed. A request whose file did not arrive is deleted, so that no orphan stays
 * [AMB-046].
 *
 * Creating the request is never aborted: the server may have created it although nobody waits for the response.
 */
export async function sendFile(ports: SendFilePorts, toSend: FileToSend): Promise<string | null> {
  const { file, documentType, signal, onCreated, onProgress } = toSend;
  if (signal.aborted) return null;
  const upload = await ports.createUpload(file, documentType);
  onCreated(upload.documentRequestId);
  try {
    signal.throwIfAborted();
    await ports.post(upload, file, { signal, onProgress });
    return upload.documentRequestId;
  } catch (error) {
    await ports.discard(upload.documentRequestId);
    if (signal.aborted) return null;
    throw error;
  }
}
