import type { LearnedFrom } from '@assay/shared/contracts';
import { formatDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { StatusBadge, Text } from '@assay/shared/ui';
import { RemoveLessonButton, useRemoveLesson } from '@assay/shared/widgets';
import classes from './learned-from-note.module.css';

export interface LearnedFromNoteProps {
  readonly learnedFrom: LearnedFrom;
  readonly metric: { readonly id: string; readonly label: string };
}

/**
 * From which document, user and date a proposed value was learned, and a button that removes the lesson [AMB-085]; one of another
 * sender for the sender of this document alone [AMB-142].
 */
export function LearnedFromNote({ learnedFrom, metric }: LearnedFromNoteProps) {
  const { lessonId, documentName, reviewer, learnedAt, state, isOfOtherSender = false } = learnedFrom;
  const { settings } = usePlatform();
  const removal = useRemoveLesson(isOfOtherSender ? metric.id : undefined);
  const date = formatDate(learnedAt, settings.defaultLanguage);
  const origin = { document: documentName, reviewer, date };
  return (
    <Text as="div" caption className={classes.learned}>
      <StatusBadge tone="learned">
        {text(isOfOtherSender ? 'learning.learnedFromOther' : 'learning.learnedFrom', origin)}
      </StatusBadge>
      {state === 'removed' || removal.isSuccess ? (
        <Text quiet>
          {text(isOfOtherSender && state !== 'removed' ? 'learning.excludedSince' : 'learning.removedSince')}
        </Text>
      ) : (
        <RemoveLessonButton
          metric={metric.label}
          isBusy={removal.isPending}
          onRemove={() => removal.mutate(lessonId)}
        />
      )}
      <RouteLink route="data-model.learning">{text('learning.seeAll')}</RouteLink>
    </Text>
  );
}
