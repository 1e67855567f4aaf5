import type { Readable } from 'node:stream';
import type { SwitchName } from '@assay/shared/domain';

/** A file that waits at a source. */
export interface WaitingFile {
  /** The same at every look while the file does not change; another for another content. */
  readonly id: string;
  readonly name: string;
  /** Reads the file from its start. A broken connection ends the stream with an error. */
  open(): Promise<Readable>;
  /** Moves the file out of the way, under another name: it is a document now, or it never can be one. */
  putAside(place: 'processed' | 'refused', name: string): Promise<void>;
}

/** A place besides the browser from which documents come. */
export interface Source {
  /** What the documents have as their source. */
  readonly name: string;
  /** The switch of the source; null for one that is on wherever it is configured. */
  readonly switchName: SwitchName | null;
  /** Gives `use` every file that waits, one after the other. The connection is open until then. */
  eachFile(use: (file: WaitingFile) => Promise<void>): Promise<void>;
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
