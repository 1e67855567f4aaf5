import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './load-more.module.css';

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/** The end of a list that goes on: loads more as it comes into view, or by its button. */
export function LoadMore({ shown, total, isLoading, load }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadOnce = useEffectEvent(() => {
    if (!isLoading) load();
  });
  const hasMore = shown < total;
  useEffect(() => {
    if (!end.current || !hasMore) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnce();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
    // Observed anew after every page: an end that is still in view is reported again.
  }, [hasMore, shown]);
  if (total === 0) return null;
  const count = (value: number) => formatNumber(String(value));
  return (
    <Text ref={end} as="div" quiet className={classes.end}>
      <span>{text('metrics.shownOf', { shown: count(shown), total: count(total) })}</span>
      {hasMore && (
        <Button size="sm" loading={isLoading} onClick={load}>
          {text('metrics.loadMore')}
        </Button>
      )}
    </Text>
  );
}
