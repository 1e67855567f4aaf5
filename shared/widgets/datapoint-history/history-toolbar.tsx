import { ACTIONS, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconTrash, iconProps, Toolbar } from '@assay/shared/ui';
import { AsKnownOn } from './as-known-on.tsx';
import type { History } from './use-history.ts';

export interface HistoryToolbarProps {
  readonly history: History;
  readonly language: Language;
  /** How many of the selected values can be deleted. */
  readonly deletable: number;
  readonly onDelete: () => void;
}

/** Over the table: the day as known on which it is shown, and the deletion of what is selected [HIST-008]. */
export function HistoryToolbar({ history, language, deletable, onDelete }: HistoryToolbarProps) {
  const { day, showDay, remove } = history;
  return (
    <Toolbar
      label={text('datapoints.asKnownOn')}
      end={
        day === null && (
          <PermissionLock needs={ACTIONS['entities.delete']}>
            <Button
              size="sm"
              variant="danger"
              icon={<IconTrash {...iconProps} />}
              disabled={deletable === 0 || remove.isPending}
              onClick={onDelete}
            >
              {text('datapoints.delete')}
            </Button>
          </PermissionLock>
        )
      }
    >
      <AsKnownOn day={day} onChange={showDay} language={language} />
    </Toolbar>
  );
}
