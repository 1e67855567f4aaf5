import { Readable } from 'node:stream';

export interface Completion {
  /** Called once the whole content has been read. */
  readonly complete: () => Promise<void>;
  /** Called instead where the reader left, or the content failed. */
  readonly abandon: () => Promise<void>;
}

/** The content, whose reader gets its end only when the export is complete: what follows from it is then true already. */
export function completing(content: Readable, { complete, abandon }: Completion): Readable {
  async function* chunks() {
    let isComplete = false;
    try {
      yield* content;
      await complete();
      isComplete = true;
    } finally {
      if (!isComplete) await abandon();
    }
  }
  return Readable.from(chunks());
}
