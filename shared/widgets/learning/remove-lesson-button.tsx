import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconTrash, iconProps } from '@assay/shared/ui';

export interface RemoveLessonButtonProps {
  /** Name of the metric that the lesson is about. */
  readonly metric: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Removes a lesson, for users who may train the extraction [AMB-085, PERM-011]. */
export function RemoveLessonButton({ metric, isBusy, onRemove }: RemoveLessonButtonProps) {
  return (
    <PermissionLock needs={ACTIONS['documents.train']}>
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
    </PermissionLock>
  );
}
