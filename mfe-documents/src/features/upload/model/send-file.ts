/** A signed form to which a file is posted, and the document request that it is for. */
export interface Announcement {
  readonly documentRequestId: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What sending a file asks of the outside. */
export interface SendFilePorts {
  readonly announce: (file: File, documentType: string) => Promise<Announcement>;
  readonly post: (
    announcement: Announcement,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ) => Promise<void>;
  /** Takes back a document request whose file will not come. */
  readonly discard: (documentRequestId: string) => Promise<void>;
}

/** One file to send. */
export interface FileToSend {
  readonly file: File;
  readonly documentType: string;
  readonly signal: AbortSignal;
  /** The document request exists from now on. */
  readonly onAnnounced: (documentRequestId: string) => void;
  readonly onProgress: (sent: number, total: number) => void;
}

/**
 * Announces a file and posts it [UPL-009]. Gives the id of its document request, or null when it was cancelled;
 * rejects when it failed. A request whose file did not arrive is taken back, so that no orphan stays [AMB-046].
 *
 * The announcement itself is never aborted: the server may have made the request although the answer was given up.
 */
export async function sendFile(ports: SendFilePorts, toSend: FileToSend): Promise<string | null> {
  const { file, documentType, signal, onAnnounced, onProgress } = toSend;
  if (signal.aborted) return null;
  const announcement = await ports.announce(file, documentType);
  onAnnounced(announcement.documentRequestId);
  try {
    signal.throwIfAborted();
    await ports.post(announcement, file, { signal, onProgress });
    return announcement.documentRequestId;
  } catch (error) {
    await ports.discard(announcement.documentRequestId);
    if (signal.aborted) return null;
    throw error;
  }
}
