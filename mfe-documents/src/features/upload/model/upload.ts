import type { MessageKey } from '@assay/shared/messages';

/** Bytes sent so far, of how many, in how many milliseconds. */
export interface Sending {
  readonly kind: 'sending';
  readonly sent: number;
  readonly total: number;
  readonly elapsed: number;
}

/**
 * How far one file is. `sending` counts bytes and the milliseconds that they took; `interrupted` waits for the connection;
 * `failed` says why, and whether sending it again could help.
 */
export type UploadStatus =
  | { readonly kind: 'waiting' }
  | Sending
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'failed'; readonly message: MessageKey; readonly canRetry: boolean };

/** One file that is uploaded. It leaves the list once it has arrived, because the processing list shows it from then on. */
export interface Upload {
  /** Unique within this browser tab. */
  readonly id: string;
  readonly file: File;
  /** Id of the document type. */
  readonly documentType: string;
  readonly status: UploadStatus;
  /** Id of its document request, null until that is created. */
  readonly documentRequestId: string | null;
}

/** A file with the type that was chosen for it. */
export interface UploadRequest {
  readonly file: File;
  readonly documentType: string;
}

/** Whether the upload is waiting or being sent. */
export function isActive({ status }: Upload): boolean {
  return status.kind !== 'failed';
}

/** Percent of a sending upload, 0 to 100, rounded down so that 100 means that the last byte left. */
export function percentSent({ sent, total }: { sent: number; total: number }): number {
  return total <= 0 ? 0 : Math.min(100, Math.floor((sent / total) * 100));
}

/** Milliseconds after which the rate of a file is known well enough to say how long the rest takes. */
const MIN_ELAPSED = 1500;

/** Seconds that the rest of a file takes at the rate so far, rounded up; null while that cannot be said. */
export function secondsLeft({ sent, total, elapsed }: Omit<Sending, 'kind'>): number | null {
  if (sent <= 0 || elapsed < MIN_ELAPSED) return null;
  return Math.ceil(((total - sent) * elapsed) / sent / 1000);
}
