import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';

/**
 * How much of a function the database runs, in bytes of its code, before V8 compiles it thoroughly; 13,000,000 by itself.
 * What a server compiles so while it starts and reads its first documents takes longer than it saves, and the parser of SQL
 * alone takes seconds and 640 MB (ADR 0005). A function that a large table keeps busy is compiled after about a second.
 */
const THOROUGH_COMPILATION = '--wasm-tiering-budget=1000000000';

/** Compiles the embedded database. The module may be sent to threads, which then need not compile it themselves. */
export async function compilePGlite(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  setFlagsFromString(THOROUGH_COMPILATION);
  return WebAssembly.compile(await readFile(file));
}
