import type { LearnedFrom } from '@assay/shared/contracts';
import { formatDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { StatusBadge } from '@assay/shared/ui';
import { RemoveLessonButton, useRemoveLesson } from '@assay/shared/widgets';
import classes from './learned-from-note.module.css';

export interface LearnedFromNoteProps {
  readonly learnedFrom: LearnedFrom;
  /** Name of the metric. */
  readonly metric: string;
}

/** From which document, user and date a proposed value was learned, and a button that removes the lesson [AMB-085]. */
export function LearnedFromNote({ learnedFrom, metric }: LearnedFromNoteProps) {
  const { lessonId, documentName, reviewer, learnedAt, state } = learnedFrom;
  const { settings } = usePlatform();
  const removal = useRemoveLesson();
  const date = formatDate(learnedAt, settings.defaultLanguage);
  const origin = { document: documentName, reviewer, date };
  return (
    <div className={classes.learned}>
      <StatusBadge tone="learned">{text('learning.learnedFrom', origin)}</StatusBadge>
      {state === 'removed' || removal.isSuccess ? (
        <span className={classes.quiet}>{text('learning.removedSince')}</span>
      ) : (
        <RemoveLessonButton
          metric={metric}
          isBusy={removal.isPending}
          onRemove={() => removal.mutate(lessonId)}
        />
      )}
      <RouteLink route="data-model.learning">{text('learning.seeAll')}</RouteLink>
    </div>
  );
}
