let isLeaving = false;

const listen = (events: readonly string[], leaves: boolean) => {
  // In Node there is no page to leave.
  if (typeof window === 'undefined') return;
  const take = () => (isLeaving = leaves);
  for (const event of events) window.addEventListener(event, take, { capture: true, passive: true });
};
// Chromium ends requests after `pagehide`, other browsers as soon as the next page is asked for.
listen(['beforeunload', 'pagehide'], true);
// Whoever chose to stay, or came back, goes on using the page.
listen(['pageshow', 'pointerdown', 'keydown'], false);

/** Whether the browser is leaving this page, so that it ends the requests that have no response yet. */
export const isLeavingPage = (): boolean => isLeaving;
