import type { Readable } from 'node:stream';

/** What an upload form lets through. */
export interface UploadGrant {
  readonly maxBytes: number;
  readonly expiresInSeconds: number;
}

/** A form that may be posted once its fields precede the file; made of AWS's SigV4 POST policy for every store. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

export interface DownloadGrant {
  readonly expiresInSeconds: number;
  readonly contentType: string;
  /** Becomes the name of the download, whatever characters it has. */
  readonly fileName?: string;
}

export interface StoredObject {
  readonly size: number;
}

/** Where files lie: documents as uploaded, document graphs, exports. Keys are ours, never a user's. */
export interface ObjectStore {
  signUpload(key: string, grant: UploadGrant): Promise<UploadForm>;
  /** An address that answers the object to anybody until it expires. */
  signDownload(key: string, grant: DownloadGrant): Promise<string>;
  put(key: string, content: Buffer): Promise<void>;
  /** The object's bytes, null where there is none. */
  read(key: string): Promise<Readable | null>;
  head(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Runs `work` with the object as a file of this machine. @throws when there is no such object. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
}
