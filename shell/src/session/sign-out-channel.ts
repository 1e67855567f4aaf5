const NAME = 'assay.session';
const LEFT = 'left';

/**
 * Tells every tab that the user chose to sign out. That the session is over they see in the storage; this says that
 * nothing of it is to be kept for coming back. A browser without channels keeps a tab's place, the smaller harm.
 */
export function broadcastSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(LEFT);
  channel.close();
}

/** Hears of it. Answers how to stop. */
export function onSignOutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === LEFT) listener();
  });
  return () => channel.close();
}
