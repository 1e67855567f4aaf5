import type { ExtractionOutcome } from '../contract/outcome.ts';

/** The code with which the reading process ends when the system refuses its engine more memory. */
export const MEMORY_REFUSED = 70;

/**
 * Ends this process when an engine is refused memory. An engine that lives on would take it for a broken page, and half
 * a document for a whole one.
 */
export function endWhenMemoryIsRefused(): void {
  const grow = Reflect.get(WebAssembly.Memory.prototype, 'grow');
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    try {
      return Reflect.apply(grow, this, [pages]);
    } catch {
      process.exit(MEMORY_REFUSED);
    }
  };
}

/** Ends this process where a script was refused memory, which it tells only in words. */
export function endWhereMemoryWasRefused(outcome: ExtractionOutcome): void {
  if (!outcome.ok && outcome.failure.detail === 'Array buffer allocation failed')
    process.exit(MEMORY_REFUSED);
}
