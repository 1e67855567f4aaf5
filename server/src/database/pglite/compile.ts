import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';

/**
 * How much of a function the database runs, in bytes of its code, before V8 compiles it thoroughly; 13,000,000 by itself.
 * Most of what a server would compile so while it starts and reads its first documents takes longer than it saves (ADR 0005).
 * A function that a large table keeps busy is compiled after about a second.
 */
const THOROUGH_COMPILATION = '--wasm-tiering-budget=1000000000';

/** Compiles the embedded database. The module may be sent to threads, which then need not compile it themselves. */
export async function compilePGlite(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  setFlagsFromString(THOROUGH_COMPILATION);
  return WebAssembly.compile(await readFile(file));
}
