/** How long work may keep the page from answering, in ms. */
const SLICE_MS = 12;

/**
 * Runs work that yields from time to time, and gives the page its turn between slices. What fits into one slice is done
 * before the call returns.
 * @param onStep called with what the work yielded last, before the page gets its turn
 * @returns ends the work
 */
export function runChunked<Step, Result>(
  work: Generator<Step, Result>,
  { onDone, onStep }: { readonly onDone: (result: Result) => void; readonly onStep?: (step: Step) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const end = performance.now() + SLICE_MS;
    for (;;) {
      const next = work.next();
      if (next.done) return onDone(next.value);
      if (performance.now() < end) continue;
      onStep?.(next.value);
      timer = setTimeout(run);
      return;
    }
  };
  run();
  return () => clearTimeout(timer);
}
