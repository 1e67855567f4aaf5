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
