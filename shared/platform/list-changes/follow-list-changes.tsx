import { useApi } from '@assay/shared/api-client';
import type { ListChanges } from '@assay/shared/contracts';
import { LIVE_LISTS, PROCESSING_STAGES } from '@assay/shared/domain';
import { useNavigateTo } from '@assay/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '../platform-context.tsx';

/** How many documents that the user uploaded can be reviewed now. */
function countReady({ changes }: ListChanges): number {
  const isProcessing = (stage: string | null) => PROCESSING_STAGES.some((name) => name === stage);
  const ready = changes.filter(({ isOwn, from, to }) => isOwn && to === 'EXT_DONE' && isProcessing(from));
  return new Set(ready.map(({ id }) => id)).size;
}

/**
 * Follows what changes in the user's lists, and tells the parts of the page. Shows what the user waits for: documents that are
 * ready.
 */
export function FollowListChanges(): null {
  const api = useApi();
  const { session, events, navigation, notify } = usePlatform();
  const navigateTo = useNavigateTo();
  const { id: userId } = session.user;
  const tell = useEffectEvent((changes: ListChanges, isNew: boolean) => {
    events.emit('lists.changed', changes);
    if (!changes.isComplete || changes.changes.some(({ from, to }) => from !== to))
      navigation.refreshCounts();
    const count = isNew ? countReady(changes) : 0;
    if (count === 0) return;
    const run = () => navigateTo('documents.verification');
    notify('extraction.ready', { count }, { label: 'extraction.openReady', run });
  });
  useEffect(() => {
    // 0 where the settings could not be loaded: who it is decides what is shared with other tabs.
    if (userId === 0) return undefined;
    let stop: () => void = () => undefined;
    let isWanted = true;
    const start = async () => {
      const { followChanges } = await import(/* webpackChunkName: "list-changes" */ './follow-changes.ts');
      if (isWanted) stop = followChanges({ api, userId, tell: (...told) => tell(...told) });
    };
    const timer = setTimeout(() => void start(), LIVE_LISTS.startMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
    };
  }, [api, userId]);
  return null;
}
