const NAME = 'assay.session';
const SIGNED_OUT = 'left';

/**
 * Informs every tab that the user chose to sign out, so that no tab returns to its page after the next sign-in. The end
 * of the session itself is visible in the browser's storage. Without channels (an old browser) a tab does return.
 */
export function broadcastSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** Calls the listener when the user signs out by choice in another tab. Returns how to stop. */
export function onSignOutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === SIGNED_OUT) listener();
  });
  return () => channel.close();
}
