import { text } from '@assay/shared/messages';
import { Button, IconTrash, iconProps, Locked } from '@assay/shared/ui';

export interface RemoveLessonButtonProps {
  /** Name of the metric that the lesson is about. */
  readonly metric: string;
  /** False shows the lock with 'Insufficient Permissions' [PERM-011]. */
  readonly canRemove: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Takes what was learned out again, for those who may train the extraction [AMB-085]. */
export function RemoveLessonButton({ metric, canRemove, isBusy, onRemove }: RemoveLessonButtonProps) {
  return (
    <Locked when={!canRemove}>
      <Button
        size="sm"
        variant="quiet"
        icon={<IconTrash {...iconProps} size={14} />}
        aria-label={text('learning.removeOf', { metric })}
        disabled={isBusy}
        onClick={onRemove}
      >
        {text('learning.remove')}
      </Button>
    </Locked>
  );
}
