import type { Readable } from 'node:stream';
import type { SwitchName } from '@assay/shared/domain';

/** A file that waits at a source. */
export interface WaitingFile {
  /** The same at every look while the file does not change; another for another content. */
  readonly id: string;
  readonly name: string;
  /**
   * Reads the file from its start. A broken connection ends the stream with an error.
   * @throws FileAccessError where this file cannot be read
   */
  open(): Promise<Readable>;
  /**
   * Moves the file out of the way, under another name: it is a document now, or it never can be one.
   * @throws FileAccessError where this file cannot be moved
   */
  putAside(place: Place, name: string): Promise<void>;
  /** Stores a text beside the files that were put aside. */
  writeBeside(place: Place, name: string, text: string): Promise<void>;
}

/** Where files go that were looked at: those that are documents now, and those that never can be. */
export type Place = 'processed' | 'refused';

/** A file cannot be read or moved, while the source and its other files can. */
export class FileAccessError extends Error {}

/** Does something with a file. @throws FileAccessError for the errors that are about that file alone */
export async function accessFile<Result>(
  isOfFile: (error: unknown) => boolean,
  access: () => Promise<Result>,
): Promise<Result> {
  try {
    return await access();
  } catch (error) {
    if (!isOfFile(error)) throw error;
    throw new FileAccessError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A place besides the browser from which documents come. */
export interface Source {
  /** What the documents have as their source. */
  readonly name: string;
  /** The switch of the source; null for one that is on wherever it is configured. */
  readonly switchName: SwitchName | null;
  /** Gives `use` the files that wait. The connection is open until it is done. */
  withFiles(use: (files: readonly WaitingFile[]) => Promise<void>): Promise<void>;
}

/** Names of files that are still being written, by those who write under another name first. */
const UNFINISHED = /^\.|\.(?:part|partial|tmp|filepart|crdownload)$/iu;

/** Whether a file at a source is one to take. */
export function isTaken(name: string): boolean {
  return !UNFINISHED.test(name);
}

/**
 * Remembers what waited at the last look: a file is complete when it has not changed since. Most senders write a file under
 * its own name, so it may be half of it that waits.
 */
export function createStabilityCheck(): (seen: ReadonlySet<string>) => (id: string) => boolean {
  let last: ReadonlySet<string> = new Set();
  return (seen) => {
    const before = last;
    last = seen;
    return (id) => before.has(id);
  };
}
