import type { Readable } from 'node:stream';

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

/** Files by key, in a folder or in an S3-compatible store. Keys are ours: no text of a user becomes a path. */
export interface ObjectStore {
  /** A signed form that accepts one file of at most `maxBytes` for this key, until it expires. */
  createUploadForm(key: string, limits: { readonly maxBytes: number }): Promise<UploadForm>;
  /** Stores bytes, or what a stream gives, durably: after the promise, a crash does not lose them. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Stores a local file's content as durably, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Size in bytes, or null when there is nothing under the key. */
  sizeOf(key: string): Promise<number | null>;
  /** SHA-256 in hex of the key's content, read once per stored version. @throws NOT_FOUND */
  hashOf(key: string): Promise<string>;
  /** Gives `use` the path of a readable local file with the content of the key, valid until it returns. */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** Removes the content of a key, if there is any. */
  remove(key: string): Promise<void>;
  /** A short-lived address from which the file can be read without a token [AMB-055]. */
  signDownload(key: string, download: SignedDownload): string;
}
