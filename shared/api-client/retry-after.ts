/** Longer than this nobody waits unasked: the refusal is shown. */
const MAX_WAIT_MS = 10_000;

/**
 * Waits as long as a refused request was told to, where it was told. @returns whether it may be sent again; not where there
 * was nothing said, it takes too long, or `signal` ended the waiting.
 */
export async function waitForRetry(
  status: number,
  retryAfter: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  if (status !== 429 || retryAfter === null || !/^\d+$/.test(retryAfter)) return false;
  const ms = Number(retryAfter) * 1000;
  if (ms > MAX_WAIT_MS || signal?.aborted) return false;
  return new Promise((resolve) => {
    const end = (isTurn: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(isTurn);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    signal?.addEventListener('abort', stop);
  });
}
