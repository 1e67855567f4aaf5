import { LIVE_LISTS } from '@assay/shared/domain';
import { useEffect, useEffectEvent } from 'react';
import type { EventBus, PlatformEvents } from '../events.ts';
import { usePlatform } from '../platform-context.tsx';

/** Which documents changed; null where that is not known, and any may have. */
export type ChangedIds = ReadonlySet<string> | null;

/** Calls the listener with what came together, at most once in a while, and only while the page is on the screen. */
function gather(listener: (ids: ChangedIds) => void) {
  let ids: ChangedIds | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (ids === undefined || document.visibilityState === 'hidden') return;
    const gathered = ids;
    ids = undefined;
    timer = setTimeout(flush, LIVE_LISTS.reloadMs);
    listener(gathered);
  };
  document.addEventListener('visibilitychange', flush);
  return {
    add: (more: ChangedIds) => {
      ids = more === null || ids === null ? null : new Set([...(ids ?? []), ...more]);
      if (timer === undefined) flush();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}

/** Follows documents that came to, changed at or left any of the stages, here or elsewhere. Returns how to stop. */
function onStageChanges(events: EventBus, stages: readonly string[], listener: (ids: ChangedIds) => void) {
  const gathered = gather(listener);
  const isOfStage = (stage: string | null) => stage !== null && stages.includes(stage);
  const take = ({ isComplete, changes }: PlatformEvents['lists.changed']) => {
    const ids = changes.filter(({ from, to }) => isOfStage(from) || isOfStage(to)).map(({ id }) => id);
    if (!isComplete) gathered.add(null);
    else if (ids.length > 0) gathered.add(new Set(ids));
  };
  const stopListening = events.on('lists.changed', take);
  return () => {
    stopListening();
    gathered.stop();
  };
}

/**
 * Calls the listener when documents came to, changed at or left any of the stages, whoever changed them: at most once a second, and
 * for a page that is not on the screen when it is again. Nothing is called in a host that tells no changes.
 */
export function useStageChanges(stages: readonly string[], onChange: (ids: ChangedIds) => void): void {
  const { events } = usePlatform();
  const changed = useEffectEvent(onChange);
  const names = stages.join();
  useEffect(() => {
    if (names === '') return undefined;
    return onStageChanges(events, names.split(','), (ids) => changed(ids));
  }, [events, names]);
}
