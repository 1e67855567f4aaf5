/** A signed form to which a file is posted, and the document request that it is for. */
export interface SignedUpload {
  readonly documentRequestId: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Why sending a file failed: the connection is lost, the storage has the file already, the form is no longer valid, or the
 * file is refused.
 */
export type SendFailure = 'lost' | 'received' | 'expired' | 'refused';

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
  readonly failureOf: (error: unknown) => SendFailure;
  /** Waits until a lost connection may be back, longer with every try. False when the upload was cancelled meanwhile. */
  readonly connection: (tries: number, signal: AbortSignal) => Promise<boolean>;
}

/** One file to send. */
export interface FileToSend {
  readonly file: File;
  readonly documentType: string;
  readonly signal: AbortSignal;
  /** Called once a document request exists. */
  readonly onCreated: (documentRequestId: string) => void;
  readonly onProgress: (sent: number, total: number) => void;
  /** The connection was lost; the file is sent again when it returns. */
  readonly onInterrupted: () => void;
}

/** Posts a file with a form. Resolves with the id of the request, or null when it was cancelled. */
async function post(
  ports: SendFilePorts,
  upload: SignedUpload,
  { file, signal, onProgress }: FileToSend,
): Promise<string | null> {
  const { documentRequestId } = upload;
  try {
    signal.throwIfAborted();
    await ports.post(upload, file, { signal, onProgress });
    return documentRequestId;
  } catch (error) {
    const failure = signal.aborted ? 'cancelled' : ports.failureOf(error);
    // The answer of an earlier post was lost, not its file.
    if (failure === 'received') return documentRequestId;
    if (failure === 'lost') throw error;
    await ports.discard(documentRequestId);
    if (failure === 'cancelled') return null;
    throw error;
  }
}

/**
 * Creates the document request of a file and posts the file [UPL-009]. Resolves with the id of the request, or null when it
 * was cancelled; rejects when it failed. When the connection breaks, the file is posted again with the same form once it is
 * back, or with a new one where that has expired [AMB-131]. A request whose file did not arrive is deleted, so that no orphan
 * stays [AMB-046].
 *
 * Creating the request is never aborted: the server may have created it although nobody waits for the response.
 */
export async function sendFile(ports: SendFilePorts, toSend: FileToSend): Promise<string | null> {
  const { file, documentType, signal, onCreated, onInterrupted } = toSend;
  let upload: SignedUpload | null = null;
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) return null;
    try {
      if (upload === null) {
        upload = await ports.createUpload(file, documentType);
        onCreated(upload.documentRequestId);
      }
      return await post(ports, upload, toSend);
    } catch (error) {
      const failure = ports.failureOf(error);
      if (failure === 'expired' && tries > 0) upload = null;
      else if (failure !== 'lost') throw error;
    }
    onInterrupted();
    if (await ports.connection(tries, signal)) continue;
    if (upload !== null) await ports.discard(upload.documentRequestId);
    return null;
  }
}
