import type { Readable } from 'node:stream';

/** Seconds in which a created upload may begin. */
export const FORM_LIFETIME_SECONDS = 60 * 60;

/** A form that a browser posts a file to: the fields come first, in their order, then the file as `file` [AMB-046]. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a signed download address states. */
export interface SignedDownload {
  /** Name of the saved file; characters that a header cannot carry are encoded. */
  readonly filename: string;
  readonly contentType: string;
  /** Shows the file in the page instead of saving it. */
  readonly inline?: boolean;
  /** SHA-256 in hex that the file must have: any other is refused [AMB-131]. */
  readonly hash?: string;
}

/** A file that is complete and stored, but has no key yet. */
export interface ReceivedFile {
  /** SHA-256 in hex. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** Stores the file under a key, durably, replacing a former file. */
  moveTo(key: string): Promise<void>;
}

/** Files by key, in a folder or in an S3-compatible store. Keys are ours: no text of a user becomes a path. */
export interface ObjectStore {
  /** A signed form that accepts one file of at most `maxBytes` for this key, until it expires. */
  createUploadForm(key: string, limits: { readonly maxBytes: number }): Promise<UploadForm>;
  /**
   * Stores a stream of at most `maxBytes` and gives `use` the file. A longer file, or one that `use` does not move, is
   * removed.
   * @throws AppError FILE_TOO_LARGE, STORAGE_FULL
   */
  receive(content: Readable, maxBytes: number, use: (file: ReceivedFile) => Promise<void>): Promise<void>;
  /** Whether there is room for so many bytes more. */
  hasRoom(bytes?: number): Promise<boolean>;
  /** Stores bytes, or what a stream gives, durably: after the promise, a crash does not lose them. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Stores a local file's content as durably, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Size in bytes, or null when there is nothing under the key. */
  sizeOf(key: string): Promise<number | null>;
  /** Whether a file was posted with the form of this key, and nobody has taken it yet. */
  hasArrival(key: string): Promise<boolean>;
  /** SHA-256 in hex of the key's content, read once per stored version. @throws NOT_FOUND */
  hashOf(key: string): Promise<string>;
  /** Gives `use` the path of a readable local file with the content of the key, valid until it returns. */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** Removes the content of a key, if there is any. */
  remove(key: string): Promise<void>;
  /** A short-lived address from which the file can be read without a token [AMB-055]. */
  signDownload(key: string, download: SignedDownload): string;
}
