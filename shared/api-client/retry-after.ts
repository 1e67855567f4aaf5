/** The longest wait without asking the user; a longer one shows the refusal. */
const MAX_WAIT_MS = 10_000;

/**
 * Waits as long as the `Retry-After` of a 429 response says. Resolves with whether the request may be sent again: not
 * without that header, where the wait is too long, or where `signal` ended it.
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
    const end = (mayRetry: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(mayRetry);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    signal?.addEventListener('abort', stop);
  });
}
